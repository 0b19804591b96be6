/**
 * The operating point: every voltage and current with nothing playing. Modified nodal analysis, Newton's method; when that
 * does not converge, gmin stepping, then source stepping.
 */

import type { Net } from '../component.ts';
import { type Element, ground } from './element.ts';
import { solve } from './linear-equations.ts';
import { stampJacobian, type System, systemOf } from './system.ts';

/** From every net to ground, for those that only capacitors reach. */
const defaultGmin = 1e-12;
const maxIterations = 150;
const convergenceTolerance = 1e-6;

export interface OperatingPoint {
  readonly solved: boolean;
  readonly system: System;
  /** Of every net, ground and those inside chips too. */
  readonly volts: ReadonlyMap<Net, number>;
}

/** One linear step: evaluates every device where the voltages `x` stand, and solves for where all currents would balance. */
function newtonStep(system: System, x: Float64Array, gmin: number, next: Float64Array, matrix: Float64Array): boolean {
  const n = x.length;
  matrix.fill(0);
  next.fill(0);
  for (let k = 0; k < n; k++) matrix[k * n + k] = gmin;
  let isLimited = false;
  for (const { equations, nodes, v, last, i, jacobian } of system.placed) {
    const size = nodes.length;
    for (let k = 0; k < size; k++) v[k] = nodes[k]! < 0 ? 0 : x[nodes[k]!]!;
    if (equations.limit?.(v, last)) isLimited = true;
    last.set(v);
    equations.currents(v, i, jacobian);
    stampJacobian(matrix, n, nodes, jacobian);
    for (let row = 0; row < size; row++) {
      const at = nodes[row]!;
      if (at < 0) continue;
      let current = -i[row]!;
      for (let column = 0; column < size; column++) current += jacobian[row * size + column]! * v[column]!;
      next[at]! += current;
    }
  }
  return solve(matrix, next) && !isLimited;
}

/** Newton's method from `x`, which ends as the solution. */
function newtonIterate(system: System, x: Float64Array, gmin: number): boolean {
  const n = x.length;
  const next = new Float64Array(n);
  const matrix = new Float64Array(n * n);
  for (let iteration = 0; iteration < maxIterations; iteration++) {
    const isUnlimited = newtonStep(system, x, gmin, next, matrix);
    let change = 0;
    for (let k = 0; k < n; k++) change = Math.max(change, Math.abs(next[k]! - x[k]!) / (1 + Math.abs(x[k]!)));
    if (!Number.isFinite(change)) return false;
    x.set(next);
    if (isUnlimited && change < convergenceTolerance) return true;
  }
  return false;
}

const resetState = (system: System, x: Float64Array): void => {
  x.fill(0);
  for (const { last } of system.placed) last.fill(0);
};

function gminStepping(system: System, x: Float64Array, gmin: number): boolean {
  resetState(system, x);
  for (let exponent = -1; 10 ** exponent > gmin; exponent -= 0.5)
    if (!newtonIterate(system, x, 10 ** exponent)) return false;
  return newtonIterate(system, x, gmin);
}

/** Every voltage of a circuit comes from its supply, so raising that in steps leads Newton's method to the solution. */
function sourceStepping(elements: readonly Element[], x: Float64Array, gmin: number, steps: number): boolean {
  x.fill(0);
  for (let k = 1; k <= steps; k++) {
    const share = k / steps;
    const scaled = elements.map((element) =>
      element.type === 'source' ? { ...element, volts: element.volts * share } : element,
    );
    if (!newtonIterate(systemOf(scaled), x, gmin) && k === steps) return false;
  }
  return true;
}

export interface SolverOptions {
  /** From every net to ground, in siemens. */
  readonly gmin?: number;
  /** Gives up before source stepping: for a caller with another starting point. */
  readonly skipSourceStepping?: boolean;
}

/** `near`: voltages to start from. */
export function operatingPoint(
  elements: readonly Element[],
  near?: ReadonlyMap<Net, number>,
  { gmin = defaultGmin, skipSourceStepping = false }: SolverOptions = {},
): OperatingPoint {
  const system = systemOf(elements);
  const x = Float64Array.from(system.nets, (net) => near?.get(net) ?? 0);
  // The first step of a junction is limited from its starting voltage.
  for (const { last, nodes } of system.placed)
    for (let k = 0; k < nodes.length; k++) last[k] = nodes[k]! < 0 ? 0 : x[nodes[k]!]!;
  const solved =
    newtonIterate(system, x, gmin) ||
    gminStepping(system, x, gmin) ||
    (!skipSourceStepping &&
      [20, 100].some((steps) => sourceStepping(elements, x, gmin, steps) && newtonIterate(system, x, gmin)));
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
