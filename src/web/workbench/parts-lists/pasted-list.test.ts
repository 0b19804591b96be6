import { describe, expect, it } from 'vitest';
import { rupees } from '#domain/money/money.ts';
import { seedPartList } from '#tests/support/workbench/part-list.ts';
import { matchList } from '#domain/part-matching/match/match-list.ts';
import { PartIndex } from '#domain/part-matching/match/part-index.ts';
import { asPastedList, listFromFragment, listToFragment, maxLinkLength } from './list-link.ts';
import { chosenParts, countKey, leftOut } from '#domain/part-matching/chosen-parts.ts';
import { parseLists } from './saved-lists.ts';

const index = new PartIndex(seedPartList);
const chosen = (text: string, answers = {}) => chosenParts(matchList(text, index).entries, answers, index);
const packs = (...args: Parameters<typeof chosen>) =>
  Object.fromEntries(chosen(...args).toAdd.map(({ product, quantity }) => [product.slug, quantity]));

describe('what a bill comes to', () => {
  it('counts the pieces of one part together and rounds them up to packs', () => {
    expect(packs('R1-R6 10k\n5x 10k resistor\nTL072')).toEqual({ 'resistor-10k': 2, tl072cp: 1 });
    expect(chosen('R1-R6 10k\nTL072').total).toBe(rupees(15 + 35));
  });

  it('holds what was answered, and not what was left out, is open or is not ours', () => {
    const text = 'C4 1uF\nBC547\nTL072';
    expect([packs(text), chosen(text).unanswered]).toEqual([{ tl072cp: 1 }, 1]);
    const answers = { 'C4 1uF': 'film-1u', BC547: 'bc549c', TL072: leftOut };
    expect([packs(text, answers), chosen(text, answers).unanswered]).toEqual([{ 'film-1u': 1, bc549c: 1 }, 0]);
  });

  it('asks about a count that no board has, and buys none of it before', () => {
    const text = 'TL072 x 5000\n10k resistor x 100';
    expect([packs(text), chosen(text).unanswered]).toEqual([{ 'resistor-10k': 10 }, 1]);
    const { entry } = matchList(text, index).entries[0]!;
    const answered = { [countKey(entry)]: '5' };
    expect([packs(text, answered), chosen(text, answered).unanswered]).toEqual([{ tl072cp: 5, 'resistor-10k': 10 }, 0]);
    const meant = { [countKey(entry)]: '5000' };
    expect(packs('TL072 x 5000', meant)).toEqual({ tl072cp: 99 });
    expect(chosen('TL072 x 5000', meant).pieces.get(index.bySlug.get('tl072cp')!)).toBe(5000);
    expect(chosen('unobtainium x 5000').unanswered).toBe(0);
  });

  it('holds what was chosen in place of a match, and only below the heading where it was chosen', () => {
    expect(packs('TL072', { TL072: 'ne5532p' })).toEqual({ ne5532p: 1 });
    const text = 'Resistors\n10k\nTrimmers\n10k';
    expect(packs(text)).toEqual({ 'resistor-10k': 1, 'trimmer-10k': 1 });
    expect(packs(text, { 'trimmers: 10k': 'trimmer-20k' })).toEqual({ 'resistor-10k': 1, 'trimmer-20k': 1 });
  });

  it('leaves out what is out of stock, and says so', () => {
    const parts = seedPartList.parts.map((part) => ({ ...part, inStock: part.slug !== 'tl072cp' }));
    const own = new PartIndex({ ...seedPartList, parts });
    const { toAdd, outOfStock } = chosenParts(matchList('TL072\nJ201', own).entries, {}, own);
    expect([toAdd.map(({ product }) => product.slug), outOfStock.map(({ slug }) => slug)]).toEqual([
      ['j201'],
      ['tl072cp'],
    ]);
  });

  it('offers no more packs than there are, and says so', () => {
    const parts = seedPartList.parts.map((part) => ({ ...part, stock: part.slug === 'resistor-10k' ? 2 : 50 }));
    const own = new PartIndex({ ...seedPartList, parts });
    const { toAdd, short } = chosenParts(matchList('R1-R40 10k\nTL072', own).entries, {}, own);
    expect(toAdd.map(({ product, quantity }) => [product.slug, quantity])).toEqual([
      ['resistor-10k', 2],
      ['tl072cp', 1],
    ]);
    expect(short.map(({ slug }) => slug)).toEqual(['resistor-10k']);
  });
});

describe('a bill in an address', () => {
  const bill = { name: 'Fuzz, mine', text: 'R1 4k7\nQ1 AC128 ×2 “old”', answers: { 'R1 4k7': leftOut } };

  it('comes back as it was', async () => {
    const fragment = await listToFragment(bill);
    expect(await listFromFragment(`#${fragment}`)).toEqual(bill);
  });

  it('is refused where it is too long, and ignored where it is none', async () => {
    const long = Array.from({ length: 9_000 }, (_, at) => `R${at} ${(at * 7919) % 104729}`).join('\n');
    expect(await listToFragment({ ...bill, text: long })).toBeNull();
    const bomb = await new Response(
      new Blob(['["n","t",{}]', ' '.repeat(5_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw')),
    ).arrayBuffer();
    const packed = Buffer.from(bomb).toString('base64url');
    expect(packed.length).toBeLessThan(maxLinkLength);
    for (const hash of ['', '#bill=', '#bill=!!', '#bill=AAAA', `#bill=${packed}`, '#other=1'])
      expect(await listFromFragment(hash)).toBeNull();
    expect(asPastedList([1, 2])).toBeNull();
    expect(asPastedList(['n', 't', { a: 1, b: 'x' }])).toEqual({ name: 'n', text: 't', answers: { b: 'x' } });
  });
});

describe('kept bills', () => {
  it('are none where the storage holds something else', () => {
    for (const kept of [null, '', '{', '{"a":1}', '[1,null,["x"]]']) expect(parseLists(kept)).toEqual([]);
  });
});
