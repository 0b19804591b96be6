/** What one form of a fault shows: voltages and their spread on copper and legs, levels, lamp and supply current. */

import type { Net } from '../../component.ts';
import { ground } from '../../simulation/element.ts';
import { supplyRef, type FaultSetup } from './faulty-elements.ts';
import { type FaultyPoint, faultyPoint, boardGmin } from './faulty-point.ts';
import { deadKnobs, type Knob } from './knobs.ts';
import { acrossWires, type BuiltPedal, netAtCopper, netAtLeg, partOf } from './pedal.ts';
import type { TestPoints } from './test-points.ts';
import { heardLevels, humLevel, meterLoads, outputNets, silence } from './readings.ts';
import type { Spreads } from './spread.ts';
import type { OperatingPoint } from '../../simulation/operating-point.ts';
import { stampJacobian } from '../../simulation/system.ts';

/** The sensitivity of an operating point's voltages to currents: the inverse of its Jacobian. */

/** Gauss-Jordan inversion in place; false for a singular matrix. */
function invert(matrix: Float64Array, n: number): boolean {
  const order = Int32Array.from({ length: n }, (_, k) => k);
  for (let k = 0; k < n; k++) {
    let pivot = k;
    for (let row = k + 1; row < n; row++)
      if (Math.abs(matrix[row * n + k]!) > Math.abs(matrix[pivot * n + k]!)) pivot = row;
    if (pivot !== k) {
      for (let column = 0; column < n; column++) {
        const kept = matrix[k * n + column]!;
        matrix[k * n + column] = matrix[pivot * n + column]!;
        matrix[pivot * n + column] = kept;
      }
      const kept = order[k]!;
      order[k] = order[pivot]!;
      order[pivot] = kept;
    }
    const head = matrix[k * n + k]!;
    if (head === 0 || !Number.isFinite(head)) return false;
    matrix[k * n + k] = 1;
    for (let column = 0; column < n; column++) matrix[k * n + column]! /= head;
    for (let row = 0; row < n; row++) {
      if (row === k) continue;
      const factor = matrix[row * n + k]!;
      if (factor === 0) continue;
      matrix[row * n + k] = 0;
      for (let column = 0; column < n; column++) matrix[row * n + column]! -= factor * matrix[k * n + column]!;
    }
  }
  unscramble(matrix, n, order);
  return true;
}

/** Rows were exchanged on the way, so columns stand in the wrong order. */
function unscramble(matrix: Float64Array, n: number, order: Int32Array): void {
  const line = new Float64Array(n);
  for (let row = 0; row < n; row++) {
    for (let column = 0; column < n; column++) line[order[column]!] = matrix[row * n + column]!;
    matrix.set(line, row * n);
  }
}

/** Volts on each net for an ampere into each other, row by row; undefined when they have none. */
function inverseOf({ system: { nets, placed } }: OperatingPoint): Float64Array | undefined {
  const n = nets.length;
  const matrix = new Float64Array(n * n);
  for (let k = 0; k < n; k++) matrix[k * n + k] = boardGmin;
  for (const { nodes, jacobian } of placed) stampJacobian(matrix, n, nodes, jacobian);
  return invert(matrix, n) ? matrix : undefined;
}

export interface NodeReading {
  readonly volts: number;
  /** One sigma of parts, the supply being known. */
  readonly sigma: number;
  /** Volts for each volt of supply: down to a flat battery, and up to an adapter that gives too much. */
  readonly follow: number;
  readonly followUp: number;
  /** What a meter finds behind the voltage. */
  readonly ohms: number;
}

export interface Signature {
  readonly copper: readonly NodeReading[];
  /** Only legs that show something else than the copper under them, by their number. */
  readonly legs: ReadonlyMap<number, NodeReading>;
  /** By tone and number of the copper, decibels over the guitar. */
  readonly levels: readonly (readonly number[])[];
  /** At the output jack, by tone. */
  readonly output: readonly number[];
  /** What ripple of the supply leaves at the output jack, in decibels over the ripple. */
  readonly hum: number;
  /** Numbers of the knobs that do nothing; in a pedal that is silent nobody turns them. */
  readonly deadKnobs: readonly number[];
  readonly lampLit: boolean;
  readonly supplyMilliamps: number;
  /** What holds the gate of each JFET, by its name. */
  readonly gateOhms: ReadonlyMap<string, number>;
  readonly near: ReadonlyMap<Net, number>;
}

