/** Which wires to cut: each net as a short tree over its terminals. */

import { NC, type Net } from '#electronics/component.ts';
import type { Terminal } from './wiring-plan.ts';

export type WireColour = 'red' | 'black' | 'blue';

export interface Wire {
  readonly net: Net;
  readonly colour: WireColour;
  readonly from: Terminal;
  readonly to: Terminal;
}

/** However far the socket is: its wires go straight to the board, and no jack's ground carries the current of the pedal. */
const supplyReach = 46;
const isSupply = (a: Terminal, b: Terminal): boolean => a.id.startsWith('PCB.') && b.id.startsWith('JDC.');

function distance(a: Terminal, b: Terminal): number {
  const apart = Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
  return isSupply(a, b) || isSupply(b, a) ? Math.min(apart, supplyReach) : apart;
}

/** The colours of the wire set: red for the supply, black for ground and the lamp's way back, blue for signal. */
function colourOf(net: Net): WireColour {
  if (net === 'DC+' || net === 'LED+' || net === '+9V') return 'red';
  return net === 'GND' || net === 'LED-' ? 'black' : 'blue';
}

/** A pad or a lug holds two wires; a third would push the first one out. */
const maxWiresPerTerminal = 2;

function shortestTree(terminals: readonly Terminal[]): [Terminal, Terminal][] {
  const joined = terminals.slice(0, 1);
  const open = terminals.slice(1);
  const wires: [Terminal, Terminal][] = [];
  const hasRoom = (terminal: Terminal): boolean =>
    wires.filter((ends) => ends.includes(terminal)).length < maxWiresPerTerminal;
  while (open.length) {
    const pairs = joined.filter(hasRoom).flatMap((from) => open.map((to) => [from, to] as const));
    const [[from, to]] = pairs.sort((a, b) => distance(...a) - distance(...b)) as [(typeof pairs)[number]];
    wires.push([from, to]);
    joined.push(to);
    open.splice(open.indexOf(to), 1);
  }
  return wires;
}

export function wiresBetween(terminals: readonly Terminal[]): Wire[] {
  const nets = Map.groupBy(
    terminals.filter(({ net }) => net !== NC),
    ({ net }) => net,
  );
  return [...nets].flatMap(([net, members]) =>
    shortestTree(members).map(([from, to]) => ({ net, colour: colourOf(net), from, to })),
  );
}
