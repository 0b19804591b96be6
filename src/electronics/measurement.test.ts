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

it('calls right what bags of parts give in any room, unless a trimmer is there to set it', () => {
  expect(rightVolts({ at: 'Q1.C', volts: 5 }, [4.4, 6.1])).toEqual([4.4, 6.1]);
  expect(rightVolts({ at: 'Q1.C', volts: 5 }, [4.9, 5.1])).toEqual([4.5, 5.5]);
  expect(rightVolts({ at: 'Q1.S', volts: 5, range: [4.6, 6.5] }, [4.4, 6])).toEqual([4.4, 6.5]);
  expect(rightVolts({ at: 'Q3.C', volts: 2.5, setBy: 'TR2' }, [0.5, 4.2])).toEqual([2.25, 2.75]);
});

it('says what it may be, rounded outwards', () => {
  expect(measurementNote({ at: 'Q1.C', volts: 5 }, [4.43, 6.11])).toBe('From 4.4 to 6.2 V.');
  expect(measurementNote({ at: 'Q1.B', volts: 0.6 }, [0.56, 0.63])).toBe('From 0.56 to 0.63 V.');
  expect(measurementNote({ at: 'Q1.S', volts: 5, range: [4.6, 6.5], because: 'as it is' }, [4.4, 6])).toBe(
    'From 4.4 to 6.5 V, as it is.',
  );
  expect(measurementNote({ at: 'Q3.C', volts: 2.5, setBy: 'TR2' }, [0.5, 4.2])).toBe(
    'Set with TR2. Left alone it moves between 0.5 and 4.2 V from 15 to 45 °C.',
  );
});
