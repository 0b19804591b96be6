/**
 * The open box from behind, to scale: one unit is a millimetre of the places in a wiring. Every part, lug and wire is a group of
 * its own (`data-part`, `data-lug`, `data-wire`), so that a page shows what is in and lights what is next.
 */

import { casting } from '#electronics/enclosure.ts';
import {
  type BoxBody,
  type BoxLug,
  isLampCovered,
  isPad,
  liesUnder,
  type OpenBox,
} from '#electronics/wiring/open-box.ts';
import type { PlannedWiring } from '#electronics/wiring/plan-wiring.ts';
import { isDeep, type WireLine } from '#electronics/wiring/wire-router.ts';
import { pinOfLug, type Place, refOfLug, type Wire } from '#electronics/wiring/wiring.ts';
import type { KitDrawing } from '../kit/kit-spec.ts';
import { wirePaints } from '../parts/colour-chips.ts';
import type { BoardLayout } from '../pcb/layout-board.ts';
import { Defs } from '../primitives/defs.ts';
import { coats } from '../primitives/palette.ts';
import { shortHash } from '../primitives/rng.ts';
import { circle, data, g, move, rect, svg } from '../primitives/svg.ts';
import { boardLayers } from '../workbench/board-layers.ts';
import {
  bezelFromBehind,
  footswitchFromBehind,
  jackFromBehind,
  lampFromBehind,
  socketFromBehind,
  toggleFromBehind,
  word,
} from './hardware-from-behind.ts';
import { numberPlaces } from './wire-numbers.ts';
import { holeDiameters } from '../pedal/drilling.ts';

const part = (ref: string, ...children: string[]): string => g({ 'data-part': ref }, ...children);

/** Walls, floor, posts, and the holes that are drilled for what is not in yet. */
function shell(d: Defs, { w, h, controls, bodies }: OpenBox, coat: string): string {
  const { wall, post } = casting;
  const floor = d.linear(
    [
      [0, '#d9dedd'],
      [1, '#bcc4c4'],
    ],
    0,
    0,
    0.3,
    1,
  );
  const hole = (x: number, y: number, diameter: number): string =>
    circle(x, y, diameter / 2, { fill: '#2a3134', stroke: '#8a9297', 'stroke-width': 0.35 });
  const holes: Partial<Record<BoxBody['kind'], number>> = {
    led: holeDiameters.lamp,
    footswitch: holeDiameters.footswitch,
    toggle: holeDiameters.toggle,
  };
  const corners = [post.inset, w - post.inset].flatMap((x) =>
    [post.inset, h - post.inset].map(
      (y) =>
        circle(x, y, post.radius, { fill: '#b9c1c4', stroke: '#7d868b', 'stroke-width': 0.25 }) +
        circle(x, y, 1.2, { fill: '#3b4245' }),
    ),
  );
  return part(
    'BOX',
    rect(0, 0, w, h, 5, { fill: coat, stroke: '#0d1715', 'stroke-opacity': 0.35, 'stroke-width': 0.3 }),
    rect(wall, wall, w - 2 * wall, h - 2 * wall, 3.4, { fill: floor, stroke: '#8a9297', 'stroke-width': 0.3 }),
    ...corners,
    ...controls.map(([x, y]) => hole(x, y, holeDiameters.pot)),
    ...bodies.filter(({ wall: side }) => side === 'face').map(({ kind, x, y }) => hole(x, y, holes[kind]!)),
  );
}

/** As it goes in: chips still out of their sockets, controls behind it. */
function board(
  { board: plate, controls, bodies }: OpenBox,
  kit: KitDrawing,
  layout: BoardLayout,
): { defs: string; markup: string } {
  const layers = boardLayers(kit, layout);
  const soldered = Object.entries(layers.parts).filter(([ref]) => !(`XS-${ref}` in layers.parts));
  const [left, top] = [plate.x - plate.w / 2, plate.y - plate.h / 2];
  const dashed = (x: number, y: number, r: number, opacity: number): string =>
    circle(x, y, r, {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': opacity,
      'stroke-width': 0.3,
      'stroke-dasharray': '.9 .9',
    });
  const hidden = bodies.filter((body) => body.kind === 'led' && liesUnder(body, plate));
  const markup = part(
    'PCB',
    move(left, top, layers.top, ...soldered.map(([, drawn]) => drawn)),
    ...controls.map(([x, y]) => dashed(x, y, 8.2, 0.3)),
    ...hidden.map(({ x, y }) => dashed(x, y, 4.8, 0.9)),
  );
  return { defs: layers.defs, markup };
}

