/**
 * Chips that keep sound for a while, count it or squeeze it. At rest they are voltages and resistances; for small signals
 * what they store passes as if it were not delayed.
 */

import { rectifierOhms } from './circuit-constants.ts';
import type { Net } from '../component.ts';
import { type Chip, idleCurrent } from './chip.ts';
import type { ChipModel } from './device-model.ts';
import { type Element, ground } from './element.ts';

type Inside = Exclude<ChipModel['inside'], 'power-amplifier' | 'ota'>;

const between = (ref: string, a: Net, b: Net, ohms: number): Element => ({ type: 'resistor', ref, nets: [a, b], ohms });

/** A small op-amp inside a chip, between the rail and ground. */
const amplifier = (ref: string, [plus, minus, out, high]: readonly [Net, Net, Net, Net], inner: string): Element => ({
  type: 'amplifier',
  ref,
  nets: [plus, minus, out, high, ground, `${ref}#${inner}`],
  gain: 1e4,
  bandwidth: 1e6,
  toHigh: 0.5,
  toLow: 0.3,
  biasAmps: 0,
  offsetVolts: 0,
});

const tap = (ref: string, out: Net, from: Net, share: number, ohms: number): Element => ({
  type: 'tap',
  ref,
  nets: [out, from],
  share,
  ohms,
});

/** A transconductance: the signal of one net adds to the resting voltage of another. */
const transfer = (ref: string, from: Net, rest: Net, to: Net, ohms: number): Element => ({
  type: 'transfer',
  ref,
  nets: [from, rest, to],
  siemens: 1 / ohms,
});

/** SA571: per half 1.8 V inside, and a gain cell at unity gain. */
function compander(chip: Chip): Element[] {
  const { ref, pins, model } = chip;
  const high = pins['13']!;
  const middle = `${ref}#middle`;
  const halves = [
    ['1', '2', '3', '5', '6', '7'],
    ['16', '15', '14', '12', '11', '10'],
  ] as const;
  return [
    { type: 'source', ref, nets: [middle], volts: 1.8, ohms: 0.01 },
    idleCurrent(chip, high, model.idle),
    ...halves.flatMap((half, k): Element[] => {
      const [rectifier, rectified, cell, sum, through, out] = half.map((pin) => pins[pin]!) as [
        Net,
        Net,
        Net,
        Net,
        Net,
        Net,
      ];
      return [
        between(ref, rectified, middle, rectifierOhms),
        between(ref, cell, middle, 20e3),
        ...(through === sum ? [] : [between(ref, through, sum, 20e3)]),
        between(ref, sum, ground, 30e3),
        between(ref, rectifier, ground, rectifierOhms),
        transfer(ref, cell, middle, sum, 20e3),
        amplifier(ref, [middle, sum, out, high], `half${k}`),
      ];
    }),
  ];
}

/** PT2399: two filter amplifiers on half its supply; what leaves pin 15 comes back at pin 12. */
function echo(chip: Chip): Element[] {
  const { ref, pins, model } = chip;
  const high = pins['1']!;
  const middle = pins['2']!;
  const [store, back] = [pins['15']!, pins['12']!];
  return [
    tap(ref, middle, high, 0.5, 500),
    amplifier(ref, [middle, pins['16']!, store, high], 'first'),
    amplifier(ref, [middle, pins['13']!, pins['14']!, high], 'second'),
    tap(ref, back, high, 0.5, 200),
    transfer(ref, store, middle, back, 200),
    ...['7', '8', '9', '10', '11'].map((pin) => between(ref, pins[pin]!, middle, 1e6)),
    between(ref, pins['6']!, middle, 1e6),
    idleCurrent(chip, high, model.idle),
  ];
}

/** A line of cells: an input without load, and outputs that rest at half the supply. */
const bucketBrigade =
  (input: string, outs: readonly string[]) =>
  (chip: Chip): Element[] => {
    const { ref, pins, model } = chip;
    const high = pins['5']!;
    const rest = `${ref}#rest`;
    return [
      between(ref, pins[input]!, ground, 10e6),
      tap(ref, rest, high, 0.5, 1),
      ...outs.flatMap((pin): Element[] => [
        tap(ref, pins[pin]!, high, 0.5, 5e3),
        transfer(ref, pins[input]!, rest, pins[pin]!, 5e3),
      ]),
      idleCurrent(chip, high, model.idle),
    ];
  };

/** V3102: a meter on its clocks reads half the supply; VGG is 14/15 of it. */
function clock(chip: Chip): Element[] {
  const { ref, pins, model } = chip;
  const high = pins['3']!;
  return [
    tap(ref, pins['2']!, high, 0.5, 1e3),
    tap(ref, pins['4']!, high, 0.5, 1e3),
    tap(ref, pins['8']!, high, 14 / 15, 1e3),
    tap(ref, pins['5']!, high, 0, 1e3),
    tap(ref, pins['6']!, high, 0.5, 1e3),
    between(ref, pins['7']!, ground, 1e9),
    idleCurrent(chip, high, model.idle),
  ];
}

/** CD4013 after it was switched on: both outputs low, their opposites high. */
function flipFlops(chip: Chip): Element[] {
  const { ref, pins, model } = chip;
  const high = pins['14']!;
  const states: readonly (readonly [string, 0 | 1])[] = [
    ['1', 0],
    ['2', 1],
    ['13', 0],
    ['12', 1],
  ];
  return [
    ...states.map(([pin, state]) => tap(ref, pins[pin]!, high, state, 400)),
    ...['3', '11', '5', '9'].map((pin) => between(ref, pins[pin]!, ground, 1e9)),
    idleCurrent(chip, high, model.idle),
  ];
}

/** BTDR-2H: 10K at its input, two outputs of 220 ohms. */
function reverb(chip: Chip): Element[] {
  const { ref, pins, model } = chip;
  const high = pins['1']!;
  const rest = `${ref}#rest`;
  return [
    tap(ref, rest, high, 0.5, 1),
    tap(ref, pins['3']!, high, 0.5, 10e3),
    ...['5', '6'].flatMap((pin): Element[] => [
      tap(ref, pins[pin]!, high, 0.5, 220),
      transfer(ref, pins['3']!, rest, pins[pin]!, 220),
    ]),
    idleCurrent(chip, high, model.idle),
  ];
}

export const delayChips: Readonly<Record<Inside, (chip: Chip) => Element[]>> = {
  compander,
  echo,
  'bucket-brigade-1024': bucketBrigade('3', ['7']),
  'bucket-brigade-4096': bucketBrigade('7', ['3', '4']),
  clock,
  'flip-flops': flipFlops,
  reverb,
};
