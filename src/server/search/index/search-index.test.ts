import { describe, expect, it } from 'vitest';
import { unfilteredQuery } from '../query/catalogue-query.ts';
import { sampleCatalogue } from '#tests/support/models/sample-catalogue.ts';
import { sampleProduct, sampleShop } from '#tests/support/models/sample-shop.ts';

describe('a search', () => {
  const { find } = sampleShop();

  it('that is empty or blank is none', () => {
    expect(find('').total).toBe(sampleCatalogue.length);
    expect(find('  \t ').total).toBe(sampleCatalogue.length);
  });

  it.each(['asdfgh', 'qqqq zzzz', 'qqqq zzzz fuzz', '%', '🎸', '\u0000', '...', 'xq'])(
    'for %j finds nothing',
    (nonsense) => {
      expect(find(nonsense)).toMatchObject({
        ids: [],
        total: 0,
        inStock: 0,
        facets: { category: {}, pricePaise: null },
      });
    },
  );

  it('asks for all words', () => {
    expect(new Set(find('germanium fuzz').slugs)).toEqual(
      new Set(['bender-fuzz', 'bender-fuzz-pcb', 'fuzz-box', 'fuzz-box-pcb']),
    );
  });

  it('of three words and more leaves one out that no product has, if the others are what products are called', () => {
    expect(find('qqqq big muff').slugs).toEqual(['sustain-fuzz', 'sustain-fuzz-pcb']);
    expect(find('big qqqq muff zzzz').slugs).toEqual([]);
    // 'velvet' and 'square' stand in a summary only.
    expect(find('velvet square').total).toBeGreaterThan(0);
    expect(find('velvet square qqqq').slugs).toEqual([]);
  });

  it('of two words never takes one for both', () => {
    expect(find('qqqq fuzz').slugs).toEqual([]);
    expect(find('tremolo resistor').slugs).toEqual([]);
  });

  it('is not answered by words that hold for half of the shop', () => {
    expect(find('qqqq guitar pedal').slugs).toEqual([]);
  });

  it('corrects a slip to what products are called only', () => {
    const { index } = sampleShop();
    index.upsert([{ ...sampleProduct('tl072'), id: 'pitch', keywords: ['5 mm pitch'] }]);
    expect(index.find({ ...unfilteredQuery, search: 'potch' }).ids).toEqual([]);
  });

  it('is not helped by a lone digit', () => {
    expect(find('1').total).toBeGreaterThan(0);
    expect(find('qqqq 1').total).toBe(0);
    expect(find('fuzz 1 xxxx 2').total).toBe(0);
  });

  it('takes letters and a digit with a hyphen for one name', () => {
    expect(find('big muff xb-1').slugs).toEqual(find('big muff').slugs);
  });

  it('corrects a typo that is another known word before it drops a word', () => {
    const { index } = sampleShop();
    index.upsert([{ ...sampleProduct('tl072'), id: 'tome', name: 'A tome' }]);
    const { ids } = index.find({ ...unfilteredQuery, search: 'tome bender' });
    expect(ids[0]).toBe(sampleProduct('bender-fuzz').id);
    expect(ids).not.toContain('tome');
  });

  it('takes a known short word for what it is', () => {
    expect(find('rat').slugs).toEqual(['rodent-distortion', 'rodent-distortion-pcb']);
  });

  it('never takes one part number for a slip of another', () => {
    expect(find('tl073').total).toBe(0);
    expect(find('tl072').slugs).not.toContain('tl074');
    expect(find('fuz2').total).toBe(0);
  });

  it('puts the name above the model, and the model above kind, summary and keywords', () => {
    const { index } = sampleShop();
    const base = { ...sampleProduct('resistor-4k7'), name: 'Thing', summary: '', keywords: [] };
    const containing = [
      { ...base, id: 'name', name: 'Zephyr thing' },
      { ...base, id: 'basedOn', basedOn: 'Zephyr' },
      { ...base, id: 'kind', subcategory: 'zephyr' },
      { ...base, id: 'summary', summary: 'Zephyr' },
      { ...base, id: 'keywords', keywords: ['Zephyr'] },
      { ...base, id: 'part of name', name: 'Superzephyr' },
    ];
    index.replaceAll(containing.toReversed());
    const { ids } = index.find({ ...unfilteredQuery, search: 'zephyr' });
    expect(ids.filter((id) => id !== 'part of name')).toEqual(['name', 'basedOn', 'kind', 'summary', 'keywords']);
    expect(ids.indexOf('part of name')).toBeGreaterThan(0);
  });

  it('puts whole words above beginnings, beginnings above middles, and slips last', () => {
    const { index } = sampleShop();
    const base = { ...sampleProduct('resistor-4k7'), summary: '', keywords: [] };
    index.replaceAll([
      { ...base, id: 'middle', name: 'Ultraquaver' },
      { ...base, id: 'beginning', name: 'Quaverish' },
      { ...base, id: 'whole', name: 'Quaver' },
    ]);
    expect(index.find({ ...unfilteredQuery, search: 'quaver' }).ids).toEqual(['whole', 'beginning', 'middle']);
    expect(index.find({ ...unfilteredQuery, search: 'qaver' }).ids).toEqual(['whole']);
  });

  it('puts an exact name first, whatever else the words are in', () => {
    const { index } = sampleShop();
    const plain = {
      ...sampleProduct('resistor-4k7'),
      id: 'plain',
      name: 'Octave Fuzz Up',
      summary: '',
      rating: 0,
      inStock: false,
    };
    index.upsert([plain]);
    expect(index.find({ ...unfilteredQuery, search: ' octave-fuzz UP ' }).ids[0]).toBe('plain');
  });

  it('is counted and filtered like a list', () => {
    const { total, inStock, facets } = find('fuzz', { category: 'kit' });
    expect(total).toBe(4);
    expect(inStock).toBe(4);
    expect(facets.category).toEqual({ kit: 4, pcb: 4 });
    expect(facets.pricePaise).toEqual({ min: 299_900, max: 359_900 });
  });

  it('of a great many long words is answered', () => {
    expect(() => find('overdrive '.repeat(100))).not.toThrow();
    expect(find('x'.repeat(5000)).total).toBe(0);
  });
});

