import type { PartKind } from '#domain/catalogue/part-kinds.ts';

/** What stands on a drawer below the value. */
export const kindNames: Readonly<Record<PartKind, string>> = {
  resistor: 'Resistor',
  'film-capacitor': 'Film capacitor',
  'ceramic-capacitor': 'Ceramic capacitor',
  'electrolytic-capacitor': 'Electrolytic',
  inductor: 'Inductor',
  potentiometer: 'Pot',
  trimmer: 'Trimmer',
  switch: 'Switch',
  knob: 'Knob',
  diode: 'Diode',
  led: 'LED',
  transistor: 'Transistor',
  jfet: 'JFET',
  mosfet: 'MOSFET',
  'op-amp': 'Op-amp',
  chip: 'Chip',
  socket: 'Socket',
  enclosure: 'Box',
  jack: 'Jack',
  hardware: 'Hardware',
  wire: 'Wire',
  tool: 'Tool',
  consumable: 'Supplies',
};
