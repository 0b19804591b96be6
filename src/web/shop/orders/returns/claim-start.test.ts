import { expect, it } from 'vitest';
import type { ClaimablePart } from '#contracts/returns.ts';
import { claimStartOf, namedParts } from './claim-start.ts';

const known: ClaimablePart[] = [
  { name: 'Resistor 4K7', note: null, quantity: 3, refs: ['R1', 'R2', 'R7'], imageUrl: null },
  { name: 'Knob', note: null, quantity: 2, refs: ['K1', 'K2'], imageUrl: null },
];

it('a claim is about as many pieces as its address says', () => {
  const start = claimStartOf('item=i&part=Resistor+4K7&pieces=2&problem=missing');
  expect(start).toEqual({ itemId: 'i', parts: ['Resistor 4K7'], pieces: 2, problem: 'missing' });
  expect(namedParts(known, start, 1)).toEqual({ 'Resistor 4K7': 2 });
  expect(namedParts(known, { parts: ['R7', 'Knob', 'R99'], pieces: 5 }, 1)).toEqual({ 'Resistor 4K7': 3, Knob: 2 });
  expect(namedParts(known, { parts: ['R7'], pieces: 5 }, 2)).toEqual({ 'Resistor 4K7': 5 });
});

it.each(['', 'pieces=', 'pieces=0', 'pieces=-3', 'pieces=many', 'pieces=NaN'])(
  'a claim with “%s” is about one piece',
  (search) => {
    expect(claimStartOf(search)).toEqual({ itemId: null, parts: [], pieces: 1, problem: null });
  },
);

it('a problem that we do not know is left open', () => {
  expect(claimStartOf('problem=toString').problem).toBeNull();
});
