/** Which knobs are heard when they are turned, and which of them no longer are. */

import { decibels, smallSignalLevels } from '../../simulation/small-signal-response.ts';
import { guitarNet, type FaultSetup } from './faulty-elements.ts';
import { type FaultyPoint, faultyPoint } from './faulty-point.ts';
import type { BuiltPedal } from './pedal.ts';
import { outputNets, silence } from './readings.ts';

/** A knob that changes a tone plainly in a pedal without a fault. */
export interface Knob {
  readonly ref: string;
  /** The tone that it changes most, and by how much from one end to the other. */
  readonly hertz: number;
  readonly decibels: number;
}

/** Octaves of a guitar. */
const tones = [100, 200, 400, 800, 1600, 3200, 6400] as const;
const plainDecibels = 6;
/** One that does less than this share of what it should does nothing, for those who turn it. */
const minShare = 0.25;
const ends = [0, 1] as const;

const loudness = (pedal: BuiltPedal, point: FaultyPoint, hertz: number): number => {
  const levels = smallSignalLevels(point, guitarNet, hertz);
  return Math.max(silence, ...outputNets(pedal).map((net) => decibels(levels.get(net) ?? 0)));
};

/** The pedal with a knob at either end; `undefined`: not solved. */
function turned(pedal: BuiltPedal, setup: FaultSetup, { volts }: FaultyPoint, ref: string): FaultyPoint[] | undefined {
  const points = ends.map((end) =>
    faultyPoint({ ...pedal, positions: { ...pedal.positions, [ref]: end } }, setup, volts),
  );
  return points.every(({ solved }) => solved) ? points : undefined;
}

export function audibleKnobs(pedal: BuiltPedal, setup: FaultSetup): Knob[] {
  const point = faultyPoint(pedal, setup);
  return pedal.parts
    .filter(({ kind }) => kind === 'pot')
    .flatMap(({ ref }) => {
      const points = turned(pedal, setup, point, ref);
      if (!points) return [];
      const found = tones.map((hertz) => {
        const [low, high] = points.map((each) => loudness(pedal, each, hertz));
        return { ref, hertz, decibels: Math.abs(high! - low!) };
      });
      const most = found.reduce((best, each) => (each.decibels > best.decibels ? each : best));
      return most.decibels >= plainDecibels ? [most] : [];
    });
}

/** Numbers of the knobs that do nothing. */
export function deadKnobs(pedal: BuiltPedal, setup: FaultSetup, point: FaultyPoint, knobs: readonly Knob[]): number[] {
  return knobs.flatMap(({ ref, hertz, decibels: right }, k) => {
    const points = turned(pedal, setup, point, ref);
    if (!points) return [];
    const [low, high] = points.map((each) => loudness(pedal, each, hertz));
    return Math.abs(high! - low!) < minShare * right ? [k] : [];
  });
}
