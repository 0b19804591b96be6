/** A chip as a box: names inside, numbers outside, and beside a pin the part that hangs on nothing else. */

import { type Branch, otherEnd } from '../branches.ts';
import type { Device, Pin } from '../elements.ts';
import { upToGrid } from '../geometry.ts';
import { Piece } from '../piece.ts';
import { stripOf } from '../strip.ts';
import { widthOf } from '../text.ts';
import { type Block, endIn, type Port, type UnplacedElements, together } from './block.ts';

interface Row {
  readonly pin: Pin;
  readonly name: string;
  /** A part to a rail that nothing else is on. */
  readonly tail: readonly Branch[];
  /** Parts to the pin below. */
  readonly bridge: readonly Branch[];
  y: number;
}

/** Parts beside the pins want room for their names. */
const pitchOf = (upper: Row, lower: Row): number => {
  if (upper.tail.length > 0 && lower.tail.length > 0) return 50;
  return upper.tail.length > 0 || lower.tail.length > 0 ? 40 : 20;
};

function rowsOf(device: Device, unplaced: UnplacedElements, side: 'left' | 'right'): Row[] {
  const listed = device.sides![side].flatMap(([pin, name]) => {
    const found = device.pins.find((it) => it.pin === pin);
    return found ? [{ pin: found, name }] : [];
  });
  const rows = listed.map(({ pin, name }, i): Row => {
    const below = listed[i + 1]?.pin.net;
    const bridge = below === undefined ? [] : unplaced.between(pin.net, below);
    return { pin, name, bridge, tail: [], y: 0 };
  });
  const isLast = (row: Row): boolean => listed.findLast(({ pin }) => pin.net === row.pin.net)?.pin === row.pin;
  const tailed = rows.map((row) => {
    const { net } = row.pin;
    const isOwn =
      !unplaced.rails.isRail(net) && row.bridge.length === 0 && isLast(row) && unplaced.isAlone(net, device);
    return { ...row, tail: isOwn ? unplaced.shunts(net) : [] };
  });
  let y = 0;
  for (const [i, row] of tailed.entries()) {
    const before = tailed[i - 1];
    if (before) y += before.bridge.length > 0 ? 60 : pitchOf(before, row);
    row.y = y;
  }
  return tailed;
}

const sameNet = (a: Row | undefined, b: Row): boolean => a !== undefined && a.pin.net === b.pin.net;

/** What hangs on the pins of one side; `x` is the edge of the box, `way` points away from it. */
function hangOn(rows: readonly Row[], x: number, way: 1 | -1, unplaced: UnplacedElements, piece: Piece): Port[] {
  const ports: Port[] = [];
  const reach = rows.some(({ bridge }) => bridge.length > 0) ? 50 : 20;
  for (const [i, row] of rows.entries()) {
    const { pin, name, tail, bridge, y } = row;
    const end = x + way * 20;
    piece.label(name, [x - way * 6, y + 4], 'pin', way < 0 ? 'start' : 'end');
    if (name !== pin.pin) piece.label(pin.pin, [x + way * 4, y - 4], 'pin', way < 0 ? 'end' : 'start');
    if (sameNet(rows[i - 1], row)) piece.wire(pin.net, [end, rows[i - 1]!.y], [end, y]);
    if (unplaced.rails.isRail(pin.net)) {
      railPin(rows, i, end, way, unplaced, piece);
      continue;
    }
    if (bridge.length > 0) {
      const { piece: part, length } = stripOf(together(bridge), pin.net, true, 1);
      const at = x + way * (way < 0 ? reach + 40 : reach - 20);
      piece.add(part, at, y).wire(pin.net, [end, y], [at, y]);
      piece.wire(rows[i + 1]!.pin.net, [at, y + length], [end, y + length]);
      ports.push({ net: pin.net, at: [at, y], side: way < 0 ? 'WEST' : 'EAST' });
      continue;
    }
    if (tail.length > 0) {
      tails(tail, [end, y], way, unplaced, piece);
      continue;
    }
    if (sameNet(rows[i + 1], row)) continue;
    ports.push({ net: pin.net, at: [end, y], side: way < 0 ? 'WEST' : 'EAST' });
  }
  return ports;
}

/** The upper of several rail pins may stand up, the last may hang; between them the wire joins the neighbour. */
function railPin(
  rows: readonly Row[],
  i: number,
  x: number,
  way: 1 | -1,
  unplaced: UnplacedElements,
  piece: Piece,
): void {
  const { pin, y } = rows[i]!;
  const isUp = unplaced.rails.isUp(pin.net);
  if (!isUp && sameNet(rows[i + 1], rows[i]!)) return;
  const isFree = !isUp && i === rows.length - 1;
  if (isFree) endIn(piece, pin.net, [x, y], unplaced.rails);
  else endIn(piece.wire(pin.net, [x, y], [x + way * 20, y]), pin.net, [x + way * 20, y], unplaced.rails);
}

function tails(
  tail: readonly Branch[],
  [x, y]: readonly [number, number],
  way: 1 | -1,
  unplaced: UnplacedElements,
  piece: Piece,
): void {
  const branch = together(tail);
  const end = unplaced.railEnd(branch)!;
  const from = way > 0 ? otherEnd(branch, end) : end;
  const { piece: part, length } = stripOf(branch, from, false, 1);
  const far = x + way * length;
  piece.add(part, way > 0 ? x : far, y);
  endIn(piece, end, [far, y], unplaced.rails);
}

export function chipBlock(device: Device, unplaced: UnplacedElements): Block {
  const [left, right] = [rowsOf(device, unplaced, 'left'), rowsOf(device, unplaced, 'right')];
  const widest = (rows: readonly Row[]): number => Math.max(0, ...rows.map(({ name }) => widthOf(name, 'pin')));
  const width = upToGrid(Math.max(widest(left) + widest(right) + 34, widthOf(device.value, 'value') + 12, 60));
  const height = Math.max(...[...left, ...right].map(({ y }) => y));
  const piece = new Piece();
  const pins = [
    ...left.map(({ pin, y }) => ({ ...pin, at: [-20, y] as const })),
    ...right.map(({ pin, y }) => ({ ...pin, at: [width + 20, y] as const })),
  ];
  piece.chip(device.part, [0, -20, width, height + 20], pins);
  piece.label(device.name, [width / 2, -42], 'ref', 'middle').label(device.value, [width / 2, -27], 'value', 'middle');
  const ports = [...hangOn(left, 0, -1, unplaced, piece), ...hangOn(right, width, 1, unplaced, piece)];
  return { id: device.name, kind: 'device', piece, ports };
}
