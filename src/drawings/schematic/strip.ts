/** A branch drawn as a strip from its first net: to the right, or downwards. */

import type { Net } from '#electronics/component.ts';
import { type Branch, type Group, otherEnd } from './branches.ts';
import type { TwoTerminal } from './elements.ts';
import { bodyBox, Piece } from './piece.ts';
import { type Point, type Pose, type Turn, upToGrid } from './geometry.ts';
import { widthOf } from './text.ts';

export interface Strip {
  readonly piece: Piece;
  readonly length: number;
}

const poleLength = 60;
const nameStyle = ({ isControl }: TwoTerminal) => (isControl ? 'control' : 'ref');

/** The wiper of a control with two ends runs round to the lug that it shares a net with. */
function addWiper(piece: Piece, twoTerminal: TwoTerminal, pose: Pose): void {
  const [one, two, three] = ['1', '2', '3'].map((role) => twoTerminal.pins.find((pin) => pin.role === role));
  if (!one || !two || !three) return;
  const at = (role: string): Point => piece.parts.at(-1)!.pins.find((pin) => pin.role === role)!.at;
  const end = two.net === three.net ? at('3') : at('1');
  const tip = at('2');
  const isUpright = pose.turn === 90 || pose.turn === 270;
  piece.wire(two.net, tip, isUpright ? [tip[0], end[1]] : [end[0], tip[1]], end);
}

const isFirst = (twoTerminal: TwoTerminal, from: Net): boolean => twoTerminal.ends[0] === from;
const hasWiper = ({ shape }: TwoTerminal): boolean => shape === 'pot' || shape === 'trimmer';
/** Light is drawn above a lying part and right of an upright one, whichever way it points. */
const isLit = ({ shape }: TwoTerminal): boolean => shape === 'led' || shape === 'lamp' || shape === 'cell';

/** Lug 3 is marked, which is where the wiper goes when the builder turns clockwise. */
export function markLugs(piece: Piece, pose: Pose, isUpright: boolean): void {
  const three = piece.parts.at(-1)!.pins.find(({ role }) => role === '3')!.at;
  const sign = isUpright ? Math.sign(three[1] - pose.at[1]) : Math.sign(three[0] - pose.at[0]);
  const wiper = piece.parts.at(-1)!.pins.find(({ role }) => role === '2')!.at;
  if (isUpright) {
    const side = wiper[0] > pose.at[0] ? -1 : 1;
    piece.label('3', [pose.at[0] + side * 5, pose.at[1] + sign * 23 + 4], 'pin', side < 0 ? 'end' : 'start');
  } else {
    const side = wiper[1] > pose.at[1] ? -1 : 1;
    piece.label('3', [pose.at[0] + sign * 23, pose.at[1] + (side < 0 ? -4 : 12)], 'pin', 'middle');
  }
}

function upright(twoTerminal: TwoTerminal, from: Net): Strip {
  const piece = new Piece();
  const first = isFirst(twoTerminal, from);
  const turn: Turn = first ? 90 : 270;
  const wiper = hasWiper(twoTerminal);
  const pose: Pose = { at: [0, 30], turn, isFlipped: wiper ? first : isLit(twoTerminal) && !first };
  // The supply pins of a chip stand upright already.
  if (twoTerminal.shape === 'power') {
    piece.part(twoTerminal.part, 'power', { at: [0, 30], turn: 0, isFlipped: !first }, twoTerminal.pins);
    const [top, bottom] = first ? twoTerminal.pins : twoTerminal.pins.toReversed();
    piece.label(twoTerminal.name, [-13, 34.5], 'ref');
    if (!twoTerminal.isUnnumbered) piece.label(top!.pin, [5, 9.4], 'pin').label(bottom!.pin, [5, 57], 'pin');
    return { piece, length: poleLength };
  }
  piece.part(twoTerminal.part, twoTerminal.shape, pose, twoTerminal.pins);
  const half = bodyBox(piece.parts[0]!);
  if (wiper) {
    addWiper(piece, twoTerminal, pose);
    markLugs(piece, pose, true);
    piece
      .label(twoTerminal.name, [-14, 27.5], nameStyle(twoTerminal), 'end')
      .label(twoTerminal.value, [-14, 43], 'value', 'end');
  } else {
    const x = Math.max(14, half[2] + 6);
    piece.label(twoTerminal.name, [x, 27.5], nameStyle(twoTerminal)).label(twoTerminal.value, [x, 43], 'value');
  }
  return { piece, length: poleLength };
}

