/** A control or trimmer with three nets: lug 3 up, where a clockwise turn takes the wiper, unless lug 3 is the lower one. */

import type { Net } from '#electronics/component.ts';
import { type Device, netOf } from '../elements.ts';
import { downToGrid, type Pose } from '../geometry.ts';
import { Piece } from '../piece.ts';
import { markLugs } from '../strip.ts';
import { type Block, endIn, hanging, type Port, railAbove, row, type UnplacedElements } from './block.ts';

/** How high a net belongs on the paper. */
function height(net: Net, { rails }: UnplacedElements): number {
  if (net === 'GND') return 0;
  if (!rails.isRail(net)) return 2;
  return rails.isUp(net) ? 3 : 1;
}

interface ControlOptions {
  /** The signal comes in at the wiper. */
  readonly isMirrored: boolean;
  readonly isOneUp: boolean;
}

export function controlBlock(
  device: Device,
  unplaced: UnplacedElements,
  { isMirrored, ...told }: ControlOptions,
): Block {
  const [one, wiper, three] = ['1', '2', '3'].map((role) => netOf(device, role)) as [Net, Net, Net];
  const isOneUp = told.isOneUp || height(one, unplaced) > height(three, unplaced);
  const [top, bottom] = isOneUp ? [one, three] : [three, one];
  const pose: Pose = { at: [0, 30], turn: isOneUp ? 90 : 270, isFlipped: isOneUp !== isMirrored };
  const piece = new Piece().part(device.part, device.shape as 'pot', pose, device.pins);
  const [x, way] = isMirrored ? ([14, 1] as const) : ([-14, -1] as const);
  const anchor = isMirrored ? 'start' : 'end';
  piece.label(device.name, [x, 27.5], device.isControl ? 'control' : 'ref', anchor);
  piece.label(device.value, [x, 43], 'value', anchor);
  markLugs(piece, pose, true);
  const ports: Port[] = [];
  const tip = -way * 30;
  const tail = unplaced.isAlone(wiper, device) ? unplaced.shunts(wiper).map((branch) => hanging(branch, unplaced)) : [];
  if (unplaced.rails.isRail(wiper)) endIn(piece, wiper, [tip, 30], unplaced.rails);
  else if (tail.length > 0) {
    // Left of the control, the names of what hangs there need room.
    const first = isMirrored ? downToGrid(-20 - tail[0]!.box()[2]) : tip;
    row(piece, wiper, [tip, 30], tail, { way: isMirrored ? -1 : 1, first });
  } else ports.push({ net: wiper, at: [tip, 30], side: isMirrored ? 'WEST' : 'EAST' });
  for (const [net, y, isUp] of [
    [top, 0, true],
    [bottom, 60, false],
  ] as const) {
    if (unplaced.rails.isRail(net)) {
      if (isUp) railAbove(piece, net, [0, y]);
      else piece.rail(net, [0, y], 'down');
      continue;
    }
    const drops = unplaced.shunts(net, isUp).map((branch) => hanging(branch, unplaced));
    if (unplaced.isAlone(net, device) && drops.length > 0) row(piece, net, [0, y], drops, { way: isMirrored ? 1 : -1 });
    else {
      const end = row(piece, net, [0, y], drops, { way: isMirrored ? 1 : -1 });
      ports.push({ net, at: [end, y], side: isMirrored ? 'EAST' : 'WEST' });
    }
  }
  return { id: device.name, kind: 'device', piece, ports };
}
