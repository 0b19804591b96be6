/** A transistor with its load, the parts at its emitter and the feedback to its base. */

import type { Net } from '#electronics/component.ts';
import { type Device, netOf } from '../elements.ts';
import { downToGrid, upToGrid } from '../geometry.ts';
import { Piece } from '../piece.ts';
import { stripOf } from '../strip.ts';
import { widthOf } from '../text.ts';
import { otherEnd } from '../branches.ts';
import { type Block, endIn, hanging, type Port, railAbove, row, type UnplacedElements, together } from './block.ts';

type Roles = readonly [base: string, top: string, bottom: string];

const rolesOf = ({ shape }: Device): Roles => {
  if (shape === 'jfet' || shape === 'mosfet') return ['G', 'D', 'S'];
  if (shape === 'pjfet') return ['G', 'S', 'D'];
  return shape === 'pnp' ? ['B', 'E', 'C'] : ['B', 'C', 'E'];
};

interface Work {
  readonly device: Device;
  readonly unplaced: UnplacedElements;
  readonly piece: Piece;
  readonly ports: Port[];
  readonly base: Net;
  west: number;
}

/** One end of the channel: feedback to the base, parts to the rail beyond, and the way out to the right. */
function channel(work: Work, net: Net, other: Net, way: 1 | -1): void {
  const { unplaced, piece, ports, base, device } = work;
  let y = way * 30;
  if (unplaced.rails.isRail(net)) {
    // A rail that a follower makes leaves beside it and is drawn upwards, as all of its kind.
    const makes = way > 0 && unplaced.rails.isUp(net);
    const east = upToGrid(34 + widthOf(device.value, 'value'));
    if (makes) piece.wire(net, [0, y], [east, y], [east, y - 20]).rail(net, [east, y - 20], 'up');
    else if (way < 0) railAbove(piece, net, [0, y]);
    else piece.rail(net, [0, y], 'down');
    return;
  }
  const feedback = unplaced.between(base, net);
  const outer = unplaced.shunts(net, way < 0).map((branch) => hanging(branch, unplaced));
  if (feedback.length > 0) {
    const { piece: rungs, length } = stripOf(together(feedback), base, false, way, 60);
    const box = rungs.box();
    const level = way * (40 + upToGrid(way < 0 ? box[3] : -box[1]));
    piece.add(rungs, -length, level).wire(base, [-length, level], [-length, 0]);
    work.west = Math.min(work.west, -length);
    piece.wire(net, [0, y], [0, level]);
    y = outer.length > 0 ? level + way * upToGrid(way < 0 ? -box[1] : box[3]) : level;
    piece.wire(net, [0, level], [0, y]);
    ports.push({ net, at: [0, way * 30], side: 'EAST' });
    row(piece, net, [0, y], outer);
    return;
  }
  const isVariable = device.shape === 'jfet' && unplaced.rails.isRail(other) && outer.length === 0;
  const first = outer.length > 0 ? y + way * 10 : y;
  piece.wire(net, [0, y], [0, first]);
  const east = row(piece, net, [0, first], outer);
  ports.push(
    isVariable ? { net, at: [0, y], side: way < 0 ? 'NORTH' : 'SOUTH' } : { net, at: [east, first], side: 'EAST' },
  );
}

/** A second-order filter round a follower: its resistor before the base, its capacitor over the top to the emitter. */
function filter(work: Work, emitter: Net): boolean {
  const { unplaced, piece, ports, base } = work;
  const inner = unplaced.on(base).filter((branch) => unplaced.railEnd(branch) === undefined);
  const [series] = inner;
  if (!series || inner.length > 1) return false;
  const node = otherEnd(series, base);
  const loop = unplaced.between(node, emitter);
  if (loop.length === 0) return false;
  unplaced.take((branch) => branch === series);
  const drops = unplaced.shunts(base).map((branch) => hanging(branch, unplaced));
  const span = Math.max(0, ...drops.map((drop) => drop.box()[2] + 10));
  const bend = -40 - upToGrid(drops.length > 0 ? span : 0);
  row(piece, base, [bend, 0], drops);
  piece.wire(base, [bend, 0], [-40, 0]);
  const first = stripOf(series, node, false, -1);
  const start = bend - first.length;
  piece.add(first.piece, start, 0);
  const cap = stripOf(together(loop), node, false, -1);
  const east = upToGrid(22 + widthOf(work.device.value, 'value'));
  const [west, level] = [start - 10, -80];
  const lead = downToGrid((west + east - cap.length) / 2);
  piece.add(cap.piece, lead, level);
  piece.wire(node, [start, 0], [west, 0], [west, level], [lead, level]);
  piece.wire(emitter, [lead + cap.length, level], [east, level], [east, 40]);
  const outer = unplaced.shunts(emitter, false).map((branch) => hanging(branch, unplaced));
  piece.wire(emitter, [0, 30], [0, 40], [east, 40]);
  row(piece, emitter, [0, 40], outer);
  ports.push({ net: emitter, at: [east, 40], side: 'EAST' }, { net: node, at: [west, 0], side: 'WEST' });
  return true;
}

export function transistorBlock(
  device: Device,
  unplaced: UnplacedElements,
  options: { readonly isFlipped: boolean },
): Block {
  const piece = new Piece();
  const [baseRole, upper, lower] = rolesOf(device);
  const [topRole, bottomRole] = options.isFlipped ? [lower, upper] : [upper, lower];
  const [base, top, bottom] = [netOf(device, baseRole), netOf(device, topRole), netOf(device, bottomRole)];
  const pose = { at: [0, 0], turn: 0, isFlipped: options.isFlipped } as const;
  piece.part(device.part, device.shape as 'npn', pose, device.pins);
  const work: Work = { device, unplaced, piece, ports: [], base, west: -40 };
  const isFollower = unplaced.rails.isRail(top) && !unplaced.rails.isRail(bottom) && !unplaced.rails.isRail(base);
  if (isFollower && filter(work, bottom)) {
    railAbove(piece, top, [0, -30]);
    piece.label(device.name, [14, -8], 'ref').label(device.value, [14, 8], 'value');
    return { id: device.name, kind: 'device', piece, ports: work.ports };
  }
  piece.label(device.name, [14, -4], 'ref').label(device.value, [14, 12], 'value');
  channel(work, top, bottom, -1);
  channel(work, bottom, top, 1);
  piece.wire(base, [work.west, 0], [-40, 0]);
  if (unplaced.rails.isRail(base)) endIn(piece.wire(base, [-40, 0], [-50, 0]), base, [-50, 0], unplaced.rails);
  else work.ports.push({ net: base, at: [work.west, 0], side: 'WEST' });
  return { id: device.name, kind: 'device', piece, ports: work.ports };
}
