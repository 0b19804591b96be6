/** The sensitivity of an operating point's voltages to currents: the inverse of its Jacobian. */

import type { OperatingPoint } from '../../simulation/operating-point.ts';
import { stampJacobian } from '../../simulation/system.ts';
import { boardGmin } from './faulty-point.ts';

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
export function inverseOf({ system: { nets, placed } }: OperatingPoint): Float64Array | undefined {
  const n = nets.length;
  const matrix = new Float64Array(n * n);
  for (let k = 0; k < n; k++) matrix[k * n + k] = boardGmin;
  for (const { nodes, jacobian } of placed) stampJacobian(matrix, n, nodes, jacobian);
  return invert(matrix, n) ? matrix : undefined;
}
