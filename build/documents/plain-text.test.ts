import { expect, it } from 'vitest';
import { inVolts } from './plain-text.ts';

it('tells voltages below one volt apart', () => {
  expect([9, 4.5, 0, 0.75, 0.15, -0.2].map(inVolts)).toEqual([
    '9.0 V',
    '4.5 V',
    '0.0 V',
    '0.75 V',
    '0.15 V',
    '-0.20 V',
  ]);
});
