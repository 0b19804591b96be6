/**
 * The operating point: every voltage and current with nothing playing. Modified nodal analysis, Newton's method; when that
 * does not settle, leaks from every net to ground that are taken away step by step, then a supply that is turned up slowly.
 */

import type { Net } from '../component.ts';
import { type Element, ground } from './element.ts';
import { solve } from './linear-equations.ts';
import { addConductances, type System, systemOf } from './system.ts';

/** Holds nets that only capacitors reach. */
const minLeak = 1e-12;
const maxIterations = 150;
const convergenceTolerance = 1e-6;

export interface OperatingPoint {
  readonly solved: boolean;
  readonly system: System;
  /** Of every net, ground and those inside chips too. */
  readonly volts: ReadonlyMap<Net, number>;
}

/** One linear step: evaluates every device where the voltages `x` stand, and solves for where all currents would balance. */
function newtonStep(system: System, x: Float64Array, leak: number, next: Float64Array, matrix: Float64Array): boolean {
  const n = x.length;
  matrix.fill(0);
  next.fill(0);
  for (let k = 0; k < n; k++) matrix[k * n + k] = leak;
  let clipped = false;
  for (const { equations, nodes, v, last, i, slopes } of system.placed) {
    const size = nodes.length;
    for (let k = 0; k < size; k++) v[k] = nodes[k]! < 0 ? 0 : x[nodes[k]!]!;
    if (equations.limit?.(v, last)) clipped = true;
    last.set(v);
    equations.currents(v, i, slopes);
    addConductances(matrix, n, nodes, slopes);
    for (let row = 0; row < size; row++) {
      const at = nodes[row]!;
      if (at < 0) continue;
      let pushed = -i[row]!;
      for (let column = 0; column < size; column++) pushed += slopes[row * size + column]! * v[column]!;
      next[at]! += pushed;
    }
  }
  return solve(matrix, next) && !clipped;
}

/** Newton's method from `x`, which ends as the solution. */
function newtonIterate(system: System, x: Float64Array, leak: number): boolean {
  const n = x.length;
  const next = new Float64Array(n);
  const matrix = new Float64Array(n * n);
  for (let round = 0; round < maxIterations; round++) {
    const whole = newtonStep(system, x, leak, next, matrix);
    let moved = 0;
    for (let k = 0; k < n; k++) moved = Math.max(moved, Math.abs(next[k]! - x[k]!) / (1 + Math.abs(x[k]!)));
    if (!Number.isFinite(moved)) return false;
    x.set(next);
    if (whole && moved < convergenceTolerance) return true;
  }
  return false;
}

const resetState = (system: System, x: Float64Array): void => {
  x.fill(0);
  for (const { last } of system.placed) last.fill(0);
};

function gminStepping(system: System, x: Float64Array, leak: number): boolean {
  resetState(system, x);
  for (let exponent = -1; 10 ** exponent > leak; exponent -= 0.5)
    if (!newtonIterate(system, x, 10 ** exponent)) return false;
  return newtonIterate(system, x, leak);
}

/** Every voltage of a circuit comes from its supply, so turning that up turns all of them up. */
function sourceStepping(elements: readonly Element[], x: Float64Array, leak: number, steps: number): boolean {
  x.fill(0);
  for (let k = 1; k <= steps; k++) {
    const share = k / steps;
    const turned = elements.map((element) =>
      element.type === 'source' ? { ...element, volts: element.volts * share } : element,
    );
    if (!newtonIterate(systemOf(turned), x, leak) && k === steps) return false;
  }
  return true;
}

export interface SolverOptions {
  /** From every net to ground, in siemens. */
  readonly leak?: number;
  /** Gives up before the supply is turned up slowly: for who has another idea where to start. */
  readonly skipSourceStepping?: boolean;
}

/** `near`: voltages to start from. */
export function operatingPoint(
  elements: readonly Element[],
  near?: ReadonlyMap<Net, number>,
  { leak = minLeak, skipSourceStepping = false }: SolverOptions = {},
): OperatingPoint {
  const system = systemOf(elements);
  const x = Float64Array.from(system.nets, (net) => near?.get(net) ?? 0);
  // The first step of a junction is measured from where it is thought to be.
  for (const { last, nodes } of system.placed)
    for (let k = 0; k < nodes.length; k++) last[k] = nodes[k]! < 0 ? 0 : x[nodes[k]!]!;
  const solved =
    newtonIterate(system, x, leak) ||
    gminStepping(system, x, leak) ||
    (!skipSourceStepping &&
      [20, 100].some((steps) => sourceStepping(elements, x, leak, steps) && newtonIterate(system, x, leak)));
  return { solved, system, volts: new Map([[ground, 0], ...system.nets.map((net, k) => [net, x[k]!] as const)]) };
}

/** What flows into the first terminal of an element, in amperes. */
export const currentInto = ({ system }: OperatingPoint, ref: string): number =>
  system.placed.find(({ element }) => element.ref === ref)?.i[0] ?? 0;

/** What a component turns into heat, in watts: voltage times current over all terminals of all its elements. */
export function dissipatedWatts({ system, volts }: OperatingPoint, ref: string): number {
  let watts = 0;
  for (const { element, i } of system.placed) {
    if (element.ref !== ref) continue;
    element.nets.forEach((net, k) => {
      // The inner net of an amplifier carries an equation and no current.
      if (!(element.type === 'amplifier' && k === 5)) watts += volts.get(net)! * i[k]!;
    });
  }
  return watts;
}
