/** A true-bypass loop: three poles of a footswitch, four jacks, and a small board for the level and the lamp. */

import type { Circuit } from '#electronics/component.ts';
import { C, D, POT, R, component } from '#electronics/notation.ts';

const panel = { place: 'panel' } as const;

const jack = (ref: string, net: string, note: string) =>
  component('jack', ref, '6.35 mm mono', 'jack-mono', { T: net, S: 'GND' }, { ...panel, note });

export const loopSwitcher: Circuit = {
  slug: 'loop-switcher',
  hardware: 'own',
  enclosure: '125B',
  knob: 'knob-soft',
  led: 'green',
  currentMilliamps: 1.3,
  signal: { patches: [['SEND', 'RETURN']] },
  components: [
    // In bypass the signal only meets the switch and two wires.
    jack('JIN', 'IN_JACK', 'From the guitar.'),
    jack('JSEND', 'SEND', 'To the first pedal of the loop.'),
    jack('JRETURN', 'RETURN', 'From the last pedal of the loop.'),
    jack('JOUT', 'OUT_JACK', 'To the amplifier.'),
    component(
      'footswitch',
      'SW1',
      '3PDT',
      'footswitch-3pdt',
      {
        1: 'SEND',
        2: 'IN_JACK',
        3: 'BYPASS',
        4: 'LED-',
        5: 'GND',
        6: 'SEND',
        7: 'LOOP',
        8: 'OUT_JACK',
        9: 'BYPASS',
      },
      { ...panel, orientation: 'Lugs in three columns with the flat sides of the lugs level.' },
    ),

    // What comes back may be louder than the guitar; full up, LEVEL lets all of it through.
    R('R1', '1M', 'SEND', 'GND', {
      note: 'Bleeds away the charge a pedal leaves behind, so that the switch stays quiet.',
    }),
    POT('LEVEL', '100K', 'A', { 1: 'GND', 2: 'LOOP', 3: 'RETURN' }),

    // Lamp.
    component(
      'dc-jack',
      'JDC',
      '2.1 mm',
      'dc-jack',
      { '+': 'DC+', '-': 'GND' },
      {
        ...panel,
        note: 'Only the lamp needs it. Sleeve is positive, centre pin negative.',
      },
    ),
    D('D1', '1N5817', 'DC+', '+9V', { note: 'Protects the lamp from a reversed plug.' }),
    C('C1', '100n', '+9V', 'GND'),
    R('R2', '4K7', '+9V', 'LED+', { note: 'Sets the lamp current.' }),
    component('led', 'LED1', 'green', 'led-5mm-green', { A: 'LED+', K: 'LED-' }, panel),
    component('mechanical', 'BZ1', '5 mm bezel', 'led-bezel', {}, panel),
  ],
  measurements: [
    { at: 'D1.A', volts: 9 },
    { at: 'D1.K', volts: 8.7 },
  ],
};
