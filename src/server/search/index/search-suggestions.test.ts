import { describe, expect, it } from 'vitest';
import { unfilteredQuery } from '../query/catalogue-query.ts';
import { sampleProduct, sampleShop } from '#tests/support/models/sample-shop.ts';
import { createSearchIndex } from './search-index.ts';

describe('suggestions', () => {
  const { suggest } = sampleShop();

  it('follow every letter that is typed', () => {
    expect(suggest('vin').products[0]).toBe('vintage-overdrive');
    expect(suggest('vintage ov').products[0]).toBe('vintage-overdrive');
    expect(suggest('ts8').products[0]).toBe('vintage-overdrive');
  });

  it('complete a short last word even where it is a word itself', () => {
    expect(suggest('rat').products[0]).toBe('rodent-distortion');
    expect(suggest('rat').products).toContain('chorus-pedal');
  });

  it('forgive a slip in a word that is not finished', () => {
    expect(suggest('screma').products[0]).toBe('vintage-overdrive');
    expect(suggest('compers').products[0]).toBe('optical-compressor');
  });

  it('name categories that hold something', () => {
    expect(suggest('fuz').categories).toEqual(['Fuzz kits', 'Fuzz PCBs']);
    expect(suggest('fuzz kit').categories).toEqual(['Fuzz kits']);
    expect(suggest('op am').categories).toEqual(['OP-Amps']);
    expect(suggest('opamp').categories).toEqual(['OP-Amps']);
    expect(suggest('pcbs').categories[0]).toBe('All PCBs');
    expect(createSearchIndex().suggest('fuzz')).toEqual({ products: [], categories: [] });
  });

  it('are never more than asked for', () => {
    expect(suggest('f').products.length).toBe(8);
    const { products, categories } = suggest('fuzz', 3);
    expect(products.length + categories.length).toBe(3);
    expect(suggest('fuzz', 0)).toEqual({ products: [], categories: [] });
  });

  it('are empty for an empty text', () => {
    expect(suggest('')).toEqual({ products: [], categories: [] });
    expect(suggest('zzzz')).toEqual({ products: [], categories: [] });
  });
});

describe('why something is suggested', () => {
  const { index } = sampleShop();
  const bill = [{ part: 'tl072', name: 'IC TL072CP', value: 'TL072CP' }];
  index.upsert([{ ...sampleProduct('spring-reverb'), bill }]);
  const reasonFor = (slug: string, text: string) =>
    index.suggest(text, 30).products.find(({ id }) => id === sampleProduct(slug).id)?.reason;

  it('is not said of what the name says', () => {
    expect(reasonFor('fuzz-box', 'fuzz')).toBeNull();
    expect(reasonFor('resistor-4k7', '4700')).toBeNull();
    expect(reasonFor('tl072', 'tl072cn')).toBeNull();
  });

  it.each([
    ['spring-reverb', 'tl072', 'Uses TL072CP'],
    ['vintage-overdrive', 'tube screamer', 'Based on the Ibanez TS808 Tube Screamer'],
    ['rodent-distortion', 'distortion kit', null],
    ['vintage-overdrive', 'distortion', 'In Distortion kits'],
    ['film-100n', '104', 'Marked 104'],
    ['tl072', 'ic tl072cp', 'In 1 kit'],
    ['fuzz-box', 'fuzz under 4000', 'Under ₹4,000'],
    ['fuzz-box', 'velvet', 'Two transistors, two knobs and a wall of velvet square wave.'],
  ])('%s for %j: %s', (slug, text, reason) => {
    expect(reasonFor(slug, text)).toBe(reason);
  });
});

describe('advice on a search', () => {
  const { index } = sampleShop();

  it('names the words that were left out', () => {
    expect(index.advise('big muff qqqqxx')).toEqual({
      price: null,
      maxPaise: null,
      leftOut: ['qqqqxx'],
      others: [],
      absent: null,
    });
    expect(index.advise('big muff').leftOut).toEqual([]);
  });

  it('offers the words of a search that find something alone', () => {
    const { others } = index.advise('tremolo resistor pedal');
    expect(others.map(({ search }) => search)).toEqual(['tremolo', 'resistor']);
    expect(others[0]!.total).toBe(index.find({ ...unfilteredQuery, search: 'tremolo' }).total);
  });

  it('says the prices that were read', () => {
    expect(index.advise('fuzz under 4000').price).toBe('under ₹4,000');
  });

  it('says what is not sold, until it is', () => {
    expect(index.advise('soldering iron').absent?.name).toBe('soldering irons');
    expect(index.advise('cheap 60w soldering iron').absent?.name).toBe('soldering irons');
    expect(index.advise('mn3005 chip').absent?.name).toBe('the MN3005');
    // The sample shop sells this one.
    expect(index.advise('mn3007').absent).toBeNull();
    const { index: better } = sampleShop();
    better.upsert([{ ...sampleProduct('tl072'), id: 'iron', name: 'Soldering Iron, 60 W', slug: 'iron' }]);
    expect(better.advise('soldering iron').absent).toBeNull();
    expect(better.find({ ...unfilteredQuery, search: 'solder iron' }).ids).toEqual(['iron']);
  });
});
