/** An amplifier with its feedback and the leg to ground. Feedback runs above when it inverts, else below, so that nothing crosses. */

import type { Net } from '#electronics/component.ts';
import { type Device, netOf } from '../elements.ts';
import { downToGrid, type Point, upToGrid } from '../geometry.ts';
import { Piece } from '../piece.ts';
import { stripOf } from '../strip.ts';
import { widthOf } from '../text.ts';
import { type Block, endIn, hanging, type Port, row, type UnplacedElements, together } from './block.ts';

interface Work {
  readonly device: Device;
  readonly unplaced: UnplacedElements;
  readonly piece: Piece;
  readonly ports: Port[];
  readonly out: Net;
  east: number;
}

const west = -60;
/** Where further pins leave the triangle. */
const extraAt = (index: number): number => -20 + index * 20;

/** Something else than feedback and legs to rails is on the inverting input. */
function isDriven(device: Device, unplaced: UnplacedElements): boolean {
  const [minus, out] = [netOf(device, '-'), netOf(device, 'out')];
  if (minus === out) return false;
  const others = unplaced.on(minus).some((branch) => !unplaced.railEnd(branch) && branch.a !== out && branch.b !== out);
  const isShared = unplaced.devices.some((other) => other !== device && other.pins.some(({ net }) => net === minus));
  return others || isShared || unplaced.outside.has(minus);
}

/** From an input to the output, above (-1) or below (1) the triangle. */
function feedback({ unplaced, piece, out, ...work }: Work, net: Net, [x, y]: Point, way: 1 | -1): number {
  if (net === out) {
    piece.wire(out, [x, y], [x, way * 60], [60, way * 60], [60, 0]);
    return 60;
  }
  const loop = unplaced.between(net, out);
  if (loop.length === 0) return work.east;
  const { piece: rungs, length } = stripOf(together(loop), net, false, way, 100);
  const box = rungs.box();
  const level = way * (50 + upToGrid(way < 0 ? box[3] : -box[1]));
  const width = Math.max(length, 120);
  const start = x + downToGrid((width - length) / 2);
  piece.add(rungs, start, level);
  piece.wire(net, [x, y], [x, level], [start, level]);
  piece.wire(out, [start + length, level], [x + width, level], [x + width, 0]);
  return Math.max(work.east, x + width);
}

function input(work: Work, role: '+' | '-', way: 1 | -1): void {
  const { device, unplaced, piece, ports } = work;
  const net = netOf(device, role);
  const y = way * 20;
  const pin = device.pins.find((it) => it.role === role)!.pin;
  if (!device.isUnnumbered) piece.label(pin, [-40, y - 5], 'pin', 'end');
  piece.wire(net, [-50, y], [west, y]);
  if (unplaced.rails.isRail(net)) {
    endIn(piece, net, [west, y], unplaced.rails);
    return;
  }
  work.east = feedback(work, net, [west, y], way);
  if (net === work.out) return;
  const legs = way > 0 ? unplaced.shunts(net, false).map((branch) => hanging(branch, unplaced)) : [];
  const first = legs.length > 0 ? downToGrid(west - 6 - legs[0]!.box()[2]) : west;
  const end = row(piece, net, [west, y], legs, { way: -1, first });
  ports.push({ net, at: [end, y], side: 'WEST' });
}

/** Pins beside the three of every amplifier: compensation, bias current, bypass. */
function extras({ device, unplaced, piece, ports }: Work, way: 1 | -1): void {
  const pins = device.extras ?? [];
  const place = pins.map((_, i) => extraAt(i));
  for (const [i, { pin, net }] of pins.entries()) {
    const x = place[i]!;
    piece.label(pin, [x + 3, way < 0 ? -44 : 50], 'pin');
    if (unplaced.rails.isRail(net)) endIn(piece, net, [x, way * 50], unplaced.rails);
  }
  const [p, q] = pins.slice(-2);
  const bridge = p && q ? unplaced.between(p.net, q.net) : [];
  const joined = new Set<Net>();
  if (bridge.length > 0) {
    const [px, qx] = place.slice(-2) as [number, number];
    const { piece: span, length } = stripOf(together(bridge), p!.net, false, way);
    const box = span.box();
    const level = way * (60 + upToGrid(way < 0 ? box[3] : -box[1]));
    piece.add(span, px, level).wire(p!.net, [px, way * 50], [px, level]);
    piece.wire(q!.net, [qx, way * 50], [qx, way * 60], [px + length, way * 60], [px + length, level]);
    joined.add(p!.net).add(q!.net);
  }
  for (const [i, { net }] of pins.entries()) {
    if (unplaced.rails.isRail(net) || joined.has(net)) continue;
    const drops =
      way > 0 && unplaced.isAlone(net, device) ? unplaced.shunts(net).map((branch) => hanging(branch, unplaced)) : [];
    if (drops.length > 0) row(piece, net, [place[i]!, way * 50], drops);
    else ports.push({ net, at: [place[i]!, way * 50], side: way > 0 ? 'SOUTH' : 'NORTH' });
  }
}

export function amplifierBlock(
  device: Device,
  unplaced: UnplacedElements,
  options: { readonly isPlusOnTop: boolean },
): Block {
  const piece = new Piece();
  const [plus, out] = [netOf(device, '+'), netOf(device, 'out')];
  const isMinusTop = !options.isPlusOnTop && (unplaced.rails.isRail(plus) || isDriven(device, unplaced));
  const count = device.extras?.length ?? 0;
  const way = isMinusTop ? 1 : -1;
  piece.part(device.part, 'opamp', { at: [0, 0], turn: 0, isFlipped: isMinusTop }, device.pins);
  const body = piece.parts.pop()!;
  const more = (device.extras ?? []).map((pin, i) => ({ ...pin, at: [extraAt(i), way * 50] as const }));
  piece.parts.push({ ...body, pins: [...body.pins, ...more] });
  piece.label(device.name, [-12, 4.5], 'ref', 'middle');
  // Clear of the slope, and of a wire that comes back from the output.
  const beside = count > 0 ? extraAt(count - 1) + 18 : Math.min(6, 54 - widthOf(device.value, 'value'));
  piece.label(device.value, [beside, way < 0 ? -34 : 43], 'value');
  const pin = device.pins.find(({ role }) => role === 'out')!.pin;
  if (!device.isUnnumbered) piece.label(pin, [41, -5], 'pin');
  const work: Work = { device, unplaced, piece, ports: [], out, east: 50 };
  input(work, isMinusTop ? '-' : '+', -1);
  input(work, isMinusTop ? '+' : '-', 1);
  if (count > 0) extras(work, way);
  piece.wire(out, [50, 0], [work.east, 0]);
  if (unplaced.rails.isRail(out)) {
    piece.wire(out, [work.east, 0], [work.east + 20, 0]);
    endIn(piece, out, [work.east + 20, 0], unplaced.rails);
  } else work.ports.push({ net: out, at: [work.east, 0], side: 'EAST' });
  return { id: device.name, kind: 'device', piece, ports: work.ports };
}
