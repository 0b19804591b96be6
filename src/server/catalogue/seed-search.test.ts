import { describe, expect, it } from 'vitest';
import { rupees } from '#domain/money/money.ts';
import { billName } from '#electronics/bill-of-materials.ts';
import { markingOf } from '#electronics/value/capacitor-marking.ts';
import { parseValue } from '#electronics/value/parse.ts';
import { catalogue } from '#catalogue/catalogue.ts';
import { parts } from '#catalogue/parts.ts';
import { unfilteredQuery } from '../search/query/catalogue-query.ts';
import { expectedQueries } from '#tests/support/models/expected-queries.ts';
import { createSearchIndex } from '../search/index/search-index.ts';
import { toIndexed } from './indexed-catalogue.ts';

const index = createSearchIndex();
index.replaceAll(
  catalogue.map((product) =>
    toIndexed({
      ...product,
      id: product.slug,
      rowVersion: '',
      pricePaise: rupees(product.priceRupees),
      rating: String(product.rating),
      inStock: product.stock !== 0,
      components: [...product.components],
      tags: [],
      createdAt: new Date(product.addedOn),
      bill: [...product.bom],
    }),
  ),
);

const slugs = new Set(catalogue.map(({ slug }) => slug));
const priceOf = new Map(catalogue.map(({ slug, priceRupees }) => [slug, priceRupees]));
const categoryOf = new Map(catalogue.map(({ slug, category }) => [slug, category]));
const applicable = expectedQueries.filter(({ first }) => slugs.has(first));
const find = (search: string) => index.find({ ...unfilteredQuery, search, limit: 500 }).ids;

/** The names among these that do not find one of their own slugs first. */
function lost(names: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...names].flatMap(([name, owners]) => {
    const [first] = find(name);
    return first !== undefined && owners.has(first) ? [] : [`${name} finds ${first ?? 'nothing'}`];
  });
}

function namesBy<Item>(items: Iterable<Item>, entry: (item: Item) => readonly [string, string] | null) {
  const names = new Map<string, Set<string>>();
  for (const item of items) {
    const [name, slug] = entry(item) ?? [];
    if (name !== undefined && slug !== undefined) names.set(name, (names.get(name) ?? new Set()).add(slug));
  }
  return names;
}

/**
 * What is printed on a part, where its picture has letters. A trimmer has the bare value of a resistor on it, and a capacitor
 * below 100 pF a plain number: whoever types these means ohms.
 */
function markingOn({ picture, slug }: (typeof parts)[number]): readonly [string, string] | null {
  if (picture.draw === 'trimmer') return null;
  if ('mark' in picture && picture.mark) return [picture.mark, slug];
  if (picture.draw !== 'film' && picture.draw !== 'ceramic') return null;
  const code = markingOf(parseValue(picture.value));
  return code && /[1-6]$/.test(code) && code.length === 3 ? [code, slug] : null;
}

const bills = catalogue.flatMap(({ bom }) => bom);

describe('every product is the first that is found', () => {
  it('by its name', () => {
    expect(lost(namesBy(catalogue, ({ name, slug }) => [name, slug]))).toEqual([]);
  });

  it('by its slug, with and without the hyphens', () => {
    expect(lost(namesBy(catalogue, ({ slug }) => [slug, slug]))).toEqual([]);
    expect(lost(namesBy(catalogue, ({ slug }) => [slug.replaceAll('-', ' '), slug]))).toEqual([]);
  });

  it('by what is printed on it', () => {
    expect(lost(namesBy(parts, markingOn))).toEqual([]);
  });

  it('by each name that a kit prints for it', () => {
    expect(lost(namesBy(bills, (line) => (line.part ? [billName(line), line.part] : null)))).toEqual([]);
  });

  it('by each line of what a kit includes, with its number of pieces', () => {
    const sold = new Map(bills.flatMap(({ part, ...line }) => (part ? [[billName(line), line] as const] : [])));
    const lines = catalogue
      .filter(({ category }) => category === 'kit')
      .flatMap(({ components }) => components)
      .filter((line) => sold.has(line.replace(/^\d+ x /, '')));
    const partsOf = namesBy(bills, (line) => (line.part ? [billName(line), line.part] : null));
    expect(lines.length).toBeGreaterThan(300);
    expect(lost(new Map(lines.map((line) => [line, partsOf.get(line.replace(/^\d+ x /, ''))!])))).toEqual([]);
  });
});

describe('searching the catalogue we sell', () => {
  it('is covered by most of the table of queries', () => {
    expect(applicable.length).toBeGreaterThan(40);
  });

  it.each(applicable)('"$query" finds $first first', ({ query, first }) => {
    expect(find(query)[0]).toBe(first);
  });

  it.each(['qqqqxx', '%', '🎸', "'; drop table products; --"])('%j finds nothing', (search) => {
    expect(find(search)).toEqual([]);
  });

  it.each(['tl072cn', 'TL072IP', 'LM358P', '2N5088BU'])('%s finds the part in any package', (search) => {
    expect(search.toLowerCase()).toMatch(new RegExp(`^${find(search)[0]!.slice(0, 5)}`));
  });

  it('shows what can be bought before what cannot', () => {
    const { ids } = index.find({ ...unfilteredQuery, category: 'kit', limit: 100 });
    const isSoldOut = ids.map((slug) => catalogue.find((product) => product.slug === slug)!.stock === 0);
    expect(isSoldOut).toEqual([...isSoldOut].sort());
  });
});

