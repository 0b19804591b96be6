/** What a builder calls the legs of a part, and the nets that they meet. */

import type { Circuit, Component, ComponentKind, Net } from './component.ts';
import type { PinAt } from './netlist.ts';

const legs: Readonly<Record<string, string>> = {
  C: 'collector',
  B: 'base',
  E: 'emitter',
  D: 'drain',
  G: 'gate',
  S: 'source',
  IN: 'input leg',
  OUT: 'output leg',
  GND: 'ground leg',
  A: 'anode',
  K: 'cathode (the band)',
  '+': '+ leg',
  '-': 'leg at the stripe',
};

const numbered: Partial<Record<ComponentKind, string>> = {
  resistor: 'end',
  film: 'end',
  ceramic: 'end',
  inductor: 'end',
  pot: 'lug',
  toggle: 'lug',
  footswitch: 'lug',
  trimmer: 'leg',
};

const sockets: Readonly<Record<string, string>> = { T: 'tip', S: 'sleeve', R: 'ring', '+': '+ lug', '-': '− lug' };

/** 'collector', 'pin 8', 'end 1', 'lug 3'. */
export function pinName({ kind }: Pick<Component, 'kind'>, pin: string): string {
  if (kind === 'jack' || kind === 'dc-jack') return sockets[pin] ?? `lug ${pin}`;
  if (kind === 'trimmer' && pin === '2') return 'middle leg';
  return legs[pin] ?? `${numbered[kind] ?? 'pin'} ${pin}`;
}

const wellKnown: Readonly<Record<Net, string>> = {
  GND: 'Ground',
  '+9V': '+9 V',
  'DC+': 'DC socket +',
  IN: 'Input',
  OUT: 'Output',
  IN_JACK: 'Input jack',
  OUT_JACK: 'Output jack',
  'LED+': 'LED +',
  'LED-': 'LED −',
  BYPASS: 'Bypass',
};

/** What makes a voltage gives a net its name before what only hangs on it. */
const tellingKinds: readonly ComponentKind[] = ['bjt', 'jfet', 'mosfet', 'regulator', 'ic', 'module', 'opto'];
const drivenLegs: ReadonlySet<string> = new Set(['B', 'G', 'IN']);

function rankOf({ kind }: Component, pin: string): number {
  const place = tellingKinds.indexOf(kind);
  if (place < 0) return kind === 'diode' ? 200 : 300;
  return drivenLegs.has(pin) ? 100 + place : place;
}

/** 'Ground', 'Q2 emitter', 'IC1 pin 3': a rail by its own name, any other net by the most telling pin that it joins. */
export function netName(
  net: Net,
  members: readonly PinAt[],
  byRef: ReadonlyMap<string, Component>,
  rails: Circuit['rails'] = {},
): string {
  const known = wellKnown[net] ?? (net in rails ? net : undefined);
  if (known !== undefined) return known;
  const ranked = members
    .map(({ ref, pin }) => ({ component: byRef.get(ref)!, pin }))
    .sort((a, b) => rankOf(a.component, a.pin) - rankOf(b.component, b.pin));
  const [best] = ranked;
  return best ? `${best.component.ref} ${pinName(best.component, best.pin)}` : net;
}
