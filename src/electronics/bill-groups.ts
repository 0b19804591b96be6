import type { ComponentKind } from './component.ts';

/** Under what a component stands in a list that is picked or unpacked by, in the order of that list. */
export const billGroups: Readonly<Record<ComponentKind, string>> = {
  resistor: 'Resistors',
  ceramic: 'Ceramic capacitors',
  film: 'Film capacitors',
  electrolytic: 'Electrolytic capacitors',
  inductor: 'Inductors',
  diode: 'Diodes',
  led: 'LEDs',
  opto: 'Optocouplers',
  bjt: 'Transistors',
  jfet: 'Transistors',
  mosfet: 'Transistors',
  regulator: 'Regulators',
  ic: 'Chips',
  module: 'Modules',
  trimmer: 'Trimmers',
  pot: 'Controls',
  toggle: 'Switches, jacks, sockets',
  footswitch: 'Switches, jacks, sockets',
  jack: 'Switches, jacks, sockets',
  'dc-jack': 'Switches, jacks, sockets',
  mechanical: 'Box and hardware',
};

export const billGroupTitles: readonly string[] = [...new Set(Object.values(billGroups))];
