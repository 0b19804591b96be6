/** Where the labels of the wiring drawing stand: beside their lug, off every wire, outline and each other. */

import type { PdfDocument, TextStyle } from '#pdf/pdf-document.ts';
import { inks } from '#pdf/inks.ts';
import { type Box, boxAround, edgesOf, LabelMap, middleOf, placesAround, runBox } from '../labels/label-map.ts';
import type { RoutedWire } from './wire-router.ts';
import type { PanelPart, Terminal, WiringPlan } from './wiring-plan.ts';

interface PlacedLabel {
  readonly text: string;
  readonly style: TextStyle;
  readonly box: Box;
}

export interface WiringLabels {
  readonly labels: readonly PlacedLabel[];
  /** The middle of each wire's number, in the order of the wires. */
  readonly numbers: readonly (readonly [number, number])[];
}

export const lugRadius = 1.1;
export const numberRadius = 1.9;
export const wireStroke = 0.75;

const longNames: Readonly<Record<string, string>> = {
  JIN: 'INPUT',
  JOUT: 'OUTPUT',
  JOUTB: 'OUTPUT B',
  JSEND: 'SEND',
  JRETURN: 'RETURN',
  JDC: '9 V DC',
};

/** The text for a jack, or its designator. */
export const partName = (ref: string): string => longNames[ref] ?? ref;

const nameStyle = { font: 'strong', size: 3, colour: inks.text } as const;
const lugStyle = { font: 'value', size: 2.1, colour: inks.soft } as const;

/** Where the middle of a part's name would like to be, from the middle of the part. */
function nameOffset({ component: { kind }, w, h }: PanelPart, width: number): readonly [number, number] {
  if (kind === 'jack') return [0, -13.6];
  if (kind === 'dc-jack') return w > h ? [0, -3.4] : [0, 0];
  if (kind === 'led') return [6.5 + width / 2, -0.6];
  return kind === 'footswitch' ? [20.5 + width / 2, 17] : [5.5 + width / 2, 5.8];
}

/** What lies left of it hangs on the left wall. */
const leftQuarter = 42;

const lugNames: Readonly<Record<string, string>> = { T: 'tip', S: 'sleeve' };

/** What a lug says about itself, and where it would like to say it, from the middle of the lug. */
function lugLabel({ id, x }: Terminal): { text: string; style: TextStyle; offset: readonly [number, number] } {
  const dot = id.indexOf('.');
  const [ref, pin] = [id.slice(0, dot), id.slice(dot + 1)];
  if (ref === 'PCB') return { text: pin, style: { ...lugStyle, font: 'mark', colour: inks.mat }, offset: [0, -3.1] };
  if (ref.startsWith('SW')) return { text: pin, style: lugStyle, offset: [2.4, -2.2] };
  if (ref === 'JDC')
    return {
      text: pin,
      style: { ...lugStyle, size: 3, font: 'mark' },
      offset: x < leftQuarter ? [-4.4, 0] : [0, -4.4],
    };
  if (ref.startsWith('LED'))
    return {
      text: pin === 'A' ? '+' : '-',
      style: { ...lugStyle, size: 2.6 },
      offset: [pin === 'A' ? -2.8 : 2.8, -1],
    };
  return { text: lugNames[pin] ?? pin, style: lugStyle, offset: [x < 84 ? -9 : 9, pin === 'T' ? -2.1 : 1.9] };
}

/** What is drawn inside the outline of a part. */
function innerLines({ component: { kind }, x, y }: PanelPart): Box[] {
  if (kind === 'led') return [boxAround(x, y, 7), boxAround(x, y + 5, 8, 6)];
  if (kind !== 'jack') return [];
  const outward = x < 84 ? -1 : 1;
  const spring = (dy: number, to: number): Box => runBox([x - outward * 14, y + dy], [x + outward * to, y + dy], 0.8);
  return [spring(-4, 4), spring(6, -6)];
}

const runsOf = ({ line }: RoutedWire): Box[] => line.slice(1).map((point, i) => runBox(line[i]!, point, wireStroke));

/** Places for the number of a wire: on its longest run first, and from the middle of a run to its ends. */
function numberPlaces({ line }: RoutedWire): Box[] {
  const runs = line.slice(1).map(([x, y], i) => {
    const [px, py] = line[i]!;
    return {
      x: (x + px) / 2,
      y: (y + py) / 2,
      dx: Math.sign(x - px),
      dy: Math.sign(y - py),
      length: Math.abs(x - px) + Math.abs(y - py),
    };
  });
  return runs
    .sort((a, b) => b.length - a.length)
    .flatMap(({ x, y, dx, dy, length }) => {
      const steps = Array.from({ length: Math.max(1, Math.floor((length - 2 * numberRadius) / 2)) }, (_, i) => i);
      return steps.flatMap((step) =>
        (step ? [step, -step] : [0]).map((at) => boxAround(x + dx * at, y + dy * at, 2 * numberRadius)),
      );
    });
}

function drawnRoom(plan: WiringPlan, wires: readonly RoutedWire[]): Box[] {
  const { board } = plan;
  const outlines = plan.parts.flatMap(({ x, y, w, h }) => edgesOf(boxAround(x, y, w, h)));
  const lugs = plan.terminals.map(({ x, y }) => boxAround(x, y, 2 * lugRadius));
  const boardName = boxAround(board.x + board.w / 2, board.y + 11, board.w * 0.7, 9);
  return [
    ...edgesOf({ ...board, h: board.h + 2.4 }),
    boardName,
    ...outlines,
    ...plan.parts.flatMap(innerLines),
    ...lugs,
    ...wires.flatMap(runsOf),
  ];
}

export function wiringLabels(sheet: PdfDocument, plan: WiringPlan, wires: readonly RoutedWire[]): WiringLabels {
  const map = new LabelMap(0.25);
  map.take(...drawnRoom(plan, wires));
  const place = (text: string, style: TextStyle, x: number, y: number, dx: number, dy: number): PlacedLabel => {
    const { w, h } = sheet.sizeOf(text, style);
    return { text, style, box: map.place([boxAround(x + dx, y + dy, w, h), ...placesAround(x, y, w, h, lugRadius)]) };
  };
  const names = plan.parts.map((part) => {
    const text = partName(part.component.ref);
    return place(text, nameStyle, part.x, part.y, ...nameOffset(part, sheet.widthOf(text, nameStyle)));
  });
  const lugs = plan.terminals.map((terminal) => {
    const { text, style, offset } = lugLabel(terminal);
    return place(text, style, terminal.x, terminal.y, ...offset);
  });
  // A number stands on its own wire, so that one counts as free room; short wires choose first.
  const numbers = new Map<RoutedWire, readonly [number, number]>();
  const fixed = [...names, ...lugs].map(({ box }) => box);
  const badges: Box[] = [];
  for (const wire of wires.toSorted((a, b) => numberPlaces(a).length - numberPlaces(b).length)) {
    const room = new LabelMap(1.4, 0.7, 0.2);
    room.take(
      ...fixed,
      ...badges,
      ...drawnRoom(
        plan,
        wires.filter((other) => other !== wire),
      ),
    );
    const box = room.place(numberPlaces(wire));
    badges.push(box);
    numbers.set(wire, middleOf(box));
  }
  return { labels: [...names, ...lugs], numbers: wires.map((wire) => numbers.get(wire)!) };
}
