/** What a component of a KiCad netlist is: by its symbol, by its designator, or as our own netlists say it. */

import type { ComponentKind } from '../component.ts';

export interface KicadComponent {
  readonly ref: string;
  readonly value: string;
  readonly line: number;
  /** Name of its symbol in the library, such as Q_NPN_CBE. */
  readonly symbol: string;
  readonly description: string;
  /** Where it stands, if it says so: a share of the turn. */
  readonly position: string;
}

const ownKinds: ReadonlySet<string> = new Set<ComponentKind>([
  'resistor',
  'film',
  'ceramic',
  'electrolytic',
  'inductor',
  'diode',
  'led',
  'bjt',
  'jfet',
  'mosfet',
  'opto',
  'ic',
  'regulator',
  'module',
  'pot',
  'trimmer',
  'toggle',
  'footswitch',
  'jack',
  'dc-jack',
]);

const bySymbol: readonly (readonly [RegExp, ComponentKind])[] = [
  [/^R_Potentiometer_Trim|^R_Trim/i, 'trimmer'],
  [/^R_Potentiometer|^R_Variable/i, 'pot'],
  [/^C_Polarized|^CP/i, 'electrolytic'],
  [/^LED/i, 'led'],
  [/^Q_(?:N|P)JFET|JFET/i, 'jfet'],
  [/^Q_(?:N|P)MOS|MOSFET/i, 'mosfet'],
  [/^Barrel_Jack|^Jack-DC/i, 'dc-jack'],
  [/^AudioJack|^Jack|^Conn/i, 'jack'],
  [/^Battery/i, 'dc-jack'],
  [/^SW_/i, 'toggle'],
  [/^MountingHole|^TestPoint|^Fiducial|^Logo/i, 'mechanical'],
];

const byDesignator: readonly (readonly [RegExp, ComponentKind])[] = [
  [/^RV\d|^VR\d|^POT/i, 'pot'],
  [/^R\d/i, 'resistor'],
  [/^C\d/i, 'film'],
  [/^L\d/i, 'inductor'],
  [/^LED\d?/i, 'led'],
  [/^D\d/i, 'diode'],
  [/^Q\d/i, 'bjt'],
  [/^(?:U|IC)\d/i, 'ic'],
  [/^SW\d|^S\d/i, 'toggle'],
  [/^J\d|^P\d|^JK/i, 'jack'],
  [/^BT\d/i, 'dc-jack'],
  [/^(?:H|TP|MH|MK|FID|#)/i, 'mechanical'],
];

export function kindOf({ ref, symbol, description }: KicadComponent): ComponentKind | undefined {
  if (ownKinds.has(description)) return description as ComponentKind;
  const found = [...bySymbol.filter(([name]) => name.test(symbol)), ...byDesignator.filter(([name]) => name.test(ref))];
  return found[0]?.[1];
}

type Legs = Readonly<Record<string, readonly string[]>>;

/** Names that KiCad gives the pins of a kind, or their numbers; ours first. */
export const legsOf: Partial<Record<ComponentKind, Legs>> = {
  electrolytic: { '+': ['+', '1'], '-': ['-', '2'] },
  diode: { A: ['A', '2'], K: ['K', '1'] },
  led: { A: ['A', '2'], K: ['K', '1'] },
  bjt: { C: ['C'], B: ['B'], E: ['E'] },
  jfet: { D: ['D'], G: ['G'], S: ['S'] },
  mosfet: { D: ['D'], G: ['G'], S: ['S'] },
  regulator: { IN: ['IN', 'VI'], OUT: ['OUT', 'VO'], GND: ['GND'] },
  opto: { A: ['A'], K: ['K'], 1: ['1'], 2: ['2'] },
  'dc-jack': { '+': ['+', '2'], '-': ['-', '1', '3'] },
  jack: { T: ['T', '2', '1'], S: ['S', '1', '2'] },
};
