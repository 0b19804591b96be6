import { describe, expect, it } from 'vitest';
import type { FlatLay } from '#contracts/catalogue.ts';
import { boxesOf, firstOfEach, nameAt } from './flat-lay-areas.ts';

const tape = { names: ['Resistor 1K', 'Resistor 1K', 'Resistor 4K7', 'Resistor 10K'], x: 10, y: 20, w: 8, h: 16 };
const knob = (x: number) => ({ names: ['Knob'], x, y: 50, w: 5, h: 5 });
const lay: FlatLay = { imageUrl: '/kit.svg', widthMm: 100, heightMm: 100, areas: [tape, knob(30), knob(40)] };

describe('the areas of a flat-lay', () => {
  it('give a resistor its own slice of the tape', () => {
    expect(boxesOf(lay, 'Resistor 4K7')).toEqual([{ x: 10, y: 28, w: 8, h: 4 }]);
    expect(boxesOf(lay, 'Resistor 1K')).toHaveLength(2);
  });

  it('light a thing everywhere it lies', () => {
    expect(boxesOf(lay, 'Knob').map(({ x }) => x)).toEqual([30, 40]);
    expect(boxesOf(lay, 'Nothing')).toEqual([]);
  });

  it('are reached by the keyboard once for each thing', () => {
    expect([...firstOfEach(lay)]).toEqual([tape, lay.areas[1]]);
  });

  it('know which resistor is under the pointer', () => {
    expect([0, 0.3, 0.6, 0.99, 1.2, -1].map((share) => nameAt(tape, share))).toEqual([
      'Resistor 1K',
      'Resistor 1K',
      'Resistor 4K7',
      'Resistor 10K',
      'Resistor 10K',
      'Resistor 1K',
    ]);
  });
});
