/** The small-signal response: the circuit linearised at its operating point, with one volt from a guitar at its input. */

import type { Net } from '../component.ts';
import { complex, type Complex, solveComplex } from './linear-equations.ts';
import { guitarOhms } from './test-setup.ts';
import type { OperatingPoint } from './operating-point.ts';
import { stampJacobian } from './system.ts';

const gmin = 1e-12;

/** What one volt from the guitar makes of every net, at one frequency. */
function solveSmallSignal({ system }: OperatingPoint, input: Net, hertz: number): Complex {
  const { nets, placed } = system;
  const n = nets.length;
  const omega = 2 * Math.PI * hertz;
  const matrix = complex(n * n);
  for (let k = 0; k < n; k++) matrix.real[k * n + k] = gmin;
  for (const { equations, nodes, jacobian } of placed) {
    const real = jacobian.slice();
    const imaginary = new Float64Array(jacobian.length);
    equations.reactance?.(omega, real, imaginary);
    stampJacobian(matrix.real, n, nodes, real);
    if (equations.reactance) stampJacobian(matrix.imaginary, n, nodes, imaginary);
  }
  const right = complex(n);
  right.real[nets.indexOf(input)] = 1 / guitarOhms;
  solveComplex(matrix, right);
  return right;
}

/** How strong one volt from the guitar is on every net, at one frequency. */
export function smallSignalLevels(point: OperatingPoint, input: Net, hertz: number): Map<Net, number> {
  const { real, imaginary } = solveSmallSignal(point, input, hertz);
  return new Map(point.system.nets.map((net, k) => [net, Math.hypot(real[k]!, imaginary[k]!)]));
}

/** The ohms that the guitar sees at one frequency: what is left of its volt, over the current that the rest drives. */
export function inputImpedance(point: OperatingPoint, input: Net, hertz: number): number {
  const { real, imaginary } = solveSmallSignal(point, input, hertz);
  const k = point.system.nets.indexOf(input);
  return (guitarOhms * Math.hypot(real[k]!, imaginary[k]!)) / Math.hypot(1 - real[k]!, imaginary[k]!);
}

export const decibels = (level: number): number => 20 * Math.log10(Math.max(level, 1e-9));
