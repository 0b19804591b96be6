import { describe, expect, it } from 'vitest';
import { inStockOf, pedalboardNeeds, pedalNeeds } from './pedalboard-needs.ts';

const nineVolts = '9 V DC, centre negative, 2.1 mm plug; no battery';
const pedal = (name: string, current: string, specifications: Record<string, string> = {}) =>
  pedalNeeds({ name, specifications: { 'Current draw': current, Supply: nineVolts, ...specifications } });

describe('what a pedalboard needs', () => {
  it('is the sum of what its pedals state, with a quarter to spare in the supply', () => {
    const needs = pedalboardNeeds([pedal('Fuzz', '1.7 mA'), pedal('EQ', '4.5 mA'), pedal('Reverb', '75 mA')]);
    expect(needs).toMatchObject({ milliamps: 81.2, supplyMilliamps: 150, supplyOutputs: 3, jacks: 6, patchCables: 2 });
    expect(needs.largest?.name).toBe('Reverb');
    expect(needs.unstated).toEqual([]);
    expect(needs.otherSupplies).toEqual([]);
  });

  it('names what states no current and what runs from something else, and leaves both out of the sum', () => {
    const needs = pedalboardNeeds([
      pedal('Fuzz', '2 mA', { Supply: '9 V DC, centre positive' }),
      pedal('Preamp', '8 mA', { Supply: '18 V DC, centre negative' }),
      pedal('Echo', 'about twenty'),
      pedal('Booster', '3 mA'),
    ]);
    expect(needs).toMatchObject({ milliamps: 3, supplyMilliamps: 50, supplyOutputs: 2, unstated: ['Echo'] });
    expect(needs.otherSupplies.map(({ name, otherSupply }) => `${name}: ${otherSupply}`)).toEqual([
      'Fuzz: 9 V DC, centre positive',
      'Preamp: 18 V DC, centre negative',
    ]);
  });

  it('counts the jacks of a pedal that has more, and is nothing for an empty board', () => {
    expect(pedalboardNeeds([pedal('Splitter', '3 mA', { Jacks: 'One input, two outputs' })]).jacks).toBe(3);
    expect(pedalboardNeeds([])).toMatchObject({
      milliamps: 0,
      supplyMilliamps: 0,
      jacks: 0,
      patchCables: 0,
      largest: null,
    });
  });
});

it('takes no more of a kit than there are', () => {
  const kit = (slug: string, stock: number | null, inStock = true) => ({ slug, stock, inStock });
  const row = [kit('a', 1), kit('b', 0, false), kit('a', 1), kit('c', null), kit('c', null)];
  expect(inStockOf(row).map(({ slug }) => slug)).toEqual(['a', 'c', 'c']);
});
