/** Where each designator of the placement map stands: on its body if that is clear of the pads, otherwise beside it. */

import type { Board, PlacedPart } from '#drawings/pcb/board-spec.ts';
import { footprints } from '#drawings/pcb/footprints.ts';
import { padRadiusOf } from '#drawings/pcb/mounting.ts';
import { inks } from '#pdf/inks.ts';
import type { PdfDocument, TextStyle } from '#pdf/pdf-document.ts';
import { type Box, boxAround, LabelMap, placesAround } from '../labels/label-map.ts';

/** A little smaller than the copper, so that letters have room. */
export const drawnPadRadius = (part: PlacedPart): number => padRadiusOf(part) - 0.15;

export interface PlacedRef extends Box {
  readonly part: PlacedPart;
  readonly style: TextStyle;
  /** Whether it reads up the body. */
  readonly isUp: boolean;
}

const isWireOrPot = ({ kind }: PlacedPart): boolean => kind === 'WIRE' || kind === 'POT';

const flipOf = (part: PlacedPart): 1 | -1 => (part.turn === 180 && !isWireOrPot(part) ? -1 : 1);

const styleOf = ({ kind }: PlacedPart): TextStyle => ({
  font: 'mark',
  size: Math.max(footprints[kind].label.cap * 1.32, 1.35),
  colour: inks.text,
});

/** The box that the outline of a part fills. Its arcs go round the middle of the part, or are small. */
function bodyOf(part: PlacedPart): Box | null {
  const { outline } = footprints[part.kind];
  if (!outline || isWireOrPot(part)) return null;
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const [, command, list] of outline.matchAll(/([MHVLCA])([^A-Z]*)/g)) {
    const at = [...list!.matchAll(/-?\d*\.?\d+/g)].map(Number);
    if (command === 'H') xs.push(...at);
    else if (command === 'V') ys.push(...at);
    else {
      const points = command === 'A' ? at.slice(-2) : at;
      points.forEach((value, i) => (i % 2 ? ys : xs).push(value));
      if (command === 'A' && at[0]! > 1.5) [-1, 1].forEach((side) => [xs.push(side * at[0]!), ys.push(side * at[1]!)]);
    }
  }
  const flip = flipOf(part);
  const [left, right] = [Math.min(...xs.map((x) => x * flip)), Math.max(...xs.map((x) => x * flip))];
  const [top, bottom] = [Math.min(...ys.map((y) => y * flip)), Math.max(...ys.map((y) => y * flip))];
  return { x: part.x + left, y: part.y + top, w: right - left, h: bottom - top };
}

/** Where the board itself prints it. A label is placed by its baseline, right of letters that read upwards. */
function printedPlace(part: PlacedPart, w: number, h: number): Box {
  const { label } = footprints[part.kind];
  const flip = flipOf(part);
  const [x, y] = label.up ? [label.x - label.cap / 2, label.y] : [label.x, label.y - label.cap / 2];
  return boxAround(part.x + flip * x, part.y + flip * y, label.up ? h : w, label.up ? w : h);
}

/** Beside the body, level or upright. */
function placesBeside(part: PlacedPart, w: number, h: number): (Box & { isUp: boolean })[] {
  const body = bodyOf(part);
  if (!body) return placesAround(part.x, part.y, w, h, drawnPadRadius(part)).map((box) => ({ ...box, isUp: false }));
  const [x, y] = [body.x + body.w / 2, body.y + body.h / 2];
  const gap = 0.35;
  const side = (bw: number, bh: number, isUp: boolean) =>
    [-1, 1].flatMap((to) => [
      { ...boxAround(x + to * (body.w / 2 + gap + bw / 2), y, bw, bh), isUp },
      { ...boxAround(x, y + to * (body.h / 2 + gap + bh / 2), bw, bh), isUp },
    ]);
  return [...side(h, w, true), ...side(w, h, false)];
}

export function boardLabels(sheet: PdfDocument, board: Board): PlacedRef[] {
  const pads = board.parts.flatMap((part) => part.pads.map(([x, y]) => boxAround(x, y, 2 * drawnPadRadius(part))));
  const holes = board.holes.map(([x, y]) => boxAround(x, y, 3.2));
  const sized = board.parts.map((part) => ({ part, style: styleOf(part), ...sheet.sizeOf(part.ref, styleOf(part)) }));
  const printed = sized.map(({ part, w, h }) => printedPlace(part, w, h));
  const onPads = new LabelMap(0.12);
  onPads.take(...pads, ...holes);
  // A plastic transistor has no room for letters between its pads and its back.
  const isClear = printed.map((box, i) => onPads.isFree(box, sized[i]!.part.kind === 'Q' ? 0.45 : 0.12));
  const map = new LabelMap(0.3, 0.15);
  map.take(
    ...pads,
    ...holes,
    ...board.parts.flatMap((part) => bodyOf(part) ?? []),
    ...printed.filter((_, i) => isClear[i]),
  );
  return sized.map(({ part, style, w, h }, i) => {
    const onBody = { ...printed[i]!, isUp: footprints[part.kind].label.up ?? false };
    if (isClear[i]) return { part, style, ...onBody };
    const beside = placesBeside(part, w, h).filter((place) => map.isFree(place, 0.15));
    return { part, style, ...map.place(beside.length ? beside : [onBody]) };
  });
}
