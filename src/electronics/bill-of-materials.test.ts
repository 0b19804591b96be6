import { describe, expect, it } from 'vitest';
import { includedList, packsNeeded, partsNeeded } from './bill-of-materials.ts';
import { C, POT, Q, R } from './notation.ts';

const bom = [
  R('R2', '10K', 'a', 'b'),
  POT('LEVEL', '100K', 'A', { 1: 'GND', 2: 'b', 3: 'a' }),
  R('R1', '4K7', 'a', 'b'),
  R('R3', '4K7', 'b', 'GND'),
  C('C1', '51p', 'a', 'b'),
  C('C2', '22n', 'a', 'b'),
  Q('Q1', '2N5088', { c: 'a', b: 'b', e: 'GND' }, { notSold: 'Matched by hand for this kit.' }),
];

describe('a bill of materials', () => {
  it('becomes a list a builder can tick off, values rising within a kind', () => {
    expect(includedList(bom)).toEqual([
      '2 x Resistor 4K7',
      '1 x Resistor 10K',
      '1 x Film capacitor 22n',
      '1 x Ceramic capacitor 51p',
      '1 x Transistor 2N5088',
      '1 x Potentiometer A100K',
    ]);
  });

  it('counts the sold parts it needs and leaves out what is not sold', () => {
    expect(Object.fromEntries(partsNeeded(bom))).toEqual({
      'resistor-10k': 1,
      'pot-a100k': 1,
      'resistor-4k7': 2,
      'ceramic-51p': 1,
      'film-22n': 1,
    });
  });

  it('buys whole packs', () => {
    expect([packsNeeded(1, 10), packsNeeded(10, 10), packsNeeded(11, 10)]).toEqual([1, 1, 2]);
  });
});
