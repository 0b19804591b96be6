import { describe, expect, it } from 'vitest';
import { readPrices } from './price-words.ts';

describe('prices in words', () => {
  it.each([
    ['delay under 4000', 'delay', null, 399_999, 'under ₹4,000'],
    ['delay under ₹4,000', 'delay', null, 399_999, 'under ₹4,000'],
    ['Fuzz Below Rs. 3000', 'Fuzz', null, 299_999, 'under ₹3,000'],
    ['under 4k overdrive', 'overdrive', null, 399_999, 'under ₹4,000'],
    ['fuzz less than 2500 rupees', 'fuzz', null, 249_999, 'under ₹2,500'],
    ['fuzz up to 500/-', 'fuzz', null, 50_000, 'up to ₹500'],
    ['upto 500', '', null, 50_000, 'up to ₹500'],
    ['under ₹500', '', null, 49_999, 'under ₹500'],
    ['reverb over 4000', 'reverb', 400_000, null, 'from ₹4,000'],
    ['reverb between 3000 and 4000', 'reverb', 300_000, 400_000, 'between ₹3,000 and ₹4,000'],
    ['reverb ₹3000-₹4000', 'reverb', 300_000, 400_000, 'between ₹3,000 and ₹4,000'],
    ['reverb over 2000 under 3000', 'reverb', 200_000, 299_999, 'under ₹3,000, from ₹2,000'],
  ])('%s', (query, text, minPaise, maxPaise, label) => {
    expect(readPrices(query)).toMatchObject({ text, minPaise, maxPaise, label, category: null });
  });

  it.each([
    ['kits below 3000', 'kit'],
    ['pedals under 3000', 'kit'],
    ['PCBs under ₹500', 'pcb'],
    ['boards up to 500', 'pcb'],
    ['parts under 50', 'parts'],
  ])('%s is a category within prices', (query, category) => {
    expect(readPrices(query)).toMatchObject({ text: '', category });
  });

  it.each(['4k7', 'over 100k', 'under 4k7', 'between 1k5 and 2k2', 'crossover 500', '500', 'kits', '100n under'])(
    '%s is left as it is',
    (query) => {
      expect(readPrices(query)).toEqual({ text: query, minPaise: null, maxPaise: null, category: null, label: null });
    },
  );
});
