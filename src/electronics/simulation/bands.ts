/** How far what is stated of a pedal lies from bag to bag of parts, and from a cold room to a hot one. */

import type { Circuit } from '../component.ts';
import type { ModelLookup } from './device-model.ts';
import { type PartSampler, sampledParts, typicalParts } from './part-sampling.ts';
import { operatingPointOf, supplyMilliamps } from './test-setup.ts';
import { adjustTrimmers, readingsOf } from './trimmer-adjustment.ts';

/** Lowest and highest. */
export type Band = readonly [number, number];

export interface Bands {
  /** Of each measurement that the circuit states, in volts. Trimmers were set at room temperature and not touched again. */
  readonly volts: readonly Band[];
  /** From a supply of nine volts. */
  readonly milliamps: Band;
}

/** From a cool workshop to a hot hall; the middle one is where data sheets stand. */
const bandCelsius = [15, 27, 45] as const;
const bagCount = 64;

/** Outwards, so that what is stated holds. */
const outwards = ([low, high]: Band): Band => [Math.floor(low * 100) / 100, Math.ceil(high * 100) / 100];

const bandOf = (values: readonly number[]): Band => outwards([Math.min(...values), Math.max(...values)]);

interface Sample {
  readonly volts: readonly number[];
  readonly milliamps: number;
}

function samplesOf(circuit: Circuit, modelOf: ModelLookup, draw: PartSampler): Sample[] {
  const { positions, point: atRoom } = adjustTrimmers(circuit, { modelOf, draw });
  return bandCelsius.map((celsius) => {
    const setup = { modelOf, draw, celsius, positions };
    const point = operatingPointOf(circuit, setup, atRoom.volts);
    return {
      volts: readingsOf(circuit, setup, { positions, point }).map(({ read }) => read),
      milliamps: supplyMilliamps(point),
    };
  });
}

export function bandsOf(circuit: Circuit, modelOf: ModelLookup, bags = bagCount): Bands {
  const draws = [typicalParts, ...Array.from({ length: bags }, (_, seed) => sampledParts(seed + 1))];
  const samples = draws.flatMap((draw) => samplesOf(circuit, modelOf, draw));
  return {
    volts: circuit.measurements.map((_, k) => bandOf(samples.map(({ volts }) => volts[k]!))),
    milliamps: bandOf(samples.map(({ milliamps }) => milliamps)),
  };
}
