/** What every pedal needs besides its circuit: jacks, true bypass, status lamp, sockets, knobs, box, wire. */

import { bypassNet, type Circuit, type Component, NC } from './component.ts';
import { component } from './notation.ts';

/** Every kit has one box. */
export const boxRef = 'BOX';
/** What holds its LED. */
export const bezelRef = 'BZ1';

const mechanical = (ref: string, value: string, part: string, note?: string): Component =>
  component('mechanical', ref, value, part, {}, { place: 'panel', ...(note ? { note } : {}) });

/**
 * Lugs of the 3PDT are numbered down its columns, 2, 5 and 8 in common. Effect on joins 1-2, 4-5 and 7-8;
 * bypass joins 2-3, 5-6 and 8-9, and the strap from 3 to 9 carries the guitar past the board.
 * Without the strap it goes nowhere. The strap from 1 to 6 grounds the board's input in bypass, so that a stage with much gain
 * has nothing to pick up.
 */
function jacksAndSwitch({ led, hardware }: Circuit): Component[] {
  const panel = { place: 'panel' } as const;
  const strap = hardware === 'on-off' ? NC : bypassNet;
  return [
    component(
      'footswitch',
      'SW1',
      '3PDT',
      'footswitch-3pdt',
      {
        1: 'IN',
        2: 'IN_JACK',
        3: strap,
        4: 'LED-',
        5: 'GND',
        6: 'IN',
        7: 'OUT',
        8: 'OUT_JACK',
        9: strap,
      },
      { ...panel, orientation: 'Lugs in three columns with the flat sides of the lugs level.' },
    ),
    component('jack', 'JIN', '6.35 mm mono', 'jack-mono', { T: 'IN_JACK', S: 'GND' }, panel),
    component('jack', 'JOUT', '6.35 mm mono', 'jack-mono', { T: 'OUT_JACK', S: 'GND' }, panel),
    component(
      'dc-jack',
      'JDC',
      '2.1 mm',
      'dc-jack',
      { '+': 'DC+', '-': 'GND' },
      {
        ...panel,
        note: 'Sleeve is positive, centre pin negative, the usual way round for pedals.',
      },
    ),
    component('resistor', 'RLED', '4K7', 'resistor-4k7', { 1: '+9V', 2: 'LED+' }, { note: 'Sets the lamp current.' }),
    component('led', 'LED1', led, `led-5mm-${led}`, { A: 'LED+', K: 'LED-' }, panel),
    mechanical(bezelRef, '5 mm bezel', 'led-bezel'),
  ];
}

/** The V3205 has eight legs in the outline of a 14-pin chip. */
const socketPins: Readonly<Record<string, number>> = { v3205: 14 };

const sockets = (components: readonly Component[]): Component[] =>
  components
    .filter((part) => part.kind === 'ic')
    .map((ic) => {
      const pins = socketPins[ic.part ?? ''] ?? Object.keys(ic.pins).length;
      return mechanical(`XS-${ic.ref}`, `DIP-${pins} socket`, `dip-socket-${pins}`, `Holds ${ic.ref}.`);
    });

const knobs = (circuit: Circuit): Component[] =>
  circuit.components
    .filter((part) => part.kind === 'pot')
    .map((pot) => mechanical(`KN-${pot.ref}`, 'Knob', circuit.knob, `Goes on ${pot.ref}.`));

export const hardwareOf = (circuit: Circuit): Component[] => [
  ...(circuit.hardware === 'own' ? [] : jacksAndSwitch(circuit)),
  ...sockets(circuit.components),
  ...knobs(circuit),
  mechanical(
    boxRef,
    `${circuit.enclosure} enclosure`,
    `enclosure-${circuit.enclosure.toLowerCase()}`,
    'Drilled, coated and printed for this kit.',
  ),
  mechanical('WIRE', 'Hook-up wire set', 'hook-up-wire'),
  mechanical('FEET', 'Set of rubber feet', 'rubber-feet'),
];
