import { expect, it } from 'vitest';
import { complex, solve, solveComplex } from './linear-equations.ts';

it('solves equations whose first pivot is nought', () => {
  const right = Float64Array.of(3, 7);
  expect(solve(Float64Array.of(0, 1, 2, 1), right)).toBe(true);
  expect([...right]).toEqual([2, 3]);
});

it('says when there is no single solution', () => {
  expect(solve(Float64Array.of(1, 2, 2, 4), Float64Array.of(1, 2))).toBe(false);
});

it('solves complex equations', () => {
  // (0 + 1j) x + y = 1; x - y = 0, so x = y = 1 / (1 + 1j).
  const matrix = complex(4);
  matrix.real.set([0, 1, 1, -1]);
  matrix.imaginary.set([1, 0, 0, 0]);
  const right = complex(2);
  right.real[0] = 1;
  solveComplex(matrix, right);
  expect(right.real[0]).toBeCloseTo(0.5, 12);
  expect(right.imaginary[0]).toBeCloseTo(-0.5, 12);
  expect(right.real[1]).toBeCloseTo(0.5, 12);
});