const pinWords: Readonly<Record<string, string>> = { T: 'tip', S: 'sleeve', '+': '+', '-': '−', A: '+', K: '−' };

/** From the lug to the middle of its name. */
function labelOffset({ id, x }: BoxLug, { size, w, bodies }: OpenBox): readonly [number, number] {
  const outward = x < w / 2 ? -1 : 1;
  const body = bodies.find(({ ref }) => ref === refOfLug(id))!;
  switch (body.kind) {
    case 'jack':
      if (size === '1590A') return pinOfLug(id) === 'T' ? [outward * 6, -2.4] : [outward * 4, 2.9];
      return pinOfLug(id) === 'T' ? [outward * 4.6, -2.7] : [outward * 5.2, 2.9];
    case 'dc-jack':
      return body.wall === 'top' ? [pinOfLug(id) === '+' ? 3 : -3, 0.4] : [-3, 0];
    case 'led':
      return [pinOfLug(id) === 'A' ? -4.4 : 4.4, 0];
    case 'footswitch':
      return [1.75, 1.75];
    default:
      return [3.2, 0];
  }
}

const pad = { fill: '#e3c47c', stroke: '#5f4713', 'stroke-width': 0.25 } as const;
const eye = { fill: '#3b2d0c' } as const;
/** Signs are harder to see than letters and figures. */
const labelSizes: Partial<Record<BoxBody['kind'], number>> = { footswitch: 2, 'dc-jack': 3, led: 3 };

const bodyOf = ({ bodies }: OpenBox, id: string): BoxBody => bodies.find(({ ref }) => ref === refOfLug(id))!;

/** A lug of the footswitch is flat and lies level; others are eyelets. */
function lug({ id, x, y }: BoxLug, box: OpenBox): string {
  const isFlat = !isPad(id) && bodyOf(box, id).kind === 'footswitch';
  const shape = isFlat
    ? rect(x - 1.3, y - 0.75, 2.6, 1.5, 0.5, pad) + rect(x - 0.6, y - 0.28, 1.2, 0.56, 0.28, eye)
    : circle(x, y, 1.1, pad) + circle(x, y, 0.5, eye);
  return g({ 'data-lug': id }, shape);
}

/** The name of a lug, over the wires. Pads have theirs in print. */
function lugLabel(one: BoxLug, box: OpenBox): string {
  const { kind } = bodyOf(box, one.id);
  const [dx, dy] = labelOffset(one, box);
  const isOnDark = kind === 'footswitch' || kind === 'toggle';
  const paint = isOnDark
    ? { fill: '#fff', stroke: '#14264a', 'stroke-width': 0.5 }
    : { stroke: '#dfe4e2', 'stroke-width': 0.7 };
  const name = pinWords[pinOfLug(one.id)] ?? pinOfLug(one.id);
  const attrs = { 'paint-order': 'stroke', 'stroke-linejoin': 'round', ...paint };
  return g({ 'data-lug': one.id }, word(name, one.x + dx, one.y + dy, labelSizes[kind] ?? 2.15, attrs));
}

/** Lugs, and the middles of their names. */
const keptFree = (box: OpenBox): Place[] =>
  box.lugs.flatMap((each): Place[] => {
    if (isPad(each.id)) return [[each.x, each.y]];
    const [dx, dy] = labelOffset(each, box);
    return [
      [each.x, each.y],
      [each.x + dx, each.y + dy],
    ];
  });

const bendRadius = 2.2;

