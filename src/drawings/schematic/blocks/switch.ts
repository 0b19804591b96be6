/** A twoTerminal of a switch, and jacks. */

import { NC } from '#electronics/component.ts';
import type { Device } from '../elements.ts';
import { Piece } from '../piece.ts';
import { type Block, endIn, type Port, type UnplacedElements } from './block.ts';

export function switchBlock(
  device: Device,
  unplaced: UnplacedElements,
  { isMirrored }: { readonly isMirrored: boolean },
): Block {
  const piece = new Piece();
  piece.part(device.part, 'spdt', { at: [0, 0], turn: isMirrored ? 180 : 0, isFlipped: isMirrored }, device.pins);
  piece.label(device.name, [0, -46], device.isControl ? 'control' : 'ref', 'middle');
  piece.label(device.value, [0, -31], 'value', 'middle');
  const ports: Port[] = [];
  const standing = piece.parts[0]!;
  for (const { pin, net, at } of standing.pins) {
    const isLeft = at[0] < 0;
    piece.label(pin, [at[0] + (isLeft ? 3 : -3), at[1] - 6], 'pin', isLeft ? 'start' : 'end');
    if (net === NC) continue;
    if (unplaced.rails.isRail(net)) {
      const end = [at[0] + (isLeft ? -10 : 10), at[1]] as const;
      endIn(piece.wire(net, at, end), net, end, unplaced.rails);
    } else ports.push({ net, at, side: isLeft ? 'WEST' : 'EAST' });
  }
  return { id: device.name, kind: 'device', piece, ports };
}

/** An input stands at the left with its pins to the right; an output the other way round. */
export function jackBlock(
  device: Device,
  unplaced: UnplacedElements,
  { isMirrored }: { readonly isMirrored: boolean },
): Block {
  const piece = new Piece();
  piece.part(
    device.part,
    device.shape as 'jack',
    { at: [0, 0], turn: isMirrored ? 180 : 0, isFlipped: isMirrored },
    device.pins,
  );
  piece.label(device.name, [isMirrored ? -10 : 10, -30], 'ref', 'middle');
  const ports: Port[] = [];
  for (const { net, at } of piece.parts[0]!.pins) {
    if (!unplaced.rails.isRail(net)) ports.push({ net, at, side: isMirrored ? 'WEST' : 'EAST' });
    else endIn(piece, net, at, unplaced.rails);
  }
  return { id: device.name, kind: 'device', piece, ports };
}
