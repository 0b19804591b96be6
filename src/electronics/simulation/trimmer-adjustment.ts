/** A pedal as its builder leaves it: trimmers that a voltage sets are turned until the meter shows it. */

import type { Circuit, Measurement, Net } from '../component.ts';
import { billOfMaterials } from '../bill-of-materials.ts';
import { type TestSetup, operatingPointOf } from './test-setup.ts';
import type { Positions } from './component-elements.ts';
import type { OperatingPoint } from './operating-point.ts';

/** The net of a pin that is written REF.PIN. */
function netAt(circuit: Circuit, at: string): Net {
  const dot = at.lastIndexOf('.');
  const net = billOfMaterials(circuit).find(({ ref }) => ref === at.slice(0, dot))?.pins[at.slice(dot + 1)];
  if (net === undefined) throw new Error(`${circuit.slug}: ${at} is no pin`);
  return net;
}

export interface AdjustedCircuit {
  readonly positions: Positions;
  readonly point: OperatingPoint;
}

/** A builder stops turning when the meter is this near. */
const toleranceVolts = 5e-3;
const maxTurns = 30;

/** Where the trimmer stands when it reads right, or the end that comes nearest. False position, halved where it stalls. */
function adjustTrimmer(circuit: Circuit, setup: TestSetup, { at, volts }: Measurement, trimmer: string): number {
  const net = netAt(circuit, at);
  let startVolts: ReadonlyMap<Net, number> | undefined;
  const errorAt = (position: number): number => {
    startVolts = operatingPointOf(
      circuit,
      { ...setup, positions: { ...setup.positions, [trimmer]: position } },
      startVolts,
    ).volts;
    return startVolts.get(net)! - volts;
  };
  const start = setup.positions?.[trimmer];
  if (start !== undefined && Math.abs(errorAt(start)) < toleranceVolts) return start;
  let [low, high] = [0, 1];
  let [below, above] = [errorAt(0), errorAt(1)];
  if (below > 0 === above > 0) return Math.abs(below) < Math.abs(above) ? 0 : 1;
  for (let turn = 0; turn < maxTurns; turn++) {
    const middle = turn % 3 === 2 ? (low + high) / 2 : low + ((high - low) * below) / (below - above);
    const error = errorAt(middle);
    if (Math.abs(error) < toleranceVolts) return middle;
    if (error > 0 === below > 0) [low, below] = [middle, error];
    else [high, above] = [middle, error];
  }
  return (low + high) / 2;
}

/** Two rounds, because one trimmer may move what another has set. */
export function adjustTrimmers(circuit: Circuit, setup: TestSetup): AdjustedCircuit {
  const positions: Record<string, number> = { ...circuit.trimmers, ...setup.positions };
  const adjusted = circuit.measurements.flatMap((each) => (each.setBy ? [{ each, trimmer: each.setBy }] : []));
  const rounds = new Set(adjusted.map(({ trimmer }) => trimmer)).size > 1 ? 2 : 1;
  for (let round = 0; round < rounds; round++)
    for (const { each, trimmer } of adjusted)
      positions[trimmer] = adjustTrimmer(circuit, { ...setup, positions }, each, trimmer);
  return { positions, point: operatingPointOf(circuit, { ...setup, positions }) };
}

export interface Reading extends Measurement {
  readonly read: number;
}

/** What a meter shows at each place that the document names. */
export const readings = (circuit: Circuit, setup: TestSetup): Reading[] =>
  readingsOf(circuit, setup, adjustTrimmers(circuit, setup));

/** The same with trimmers left where they stand. */
export function readingsOf(circuit: Circuit, setup: TestSetup, { positions, point }: AdjustedCircuit): Reading[] {
  return circuit.measurements.map((each) => {
    const own = each.knobs ?? each.input;
    const there = own
      ? operatingPointOf(
          circuit,
          { ...setup, positions: { ...positions, ...each.knobs }, ...(each.input ? { input: each.input } : {}) },
          point.volts,
        )
      : point;
    return { ...each, read: there.volts.get(netAt(circuit, each.at))! };
  });
}
