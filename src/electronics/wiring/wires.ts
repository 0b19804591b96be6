/** Which wires to cut: each net as a short tree over its lugs and pads. */

import { NC, type Net } from '../component.ts';
import { type BoxLug, isPad } from './open-box.ts';
import { refOfLug, type WireColour, type WireGroup } from './wiring.ts';

/** A wire before it has a number. */
export interface PlannedWire {
  readonly net: Net;
  readonly colour: WireColour;
  readonly group: WireGroup;
  /** The end on the board, where there is one. */
  readonly from: BoxLug;
  readonly to: BoxLug;
}

/** The wires of the supply go straight to the board, however far it is: no jack's ground carries the current of the pedal. */
const isSupply = (a: BoxLug, b: BoxLug): boolean => isPad(a.id) && refOfLug(b.id) === 'JDC';

/**
 * Ground leaves the board by two ways, to the input by the DC socket and to the output by the footswitch: the lamp's current
 * passes no jack, and no wire runs from jack to jack through the room of their plugs.
 */
const isGroundBranch = (a: BoxLug, b: BoxLug): boolean =>
  (a.id === 'JDC.-' && b.id === 'JIN.S') ||
  (refOfLug(a.id) === 'SW1' && b.id === 'JOUT.S') ||
  (a.id === 'PCB.GND' && refOfLug(b.id) === 'SW1');

const isSleeve = ({ id }: BoxLug): boolean => /^J.*\.S$/.test(id);
const isAtInput = ({ id }: BoxLug): boolean => refOfLug(id) === 'JIN' || refOfLug(id) === 'JSEND';
const isAcross = (a: BoxLug, b: BoxLug): boolean => isSleeve(a) && isSleeve(b) && isAtInput(a) !== isAtInput(b);
/** Longer than any way in any box. */
const never = 1000;

function distance(a: BoxLug, b: BoxLug): number {
  if (isAcross(a, b)) return never;
  if (isSupply(a, b) || isSupply(b, a)) return 0;
  if (isGroundBranch(a, b) || isGroundBranch(b, a)) return 1;
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.z - b.z);
}

/** Red for the supply, black for ground and the lamp's way back, blue for signal. */
function colourOf(net: Net): WireColour {
  if (net === 'DC+' || net === 'LED+' || net === '+9V') return 'red';
  return net === 'GND' || net === 'LED-' ? 'black' : 'blue';
}

function groupOf(net: Net, from: BoxLug, to: BoxLug, toggles: ReadonlySet<string>): WireGroup {
  const refs = [refOfLug(from.id), refOfLug(to.id)];
  if (refs[0] === refs[1]) return 'strap';
  if (refs.some((ref) => toggles.has(ref))) return 'toggle';
  if (net.startsWith('LED')) return 'lamp';
  if (isSupply(from, to)) return 'supply';
  return net === 'GND' ? 'ground' : 'signal';
}

/** A pad or a lug holds two wires; a third would push the first one out. */
const maxWiresPerLug = 2;

function shortestTree(lugs: readonly BoxLug[]): [BoxLug, BoxLug][] {
  const joined = lugs.slice(0, 1);
  const open = lugs.slice(1);
  const wires: [BoxLug, BoxLug][] = [];
  const hasRoom = (lug: BoxLug): boolean => wires.filter((ends) => ends.includes(lug)).length < maxWiresPerLug;
  while (open.length) {
    const pairs = joined.filter(hasRoom).flatMap((from) => open.map((to) => [from, to] as const));
    const [from, to] = pairs.toSorted((a, b) => distance(...a) - distance(...b))[0]!;
    wires.push([from, to]);
    joined.push(to);
    open.splice(open.indexOf(to), 1);
  }
  return wires;
}

/** `toggles`: the refs of the toggles, whose wires are a group of their own. Pads come first in the list of lugs. */
export function wiresBetween(lugs: readonly BoxLug[], toggles: ReadonlySet<string>): PlannedWire[] {
  const nets = Map.groupBy(
    lugs.filter(({ net }) => net !== NC),
    ({ net }) => net,
  );
  return [...nets].flatMap(([net, members]) =>
    shortestTree(members).map((ends): PlannedWire => {
      const [from, to] = isPad(ends[1].id) && !isPad(ends[0].id) ? [ends[1], ends[0]] : ends;
      return { net, colour: colourOf(net), group: groupOf(net, from, to, toggles), from, to };
    }),
  );
}