const litAmps = 2e-4;
/** A net that hangs on leaks alone strays without end to first order; in truth the rails hold it. */
export const maxSigma = 1;

const currentOf = ({ system }: FaultyPoint, ref: string): number =>
  system.placed.find(({ element }) => element.ref === ref && element.type !== 'capacitor')?.i[0] ?? 0;

/** A nearly flat battery and an adapter without a load, as shares of nine volts: between them lines are straight enough. */
const supplyEnds = { down: 7 / 9, up: 10.5 / 9 } as const;

/** Volts for each volt of supply, from where it stands to one of the ends. */
function followTo(
  pedal: BuiltPedal,
  setup: FaultSetup,
  { volts }: FaultyPoint,
  end: keyof typeof supplyEnds,
): ((net: Net) => number) | undefined {
  const supplyVolts = pedal.supplyVolts * supplyEnds[end];
  const there = faultyPoint({ ...pedal, supplyVolts }, setup, volts);
  if (!there.solved) return undefined;
  return (net) => ((there.volts.get(net) ?? 0) - (volts.get(net) ?? 0)) / (supplyVolts - pedal.supplyVolts);
}

/** The nets under all probes, as the pedal is. */
function probedNets(pedal: BuiltPedal, { copper, legs }: TestPoints): { copper: Net[]; legs: Net[] } {
  return {
    copper: copper.map(({ net }) => netAtCopper(pedal, net)),
    legs: legs.map(({ ref, pin }) => netAtLeg(pedal, ref, pin)),
  };
}

const gateNet = (pedal: BuiltPedal, ref: string): Net => acrossWires(pedal, partOf(pedal, ref).pins['G']!, true);

/** Where a fault is observed: test points and knobs. */
export interface Observations {
  readonly points: TestPoints;
  readonly knobs: readonly Knob[];
}

/** `undefined`: not solved. */
export function signatureOf(
  pedal: BuiltPedal,
  setup: FaultSetup,
  { points, knobs }: Observations,
  spreads: Spreads,
  near?: ReadonlyMap<Net, number>,
): Signature | undefined {
  const point = faultyPoint(pedal, setup, near);
  const inverse = point.solved ? inverseOf(point) : undefined;
  if (!inverse) return undefined;
  const nets = probedNets(pedal, points);
  const loads = meterLoads(pedal, setup, point, inverse, new Set([...nets.copper, ...nets.legs]));
  const { sigma, follow } = spreads.of(pedal, point, inverse);
  const down = followTo(pedal, setup, point, 'down');
  const up = followTo(pedal, setup, point, 'up');
  const numbers = new Map(point.system.nets.map((net, k) => [net, k]));
  const shownAt = (net: Net): NodeReading => {
    const k = numbers.get(net);
    if (k === undefined || net === ground) return { volts: 0, sigma: 0, follow: 0, followUp: 0, ohms: 0 };
    const load = loads.get(net) ?? 1;
    const slope = follow[k]! * load;
    return {
      volts: point.volts.get(net)! * load,
      sigma: Math.min(maxSigma, Math.abs(sigma[k]! * load)),
      follow: down ? down(net) * load : slope,
      followUp: up ? up(net) * load : slope,
      ohms: inverse[k * numbers.size + k]!,
    };
  };
  const copperOf = new Map(points.copper.map(({ net }, k) => [net, nets.copper[k]!]));
  const levels = heardLevels(pedal, setup, point);
  const output = levels.map((level) => Math.max(...outputNets(pedal).map((net) => level.get(net) ?? silence)));
  return {
    copper: nets.copper.map(shownAt),
    legs: new Map(
      points.legs.flatMap(({ net }, k) =>
        nets.legs[k] === (copperOf.get(net) ?? net) ? [] : [[k, shownAt(nets.legs[k]!)] as const],
      ),
    ),
    levels: levels.map((level) => nets.copper.map((net) => level.get(net) ?? silence)),
    output,
    hum: humLevel(pedal, setup, point),
    deadKnobs: Math.max(...output) > silence ? deadKnobs(pedal, setup, point, knobs) : [],
    lampLit: currentOf(point, 'LED1') > litAmps,
    supplyMilliamps: -1000 * currentOf(point, supplyRef),
    gateOhms: new Map(
      pedal.parts
        .filter(({ kind }) => kind === 'jfet')
        .map(({ ref }) => [ref, shownAt(gateNet(pedal, ref)).ohms] as const),
    ),
    near: point.volts,
  };
}
