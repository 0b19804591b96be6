import type { PartKind } from './part-kinds.ts';

/** The part whose picture stands for its kind in menus, by slug. */
export const partKindSamples: Readonly<Record<PartKind, string>> = {
  resistor: 'resistor-4k7',
  'film-capacitor': 'film-100n',
  'ceramic-capacitor': 'ceramic-100p',
  'electrolytic-capacitor': 'electrolytic-10u',
  inductor: 'inductor-500mh',
  potentiometer: 'pot-a100k',
  trimmer: 'trimmer-10k',
  switch: 'footswitch-3pdt',
  knob: 'knob-chicken',
  diode: '1n4148',
  led: 'led-5mm-red',
  transistor: '2n5088',
  jfet: '2n5457',
  mosfet: 'bs170',
  'op-amp': 'tl072cp',
  chip: 'pt2399',
  socket: 'dip-socket-8',
  enclosure: 'enclosure-125b',
  jack: 'jack-mono',
  hardware: 'led-bezel',
  wire: 'hook-up-wire',
  tool: 'soldering-iron',
  consumable: 'solder-50g',
};
