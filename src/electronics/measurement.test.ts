import { expect, it } from 'vitest';
import { measurementNote, rightVolts } from './measurement.ts';

it('says in words what the fields of a measurement hold', () => {
  expect(measurementNote({ at: 'Q2.C', volts: 4.5, setBy: 'TR1' })).toBe('Set with TR1.');
  expect(measurementNote({ at: 'Q2.C', volts: 1, knobs: { PINCH: 0.5 } })).toBe('PINCH at noon.');
  expect(
    measurementNote({ at: 'Q1.S', volts: 5, range: [4.6, 6.5], because: 'as the JFET happens to be', note: 'Or so.' }),
  ).toBe('From 4.6 to 6.5 V, as the JFET happens to be. Or so.');
  expect(measurementNote({ at: 'Q1.C', volts: 0.1, input: 'shorted', knobs: { A: 0, B: 1 } })).toBe(
    'With a plug shorted to ground in the input. A fully left, B fully right.',
  );
  expect(measurementNote({ at: 'Q1.C', volts: 0.1 })).toBe('');
});

it('calls a tenth more or less right, and under a volt a tenth of a volt', () => {
  expect(rightVolts({ at: 'IC1.1', volts: 4 })).toEqual([3.6, 4.4]);
  expect(rightVolts({ at: 'D1.A', volts: 0 })).toEqual([-0.1, 0.1]);
  expect(rightVolts({ at: 'Q1.S', volts: 5, range: [4.6, 6.5] })).toEqual([4.6, 6.5]);
});
