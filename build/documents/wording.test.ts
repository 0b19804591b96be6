import { expect, it } from 'vitest';
import { formatVolts } from './wording.ts';

it('writes voltages below 1 V with two decimals, others with one', () => {
  expect([9, 4.5, 0, 0.75, 0.15, -0.2].map(formatVolts)).toEqual([
    '9.0 V',
    '4.5 V',
    '0.0 V',
    '0.75 V',
    '0.15 V',
    '-0.20 V',
  ]);
});
