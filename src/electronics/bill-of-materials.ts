/** The bill of materials of a circuit, and the lists that are derived from it. */

import type { Circuit, Component, ComponentKind } from './component.ts';
import { hardwareOf } from './hardware.ts';
import { parseValue } from './value/parse.ts';

export const billOfMaterials = (circuit: Circuit): Component[] => [...circuit.components, ...hardwareOf(circuit)];

const groups: Readonly<Record<ComponentKind, string>> = {
  resistor: 'Resistor',
  film: 'Film capacitor',
  ceramic: 'Ceramic capacitor',
  electrolytic: 'Electrolytic capacitor',
  inductor: 'Inductor',
  diode: 'Diode',
  led: 'LED 5 mm,',
  bjt: 'Transistor',
  jfet: 'JFET',
  mosfet: 'MOSFET',
  opto: 'Optocoupler',
  ic: 'IC',
  regulator: 'Regulator',
  module: 'Module',
  trimmer: 'Trimmer',
  pot: 'Potentiometer',
  toggle: 'Toggle switch',
  footswitch: 'Footswitch',
  jack: 'Jack socket',
  'dc-jack': 'DC socket',
  mechanical: '',
};

const order = Object.keys(groups) as ComponentKind[];

type Named = Pick<Component, 'kind' | 'value'>;

const sortValue = ({ kind, value }: Named): number =>
  kind === 'resistor' || kind === 'film' || kind === 'ceramic' || kind === 'electrolytic' ? parseValue(value) : 0;

const inReadingOrder = (a: Named, b: Named): number =>
  order.indexOf(a.kind) - order.indexOf(b.kind) || sortValue(a) - sortValue(b);

/** The board comes with the parts of its bill, and is none of them. */
export const boardName = 'Printed circuit board';

/** What a bill calls a component: 'Resistor 4K7', 'IC TL072CP', 'DC socket 2.1 mm'. */
export const billName = ({ kind, value }: Named): string => `${groups[kind]} ${value}`.trim();

/** Components of one name, values rising, hardware last. */
export function billLines<Entry extends Named>(bom: readonly Entry[]): Map<string, Entry[]> {
  return Map.groupBy([...bom].sort(inReadingOrder), billName);
}

/** 'What's Included': '2 x Resistor 4K7' and so on. */
export const includedList = (bom: readonly Component[]): string[] =>
  [...billLines(bom)].map(([name, { length }]) => `${length} x ${name}`);

/** How many of each sold part a bill of materials needs, in the order it first appears. */
export function partsNeeded(bom: readonly Component[]): Map<string, number> {
  const needed = new Map<string, number>();
  for (const { part } of bom) if (part) needed.set(part, (needed.get(part) ?? 0) + 1);
  return needed;
}

/** How often a part must be put in the cart: parts come in packs. */
export const packsNeeded = (pieces: number, packSize: number): number => Math.ceil(pieces / packSize);

const potsOf = (circuit: Circuit): string[] =>
  circuit.components.filter(({ kind }) => kind === 'pot').map(({ ref }) => ref);

/** The controls of a pedal as they sit on the box and are printed there. */
export const controlsOf = (circuit: Circuit): string[] =>
  (circuit.panel ?? potsOf(circuit)).map((label) => label.charAt(0) + label.slice(1).toLowerCase());
