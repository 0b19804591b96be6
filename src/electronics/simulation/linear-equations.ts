/** Gauss's elimination with partial pivots, for real numbers and for complex ones. Matrices are square and row by row. */

const swapRows = (matrix: Float64Array, n: number, a: number, b: number): void => {
  for (let column = 0; column < n; column++) {
    const kept = matrix[a * n + column]!;
    matrix[a * n + column] = matrix[b * n + column]!;
    matrix[b * n + column] = kept;
  }
};

const swap = (vector: Float64Array, a: number, b: number): void => {
  const kept = vector[a]!;
  vector[a] = vector[b]!;
  vector[b] = kept;
};

/** Solves matrix x = right; both are overwritten, and x stands in `right`. False when there is no single solution. */
export function solve(matrix: Float64Array, right: Float64Array): boolean {
  const n = right.length;
  for (let k = 0; k < n; k++) {
    let pivot = k;
    for (let row = k + 1; row < n; row++)
      if (Math.abs(matrix[row * n + k]!) > Math.abs(matrix[pivot * n + k]!)) pivot = row;
    const head = matrix[pivot * n + k]!;
    if (head === 0 || !Number.isFinite(head)) return false;
    if (pivot !== k) {
      swapRows(matrix, n, k, pivot);
      swap(right, k, pivot);
    }
    for (let row = k + 1; row < n; row++) {
      const factor = matrix[row * n + k]! / head;
      if (factor === 0) continue;
      for (let column = k + 1; column < n; column++) matrix[row * n + column]! -= factor * matrix[k * n + column]!;
      right[row]! -= factor * right[k]!;
    }
  }
  for (let k = n - 1; k >= 0; k--) {
    let sum = right[k]!;
    for (let column = k + 1; column < n; column++) sum -= matrix[k * n + column]! * right[column]!;
    right[k] = sum / matrix[k * n + k]!;
  }
  return true;
}

export interface Complex {
  readonly real: Float64Array;
  readonly imaginary: Float64Array;
}

export const complex = (length: number): Complex => ({
  real: new Float64Array(length),
  imaginary: new Float64Array(length),
});

/** The same for complex numbers. */
export function solveComplex(matrix: Complex, right: Complex): void {
  const n = right.real.length;
  const { real: mr, imaginary: mi } = matrix;
  const { real: br, imaginary: bi } = right;
  for (let k = 0; k < n; k++) {
    let pivot = k;
    for (let row = k + 1; row < n; row++)
      if (Math.hypot(mr[row * n + k]!, mi[row * n + k]!) > Math.hypot(mr[pivot * n + k]!, mi[pivot * n + k]!))
        pivot = row;
    if (pivot !== k) for (const side of [mr, mi]) swapRows(side, n, k, pivot);
    if (pivot !== k) for (const side of [br, bi]) swap(side, k, pivot);
    const square = mr[k * n + k]! ** 2 + mi[k * n + k]! ** 2;
    const pr = mr[k * n + k]! / square;
    const pi = -mi[k * n + k]! / square;
    for (let row = k + 1; row < n; row++) {
      const xr = mr[row * n + k]!;
      const xi = mi[row * n + k]!;
      if (xr === 0 && xi === 0) continue;
      const fr = xr * pr - xi * pi;
      const fi = xr * pi + xi * pr;
      for (let column = k + 1; column < n; column++) {
        const ar = mr[k * n + column]!;
        const ai = mi[k * n + column]!;
        mr[row * n + column]! -= fr * ar - fi * ai;
        mi[row * n + column]! -= fr * ai + fi * ar;
      }
      br[row]! -= fr * br[k]! - fi * bi[k]!;
      bi[row]! -= fr * bi[k]! + fi * br[k]!;
    }
  }
  for (let k = n - 1; k >= 0; k--) {
    let sr = br[k]!;
    let si = bi[k]!;
    for (let column = k + 1; column < n; column++) {
      sr -= mr[k * n + column]! * br[column]! - mi[k * n + column]! * bi[column]!;
      si -= mr[k * n + column]! * bi[column]! + mi[k * n + column]! * br[column]!;
    }
    const square = mr[k * n + k]! ** 2 + mi[k * n + k]! ** 2;
    br[k] = (sr * mr[k * n + k]! + si * mi[k * n + k]!) / square;
    bi[k] = (si * mr[k * n + k]! - sr * mi[k * n + k]!) / square;
  }
}
