/** What kits make of a guitar, and what ngspice has found of them with models of parts that are not ours. */
import type { Circuit } from '#electronics/component.ts';
import { decibels, smallSignalLevels } from '#electronics/simulation/small-signal-response.ts';
import { jacksOf, operatingPointOf } from '#electronics/simulation/test-setup.ts';
import { adjustTrimmers } from '#electronics/simulation/trimmer-adjustment.ts';
import { modelBySlug as modelOf } from '#catalogue/models/models.ts';

type Positions = Readonly<Record<string, number>>;

/** Where the page of a kit states a gain, the controls that it is stated for. */
export const statedControls: Readonly<Record<string, Positions>> = {
  'clean-booster': { BOOST: 1 },
  'treble-booster': { LEVEL: 1, BITE: 1 },
  'optical-tremolo': { GAIN: 1 },
  'orange-compressor': { LEVEL: 1 },
  'two-band-eq': { LEVEL: 1 },
  'bass-preamp': { BASS: 0, VOLUME: 1 },
  'pocket-amp': { GAIN: 1, VOLUME: 1 },
  'micro-booster': { GAIN: 1 },
  'plate-reverb': { MIX: 0 },
  'spring-reverb': { MIX: 0 },
  'chip-echo': { MIX: 0 },
};

/** Decibels over a guitar of one volt behind ten kilohms, for each tone, and where the controls and trimmers stand. */
export function overGuitar(circuit: Circuit, tones: readonly number[]): { positions: Positions; levels: number[] } {
  const adjusted = adjustTrimmers(circuit, { modelOf, input: 'guitar' });
  const positions = { ...adjusted.positions, ...statedControls[circuit.slug] };
  const point = operatingPointOf(circuit, { modelOf, input: 'guitar', positions }, adjusted.point.volts);
  const { input, outputs } = jacksOf(circuit);
  const levels = tones.map((hertz) => {
    const there = smallSignalLevels(point, input, hertz);
    return decibels(Math.max(...outputs.map((net) => there.get(net)!)));
  });
  return { positions, levels };
}