function roundedPath(line: WireLine): string {
  const toward = (
    [x, y]: readonly [number, number],
    [ax, ay]: readonly [number, number],
  ): readonly [number, number] => {
    const far = Math.hypot(x - ax, y - ay) || 1;
    const r = Math.min(bendRadius, far / 2) / far;
    return [x - (x - ax) * r, y - (y - ay) * r];
  };
  return line.reduce((d, at, i) => {
    if (i === 0) return data`M${at[0]} ${at[1]}`;
    const next = line[i + 1];
    if (!next) return d + data`L${at[0]} ${at[1]}`;
    const [[ax, ay], [bx, by]] = [toward(at, line[i - 1]!), toward(at, next)];
    return d + data`L${ax} ${ay}Q${at[0]} ${at[1]} ${bx} ${by}`;
  }, '');
}

/** A light edge keeps crossing wires apart; the number stands on the wire. */
function wire(d: Defs, { number, colour }: Wire, line: WireLine, [x, y]: readonly [number, number]): string {
  const way = d.definePath(roundedPath(line));
  const stroke = (paint: string, width: number, opacity?: number): string =>
    `<use href="#${way}" stroke="${paint}" stroke-width="${width}"${opacity ? ` stroke-opacity="${opacity}"` : ''}/>`;
  return g(
    { 'data-wire': number, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    stroke('#f6f8f5', 1.75),
    stroke(wirePaints[colour], 1.15),
    stroke('#fff', 0.3, 0.35),
    circle(x, y, 1.7, { fill: '#fff', stroke: '#12211e', 'stroke-width': 0.25 }),
    word(String(number), x, y, 2.1, { stroke: 'none' }),
  );
}

/** What stands out of the walls: jacks with their names. */
const margin = { side: 24, top: 6, bottom: 3 } as const;

export function openBoxSvg({ wiring, box, wires, lines }: PlannedWiring, kit: KitDrawing, layout: BoardLayout): string {
  const d = new Defs(`o${shortHash(kit.id)}`);
  const plate = board(box, kit, layout);
  const ofKind = (kind: BoxBody['kind']): BoxBody[] => box.bodies.filter((body) => body.kind === kind);
  const draw = (kind: BoxBody['kind'], drawn: (body: BoxBody) => string): string =>
    ofKind(kind)
      .map((body) => part(body.ref, drawn(body)))
      .join('');
  const isCovered = ([x, y]: Place): boolean =>
    box.bodies.some(
      (each) =>
        (each.kind === 'jack' || each.kind === 'dc-jack') &&
        Math.abs(each.x - x) < each.w / 2 + 2 &&
        Math.abs(each.y - y) < each.h / 2 + 2,
    );
  const numbers = numberPlaces(keptFree(box), lines, isCovered);
  const wireArt = wiring.wires.map((each, i) => wire(d, each, lines[i]!, numbers[i]!));
  const wiresThat = (areDeep: boolean): string => wireArt.filter((_, i) => isDeep(box, wires[i]!) === areDeep).join('');
  const isLamp = ({ id }: BoxLug): boolean =>
    box.bodies.some(({ ref, kind }) => kind === 'led' && ref === refOfLug(id));
  const lugsThat = (areDeep: boolean): string =>
    box.lugs
      .filter((each) => (isLamp(each) && isLampCovered(box)) === areDeep)
      .map((each) => lug(each, box))
      .join('');
  const lamp = ofKind('led')[0];
  const covers = (body: BoxBody): boolean => ofKind('led').some((one) => liesUnder(one, body));
  const body = [
    shell(d, box, coats[kit.coat].base),
    lamp ? part('BZ1', bezelFromBehind(d, lamp)) : '',
    draw('led', (each) => lampFromBehind(each, kit.led)),
    plate.markup,
    draw('toggle', toggleFromBehind),
    draw('footswitch', (each) => footswitchFromBehind(d, each)),
    lugsThat(true),
    wiresThat(true),
    draw('jack', (each) => jackFromBehind(d, each, box.size === '1590A')),
    draw('dc-jack', (each) => socketFromBehind(d, each, covers(each))),
    lugsThat(false),
    wiresThat(false),
    box.lugs
      .filter(({ id }) => !isPad(id))
      .map((each) => lugLabel(each, box))
      .join(''),
  ];
  const title = `${kit.title}, the open box from behind, footswitch at the bottom and input on the left, with its ${wiring.wires.length} wires`;
  const frame = [-margin.side, -margin.top, box.w + 2 * margin.side, box.h + margin.top + margin.bottom] as const;
  return svg(frame, plate.defs + String(d), body.join(''), { title });
}
