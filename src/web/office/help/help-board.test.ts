import { expect, it } from 'vitest';
import { flagsOf } from './help-board.tsx';

const reading = { at: 'Q1.C', name: 'Q1 collector', volts: 1.3, expected: 1.3, low: 1.2, high: 1.4 };

it('puts each reading at its point in its colour, and the letters of suspects of one part together', () => {
  const suspect = { kind: 'open' as const, ref: 'Q1', name: 'x', percent: 10 };
  const readings = [reading, { ...reading, at: 'Q1.B', volts: 0 }];
  expect(flagsOf({ readings, suspects: [{ ...suspect, ref: 'R3' }, suspect, { ...suspect, kind: 'bridge' }] })).toEqual(
    [
      { at: 'Q1.C', text: '1.30\u00a0V', tone: 'also' },
      { at: 'Q1.B', text: '0.00\u00a0V', tone: 'wrong' },
      { at: 'R3', text: 'A', below: true },
      { at: 'Q1', text: 'B, C', below: true },
    ],
  );
});
