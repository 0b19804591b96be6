/** Figures in the specifications of kits that follow from their circuits: what the page says, and how it is computed. */

import type { Net } from '#electronics/component.ts';
import { operatingPointOf } from '#electronics/simulation/test-setup.ts';
import type { Positions, Setting } from '#electronics/simulation/component-elements.ts';
import { decibels, smallSignalLevels } from '#electronics/simulation/small-signal-response.ts';
import { adjustTrimmers } from '#electronics/simulation/trimmer-adjustment.ts';
import { kits } from '#catalogue/kits.ts';
import { modelBySlug as modelOf } from '#catalogue/models/models.ts';

type Between = readonly [from: Net, to: Net];
export type Gain = (positions: Positions, hertz: number, between?: Between) => number;

/** Where trimmers are set. */
const roomCelsius = 27;

const jacks: Between = ['IN_JACK', 'OUT_JACK'];

/** `room`: other parts than the typical ones, and another temperature. */
export function gainsOf(slug: string, room: Pick<Setting, 'draw' | 'celsius'> = {}): Gain {
  const { circuit } = kits.find((kit) => kit.slug === slug)!;
  const { positions: set, point } = adjustTrimmers(circuit, {
    modelOf,
    input: 'guitar',
    ...room,
    celsius: roomCelsius,
  });
  return (positions, hertz, [from, to] = jacks) => {
    const there = operatingPointOf(
      circuit,
      { modelOf, input: 'guitar', ...room, positions: { ...set, ...positions } },
      point.volts,
    );
    const levels = smallSignalLevels(there, 'IN_JACK', hertz);
    return decibels(levels.get(to)! / levels.get(from)!);
  };
}

/** The frequency with the most (or the least) of what is asked for. */
export function extreme(gain: (hertz: number) => number, sign: 1 | -1 = 1): number {
  const steps = Array.from({ length: 80 }, (_, k) => 200 * 2 ** (k / 20));
  return steps.reduce((best, hertz) => (sign * gain(hertz) > sign * gain(best) ? hertz : best));
}

export const spread = (gain: Gain, label: string, hertz: number, others: Positions = {}): number[] =>
  [0, 1].map((at) => gain({ ...others, [label]: at }, hertz) - gain(others, hertz));

/** Kit, what its page calls it, what it says there, the figures in it, and what they must be. */
export const computedSpecifications: readonly (readonly [
  string,
  string,
  string,
  readonly number[],
  (gain: Gain) => readonly number[],
])[] = [
  ['clean-booster', 'Gain', 'Up to 26 dB', [26], (gain) => [gain({ BOOST: 1 }, 1000)]],
  ['treble-booster', 'Gain', 'About 30 dB in the treble', [30], (gain) => [gain({ LEVEL: 1, BITE: 1 }, 4000)]],
  [
    'sustain-fuzz',
    'Middle of the tone control',
    'Dip near 1 kHz, about 6 dB under the bass',
    [6],
    (gain) => [gain({}, 82, ['c3', 'tw']) - gain({}, 1000, ['c3', 'tw'])],
  ],
  ['buffer-splitter', 'Gain', 'Just under 1, not inverted', [0], (gain) => [gain({}, 440)]],
  [
    'optical-tremolo',
    'Gain range',
    '-1 to +14 dB with the lamp fully on, 3 dB more or less by its cell',
    [-1, 14],
    (gain) => [0, 1].map((at) => gain({ GAIN: at }, 440)),
  ],
  [
    'hard-clipper',
    'Gain',
    '6 to 47 dB ahead of the diodes',
    [6, 47],
    (gain) => [0, 1].map((at) => gain({ DISTORTION: at }, 2000, ['IN_JACK', 'amp'])),
  ],
  ['orange-compressor', 'Largest gain', '24 dB', [24], (gain) => [gain({ LEVEL: 1 }, 1000)]],
  ['two-band-eq', 'Bass', '±12 dB at 80 Hz', [-12, 12], (gain) => spread(gain, 'BASS', 80)],
  ['two-band-eq', 'Treble', '±15 dB at 8 kHz', [-15, 15], (gain) => spread(gain, 'TREBLE', 8000)],
  ['two-band-eq', 'Largest level', '+6 dB with the tone flat', [6], (gain) => [gain({ LEVEL: 1 }, 1000)]],
  [
    'six-band-eq',
    'Boost and cut',
    '±11 dB for one band alone, ±17 dB at the top of the shelf',
    [-11, 11, -11, 11, -17, 17],
    (gain) => [...spread(gain, '100', 100), ...spread(gain, '800', 800), ...spread(gain, '3200', 12_000)],
  ],
  ['bass-preamp', 'Gain', '10 dB with the tone flat', [10], (gain) => [gain({ BASS: 0, VOLUME: 1 }, 440)]],
  [
    'bass-preamp',
    'Bass',
    '0 to +9 dB at 40 Hz',
    [9],
    (gain) => [gain({ BASS: 1, VOLUME: 1 }, 40) - gain({ BASS: 0, VOLUME: 1 }, 40)],
  ],
  [
    'bass-preamp',
    'Treble',
    '-8 to +10 dB at 8 kHz',
    [-8, 10],
    (gain) => [0, 1].map((at) => gain({ BASS: 0, VOLUME: 1, TREBLE: at }, 8000) - 10),
  ],
  ['pocket-amp', 'Gain', '30 to 44 dB', [30, 44], (gain) => [0, 1].map((at) => gain({ GAIN: at, VOLUME: 1 }, 1000))],
  [
    'rodent-distortion',
    'Gain',
    'Up to 61 dB ahead of the diodes, all that the LM308 has',
    [61],
    (gain) => [gain({ DISTORTION: 1 }, 430, ['IN_JACK', 'amp'])],
  ],
  [
    'rodent-distortion',
    'Filter',
    'Low-pass, 475 Hz to beyond hearing; darker clockwise',
    [-3, 0],
    (gain) => [gain({ FILTER: 1 }, 475, ['clip', 'dark']), gain({ FILTER: 0 }, 15_000, ['clip', 'dark'])],
  ],
  [
    'micro-booster',
    'Gain',
    '1 to 26 dB, flat from 20 Hz to 20 kHz',
    [1, 26, 26, 26],
    (gain) => [gain({ GAIN: 0 }, 1000), ...[20, 1000, 20_000].map((hertz) => gain({ GAIN: 1 }, hertz))],
  ],
  ['plate-reverb', 'Dry signal', 'Analogue, unity gain', [0], (gain) => [gain({ MIX: 0 }, 1000)]],
  ['spring-reverb', 'Dry signal', 'Analogue, unity gain', [0], (gain) => [gain({ MIX: 0 }, 1000)]],
  ['chip-echo', 'Dry signal', 'Analogue, unity gain', [0], (gain) => [gain({ MIX: 0 }, 1000)]],
  ['spring-reverb', 'Low cut before the module', '150 Hz', [-3], (gain) => [gain({ DWELL: 1 }, 150, ['dry', 'drive'])]],
  [
    'chip-echo',
    'Bandwidth of the repeats',
    'About 4.7 kHz at short times',
    [-3],
    (gain) => [gain({ REPEATS: 0 }, 4700, ['dry', 'echo']) - gain({ REPEATS: 0 }, 300, ['dry', 'echo'])],
  ],
];