/** Sold one day, perhaps: then it must be what is found, and until then nothing is. */
const toolQueries = [
  ['patch cable', /patch/i],
  ['9v adapter', /adapter|supply/i],
  ['soldering iron', /iron/i],
  ['solder', /solder/i],
  ['side cutters', /cutter/i],
  ['wire stripper', /stripper/i],
  ['multimeter', /multimeter/i],
  ['guitar cable', /cable|lead/i],
  ['decal', /decal/i],
  ['desoldering pump', /desolder|sucker|pump/i],
] as const;

describe('a loose guess is worse than none', () => {
  it.each(toolQueries)('%s finds what is called so, or nothing and says so', (query, name) => {
    const found = find(query).map((slug) => catalogue.find((product) => product.slug === slug)!.name);
    expect(found.filter((each) => !name.test(each) || /JFET/.test(each))).toEqual([]);
    expect(index.advise(query).absent === null).toBe(found.length > 0);
  });

  it.each(['pitch shifter', 'noise gate', 'heat shrink', 'guitar strings', 'volume pedal', 'battery clip', 'ring mod'])(
    '%s finds nothing',
    (query) => {
      expect(find(query)).toEqual([]);
      expect(index.advise(query).absent).not.toBeNull();
    },
  );

  it('of two words, one alone is not taken for both, but offered', () => {
    expect(find('spring mattress')).toEqual([]);
    expect(index.advise('spring mattress').others.map(({ search }) => search)).toEqual(['spring']);
  });
});

describe('the kinds of parts', () => {
  it.each([
    ['resistor', 'Resistors'],
    ['film cap', 'Film capacitors'],
    ['diodes', 'Diodes'],
    ['tool', 'Tools'],
  ])('%s suggests the shelf %s', (text, label) => {
    expect(index.suggest(text).categories.map((each) => each.label)).toContain(label);
  });

  it('are not suggested twice under two names', () => {
    expect(index.suggest('op-amps').categories.map(({ label }) => label)).toEqual(['OP-Amps']);
  });

  it('find their parts', () => {
    expect(find('diode 1n5817 schottky')[0]).toBe('1n5817');
  });
});

describe('a part by kind and value', () => {
  it.each(['2.2uF film', '2u2 film capacitor', '4k7 potentiometer', '3k resistor'])(
    '%s, which is not sold, finds no kit that has something like it',
    (search) => {
      expect(find(search).filter((slug) => categoryOf.get(slug) !== 'parts')).toEqual([]);
    },
  );

  it('that is not sold is nothing, with what its words find', () => {
    expect(find('2.2uF film')).toEqual([]);
    expect(index.advise('2.2uF film').others.map(({ search }) => search)).toEqual(['2.2uF', 'film']);
  });

  it.each([
    ['100n film', 'film-100n'],
    ['4k7 resistor', 'resistor-4k7'],
  ])('%s is first', (search, slug) => {
    expect(find(search)[0]).toBe(slug);
  });

  it('keeps a value alone for the kits that use it', () => {
    expect(find('2u2').some((slug) => categoryOf.get(slug) === 'kit')).toBe(true);
  });
});

describe('a box that is not sold', () => {
  it.each(['1590B', '1590b enclosure'])('%s names the nearest one, and lists no other', (search) => {
    expect(find(search)).toEqual([]);
    const { absent } = index.advise(search);
    expect(absent?.name).toBe('the 1590B');
    expect(absent?.substitutes[0]?.slug).toBe('enclosure-125b');
  });

  it('does not hide the one whose name begins like it', () => {
    expect(find('1590BB')[0]).toBe('enclosure-1590bb');
  });
});

describe('prices in words', () => {
  const prices = (query: string) => find(query).map((slug) => priceOf.get(slug)!);

  it('narrow what is found', () => {
    expect(find('delay under 4000').length).toBeGreaterThan(0);
    expect(find('delay under 4000').every((slug) => find('delay').includes(slug))).toBe(true);
    expect(Math.max(...prices('delay under 4000'))).toBeLessThan(4000);
    expect(Math.max(...prices('under ₹500'))).toBeLessThan(500);
    expect(Math.min(...prices('reverb over 4000'))).toBeGreaterThanOrEqual(4000);
  });

  it('leave a category alone what it is', () => {
    const found = find('kits below 3000');
    expect(found.length).toBeGreaterThan(3);
    expect(new Set(found.map((slug) => categoryOf.get(slug)))).toEqual(new Set(['kit']));
    expect(Math.max(...prices('kits below 3000'))).toBeLessThan(3000);
  });
});
