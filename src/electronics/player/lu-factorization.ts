/**
 * Sparse LU factorization: which entries the matrix of a kit has, fill-in included, and the index of each. Build and player
 * compute it from the same data, so that generated code knows every entry by its index.
 */

import type { KitData } from './kit-data.ts';
import { stamp } from './stamps.ts';

export interface MatrixLayout {
  /** Index of an entry, -1 where there is none. Rails are rows and columns after the unknowns. */
  entryIndex(row: number, column: number): number;
  /** Where the same entry is saved before the clamped nodes are eliminated: for steps in which a clamp conducts. */
  savedEntryIndex(row: number, column: number): number;
  readonly entryCount: number;
  /** Triples of indices, in order: (a, b, c) is a -= b * c, (a, -1) is a = 1 / a, (a, -2, b) is a *= b. */
  readonly operations: Int16Array;
}

const middlePosition = (): number => 0.5;

/** Rows and columns that a device stamps: every pair of its nodes, and of a clamp the inner net alone. */
const deviceNodes = (at: readonly number[], size: number): number[] => [
  ...new Set(at.filter((node) => node >= 0 && node < size)),
];

export function matrixLayout(
  kit: Pick<KitData, 'size' | 'linearEnd' | 'clampEnd' | 'nets' | 'parts' | 'devices'>,
): MatrixLayout {
  const { size, linearEnd, clampEnd } = kit;
  const nodeCount = kit.nets.length;
  const isNonzero = new Uint8Array(nodeCount * nodeCount);
  const mark = (row: number, column: number): void => {
    if (row >= 0 && column >= 0) isNonzero[row * nodeCount + column] = 1;
  };
  for (const part of kit.parts) stamp(part, undefined, middlePosition, mark);
  for (const { at } of kit.devices) {
    const nodes = deviceNodes(at, size);
    for (const row of nodes) for (const column of nodes) mark(row, column);
  }
  for (let k = 0; k < nodeCount; k++) mark(k, k);
  for (let k = 0; k < size; k++)
    for (let row = k + 1; row < size; row++)
      if (isNonzero[row * nodeCount + k])
        for (let column = k + 1; column < size; column++) if (isNonzero[k * nodeCount + column]) mark(row, column);
  const index = new Int16Array(nodeCount * nodeCount).fill(-1);
  const saved = new Int16Array(nodeCount * nodeCount).fill(-1);
  let entryCount = 0;
  for (let k = 0; k < nodeCount * nodeCount; k++) if (isNonzero[k]) index[k] = entryCount++;
  for (let row = linearEnd < clampEnd ? linearEnd : size; row < size; row++)
    for (let column = linearEnd; column < size; column++)
      if (isNonzero[row * nodeCount + column]) saved[row * nodeCount + column] = entryCount++;
  const operations: number[] = [];
  for (let k = 0; k < clampEnd; k++) {
    if (k === linearEnd) saveEntries(operations, saved, index);
    operations.push(index[k * nodeCount + k]!, -1, -1);
    for (let row = k + 1; row < size; row++) {
      const factor = index[row * nodeCount + k]!;
      if (factor < 0) continue;
      operations.push(factor, -2, index[k * nodeCount + k]!);
      for (let column = k + 1; column < size; column++)
        if (index[k * nodeCount + column]! >= 0)
          operations.push(index[row * nodeCount + column]!, factor, index[k * nodeCount + column]!);
    }
  }
  return {
    entryIndex: (row, column) => index[row * nodeCount + column]!,
    savedEntryIndex: (row, column) => saved[row * nodeCount + column]!,
    entryCount,
    operations: Int16Array.from(operations),
  };
}

/** (a, -3, b) is a = b. */
function saveEntries(operations: number[], saved: Int16Array, index: Int16Array): void {
  saved.forEach((to, k) => to >= 0 && operations.push(to, -3, index[k]!));
}

/** Runs the operations of the layout on the entries of `m`. */
export function factorize(m: Float64Array, operations: Int16Array): void {
  for (let k = 0; k < operations.length; k += 3) {
    const at = operations[k]!;
    const operand = operations[k + 1]!;
    const operand2 = operations[k + 2]!;
    if (operand >= 0) m[at]! -= m[operand]! * m[operand2]!;
    else if (operand === -1) m[at] = 1 / m[at]!;
    else if (operand === -2) m[at]! *= m[operand2]!;
    else m[at] = m[operand2]!;
  }
}
