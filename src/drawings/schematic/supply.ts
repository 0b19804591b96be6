/** The supply, always drawn the same way: the plug and its diode, every rail that is made from another, then the chips. */

import type { Net } from '#electronics/component.ts';
import { railAbove, row, UnplacedElements } from './blocks/block.ts';
import { chipBlock } from './blocks/chip.ts';
import { jackBlock } from './blocks/switch.ts';
import { type Branch, isBetween, otherEnd } from './branches.ts';
import type { Device, DrawnElement, TwoTerminal } from './elements.ts';
import { upToGrid } from './geometry.ts';
import { Piece } from './piece.ts';
import { stripOf } from './strip.ts';

const leafOf = (twoTerminal: TwoTerminal): Branch => ({
  type: 'leaf',
  a: twoTerminal.ends[0],
  b: twoTerminal.ends[1],
  twoTerminal,
});
const isPower = (branch: Branch): boolean => branch.type === 'leaf' && branch.twoTerminal.shape === 'power';
const hasEnd = ({ a, b }: Branch, net: Net): boolean => a === net || b === net;

/** The branches of the supply that are not drawn yet. */
class UnplacedBranches {
  #left: Branch[];

  constructor(twoTerminals: readonly TwoTerminal[]) {
    this.#left = twoTerminals.map(leafOf);
  }

  take(test: (branch: Branch) => boolean): Branch[] {
    const found = this.#left.filter(test);
    this.#left = this.#left.filter((branch) => !test(branch));
    return found;
  }

  /** What holds a rail steady, hanging from it down to ground. */
  drops(net: Net): Piece[] {
    return this.take((branch) => isBetween(branch, net, 'GND') && !isPower(branch)).map((branch) => {
      const { piece, length } = stripOf(branch, net, true, 1);
      return piece.rail('GND', [0, length], 'down');
    });
  }
}

/** For a chip or a jack, every net of the supply is a rail. */
const railsOnly = (device: Device): UnplacedElements =>
  new UnplacedElements([], [device], { isRail: () => true, isUp: (net) => net !== 'GND' }, new Set());

/** DC+ through its diode to +9V, and all that lies between +9V and ground. */
function plug(inlet: Branch, jack: Device | undefined, rest: UnplacedBranches): Piece {
  const { piece: strip, length } = stripOf(inlet, 'DC+', false, -1);
  const piece = new Piece();
  if (jack) {
    const block = jackBlock(jack, railsOnly(jack), { isMirrored: false }).piece;
    block.rails.splice(
      block.rails.findIndex(({ net }) => net === 'DC+'),
      1,
    );
    piece.add(block, -60, 20).wire('DC+', [-20, 0], [0, 0]);
  } else {
    piece.pads.push({ net: 'DC+', at: [-30, 0] });
    piece.wire('DC+', [-30, 0], [0, 0]).label('DC 9 V', [-30, 26], 'pad', 'middle');
  }
  piece.add(strip, 0, 0);
  const net = otherEnd(inlet, 'DC+');
  const drops = rest.drops(net);
  const end = row(piece, net, [length, 0], drops, { first: length + 30 });
  return piece.wire(net, [length, 0], [end, 0], [end, -20]).rail(net, [end, -20], 'up');
}

/** A rail made from another one by a resistor: upright, with what holds it steady beside it. */
function derived(branch: Branch, from: Net, rest: UnplacedBranches): Piece {
  const net = otherEnd(branch, from);
  const { piece: strip, length } = stripOf(branch, from, true, 1);
  const piece = new Piece().add(strip, 0, -length).rail(from, [0, -length], 'up');
  const drops = rest.drops(net);
  const end = row(piece, net, [0, 0], drops);
  const out = upToGrid(Math.max(end + 30, strip.box()[2] + 20));
  return piece.wire(net, [0, 0], [out, 0], [out, -10]).rail(net, [out, -10], 'up');
}

/** A regulator, with what hangs on its output. */
function regulated(device: Device, rest: UnplacedBranches): Piece {
  const { piece } = chipBlock(device, railsOnly(device));
  const { net, at } = piece.parts[0]!.pins.find(({ role }) => role === 'OUT')!;
  // The symbol of its rail stands at the end of the row.
  piece.rails.splice(
    piece.rails.findIndex((rail) => rail.net === net),
    1,
  );
  const end = row(piece, net, at, rest.drops(net), { first: at[0] + 40 });
  return piece.wire(net, at, [end, at[1]], [end, at[1] - 20]).rail(net, [end, at[1] - 20], 'up');
}

/** Where a rail that is made from another one comes from. */
function sourceOf({ a, b }: Branch, isUp: (net: Net) => boolean): Net {
  if (a === '+9V' || b === '+9V') return '+9V';
  return isUp(b) && !isUp(a) ? b : a;
}

export function supplyPieces(elements: readonly DrawnElement[], isUp: (net: Net) => boolean): Piece[] {
  const devices = elements.filter((it): it is Device => it.kind === 'device');
  const rest = new UnplacedBranches(elements.filter((it): it is TwoTerminal => it.kind === 'two-terminal'));
  const jack = devices.find(({ shape }) => shape === 'supply-jack');
  const pieces = rest.take((branch) => hasEnd(branch, 'DC+')).map((inlet) => plug(inlet, jack, rest));
  for (const device of devices) if (device.shape === 'chip') pieces.push(regulated(device, rest));
  // A chip between two supplies, neither of which is made from the other.
  for (const branch of rest.take((it) => isPower(it) && !hasEnd(it, 'GND'))) {
    const { piece, length } = stripOf(branch, branch.a, true, 1);
    pieces.push(piece.rail(branch.a, [0, 0], 'up').rail(branch.b, [0, length], 'down'));
  }
  for (const branch of rest.take((it) => !hasEnd(it, 'GND')))
    pieces.push(derived(branch, sourceOf(branch, isUp), rest));
  for (const branch of rest.take(() => true)) {
    const net = otherEnd(branch, 'GND');
    const { piece, length } = stripOf(branch, net, true, 1);
    pieces.push(railAbove(piece, net, [0, 0]).rail('GND', [0, length], 'down'));
  }
  return pieces;
}