describe('the names that bills give to parts', () => {
  const { index } = sampleShop();
  const bill = [{ part: 'resistor-4k7', name: 'Ohmic thing 4K7', value: '4K7' }];
  index.upsert([{ ...sampleProduct('fuzz-box'), bill }]);
  const firstFor = (search: string) => index.find({ ...unfilteredQuery, search }).ids[0];

  it('find the part first, with and without the number of pieces', () => {
    expect(firstFor('ohmic thing 4k7')).toBe(sampleProduct('resistor-4k7').id);
    expect(firstFor('2 x Ohmic thing 4K7')).toBe(sampleProduct('resistor-4k7').id);
  });

  it('are gone with the last kit that used them', () => {
    index.upsert([sampleProduct('fuzz-box')]);
    expect(firstFor('ohmic thing 4k7')).toBeUndefined();
  });
});

describe('a list without a search', () => {
  const { find } = sampleShop();

  it('begins with kits in stock', () => {
    const { slugs } = find(null, { limit: 20 });
    expect(slugs.every((slug) => sampleProduct(slug!).category === 'kit' && sampleProduct(slug!).inStock)).toBe(true);
  });

  it('has nothing for a value that no product has', () => {
    expect(find(null, { category: 'amplifiers' })).toMatchObject({ ids: [], total: 0 });
  });

  it('is empty for negative, NaN and far offsets and limits', () => {
    expect(find(null, { limit: -1, offset: -5 }).ids).toEqual([]);
    expect(find(null, { limit: NaN, offset: NaN }).ids).toEqual([]);
    expect(find(null, { offset: 1e9 }).ids).toEqual([]);
  });
});

describe('a change', () => {
  it('of stock and price is in the next answer', () => {
    const { index, find } = sampleShop();
    const before = find('tube screamer').inStock;
    index.upsert([{ ...sampleProduct('vintage-overdrive'), inStock: false, pricePaise: 1 }]);
    expect(find('tube screamer').inStock).toBe(before - 1);
    expect(find(null, { sort: 'price', limit: 1 }).slugs).toEqual(['vintage-overdrive']);
  });

  it('of a name is in the next answer, and the old name is gone', () => {
    const { index, find } = sampleShop();
    index.upsert([{ ...sampleProduct('rodent-distortion'), name: 'Zebra Crunch' }]);
    expect(find('zebra').slugs).toEqual(['rodent-distortion']);
    expect(find('rodent').slugs[0]).not.toBe('rodent-distortion');
  });

  it('of keywords alone is in the next answer', () => {
    const { index, find } = sampleShop();
    index.upsert([{ ...sampleProduct('tl072'), keywords: ['zebra hole'] }]);
    expect(find('zebra').slugs).toEqual(['tl072']);
  });

  it('that makes thousands of words and drops them leaves the index sound', () => {
    const { index, find } = sampleShop();
    const many = Array.from({ length: 150 }, (_, place) => ({
      ...sampleProduct('tl072'),
      id: `many-${place}`,
      name: `Unit ${place}`,
      keywords: Array.from({ length: 30 }, (__, word) => `word${place}x${word}`),
    }));
    index.upsert(many);
    expect(find('word7x7').total).toBe(1);
    index.remove(many.map(({ id }) => id));
    expect(find('word7x7').total).toBe(0);
    expect(find('screame').slugs[0]).toBe('vintage-overdrive');
    expect(find('scraemer').slugs[0]).toBe('vintage-overdrive');
    expect(index.size).toBe(sampleCatalogue.length);
  });
});