/** Name and value on one line above; a long name stands over its value. */
function lying(twoTerminal: TwoTerminal, from: Net): Strip {
  const style = nameStyle(twoTerminal);
  const [nameWidth, valueWidth] = [widthOf(twoTerminal.name, style), widthOf(twoTerminal.value, 'value')];
  const line = nameWidth + 6 + valueWidth;
  const isSplit = line > 92;
  const length = Math.max(poleLength, upToGrid((isSplit ? Math.max(nameWidth, valueWidth) : line) + 8));
  const middle = upToGrid(length / 2);
  const first = isFirst(twoTerminal, from);
  const wiper = hasWiper(twoTerminal);
  const pose: Pose = { at: [middle, 0], turn: first ? 0 : 180, isFlipped: (wiper || isLit(twoTerminal)) && !first };
  const piece = new Piece().part(twoTerminal.part, twoTerminal.shape, pose, twoTerminal.pins);
  const [fromPin, toPin] = first ? [from, twoTerminal.ends[1]] : [from, twoTerminal.ends[0]];
  piece.wire(fromPin, [0, 0], [middle - 30, 0]).wire(toPin, [middle + 30, 0], [length, 0]);
  const body = bodyBox(piece.parts[0]!);
  const top = Math.min(body[1], -8) - 6;
  if (wiper) addWiper(piece, twoTerminal, pose);
  if (wiper) markLugs(piece, pose, false);
  const above = wiper ? top - 8 : top;
  const centre = length / 2;
  if (isSplit) {
    piece
      .label(twoTerminal.name, [centre, above - 15], style, 'middle')
      .label(twoTerminal.value, [centre, above], 'value', 'middle');
  } else {
    piece.label(twoTerminal.name, [centre - line / 2, above], style);
    piece.label(twoTerminal.value, [centre + line / 2, above], 'value', 'end');
  }
  return { piece, length };
}

function chain(branch: Group, from: Net, isUpright: boolean, pile: 1 | -1): Strip {
  const piece = new Piece();
  let along = 0;
  let net = from;
  for (const item of branch.a === from ? branch.items : branch.items.toReversed()) {
    const inner = stripOf(item, net, isUpright, pile);
    piece.add(inner.piece, isUpright ? 0 : along, isUpright ? along : 0);
    along += inner.length;
    net = otherEnd(item, net);
  }
  return { piece, length: along };
}

/** Rungs pile up to one side: 1 is down or right, -1 up or left. */
function ladder(branch: Group, from: Net, isUpright: boolean, pile: 1 | -1, atLeast: number): Strip {
  const at = (along: number, across: number): Point => (isUpright ? [across, along] : [along, across]);
  const to = otherEnd(branch, from);
  const rungs = branch.items.map((item) => stripOf(item, from, isUpright, pile)).sort((a, b) => a.length - b.length);
  const length = Math.max(atLeast, ...rungs.map((rung) => rung.length)) + 20;
  const piece = new Piece();
  const axis = isUpright ? 0 : 1;
  let [across, edge] = [0, 0];
  for (const [index, rung] of rungs.entries()) {
    const box = rung.piece.box();
    const [near, far] = pile > 0 ? [box[axis]!, box[axis + 2]!] : [-box[axis + 2]!, -box[axis]!];
    if (index > 0) across = pile * upToGrid(edge - near + 4);
    edge = pile * across + far;
    const start = upToGrid((length - rung.length) / 2 - 5);
    piece.add(rung.piece, ...at(start, across));
    piece.wire(from, at(0, across), at(start, across)).wire(to, at(start + rung.length, across), at(length, across));
  }
  piece.wire(from, at(0, 0), at(0, across)).wire(to, at(length, 0), at(length, across));
  return { piece, length };
}

export function stripOf(branch: Branch, from: Net, isUpright: boolean, pile: 1 | -1, atLeast = 0): Strip {
  if (branch.type === 'leaf') return isUpright ? upright(branch.twoTerminal, from) : lying(branch.twoTerminal, from);
  if (branch.type === 'series') return chain(branch, from, isUpright, pile);
  return ladder(branch, from, isUpright, pile, atLeast);
}
