import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { generateCatalogue } from '../../../../benchmarks/generated-catalogue.ts';
import { unfilteredQuery } from '../query/catalogue-query.ts';
import { CapturedTerms, termsVersion } from './captured-index.ts';
import { productTerms } from './product-terms.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';

const products = generateCatalogue(300);
const questions = [
  null,
  'fuzz',
  '4k7 resistor',
  'golden delay',
  'kit',
  'fuz',
  products[7]!.name,
  products[150]!.basedOn ?? '',
];

const answers = (index: SearchIndex) =>
  questions.map((search) => [
    index.find({ ...unfilteredQuery, search }),
    index.find({ ...unfilteredQuery, search, sort: 'name', category: 'kit', limit: 300 }),
    index.suggest(search ?? ''),
    index.advise(search ?? ''),
  ]);

function indexOf(from: typeof products): SearchIndex {
  const index = createSearchIndex();
  index.replaceAll(from);
  return index;
}

function refilled(index: SearchIndex): SearchIndex {
  const { terms, batches } = index.capture();
  const copy = createSearchIndex();
  const captured = new CapturedTerms(terms);
  for (const batch of batches(64)) copy.appendCaptured(captured, batch);
  for (const _ of copy.arrange());
  return copy;
}

describe('an index that is filled from what another has captured', () => {
  it('answers as the other does', () => {
    const index = indexOf(products);
    expect(answers(refilled(index))).toEqual(answers(index));
  });

  it('answers as the other does after products have come, changed and gone', () => {
    const index = indexOf(products.slice(0, 250));
    index.remove(products.slice(20, 90).map(({ id }) => id));
    index.upsert(products.slice(240).map((product) => ({ ...product, name: `${product.name} deluxe` })));
    expect(answers(refilled(index))).toEqual(answers(index));
  });

  it('goes on from there as the other does', () => {
    const index = indexOf(products);
    const copy = refilled(index);
    for (const each of [index, copy]) {
      each.remove([products[3]!.id]);
      each.upsert([{ ...products[5]!, name: 'Golden delay of another kind', pricePaise: 1 }]);
    }
    expect(answers(copy)).toEqual(answers(index));
  });

  it('keeps what it captured while the index goes on', () => {
    const index = indexOf(products);
    const before = answers(index);
    const { terms, batches } = index.capture();
    index.upsert(products.map((product) => ({ ...product, name: 'Another', keywords: [] })));
    const copy = createSearchIndex();
    const captured = new CapturedTerms(terms);
    for (const batch of batches(50)) copy.appendCaptured(captured, batch);
    for (const _ of copy.arrange());
    expect(answers(copy)).toEqual(before);
  });
});

it('answers as one that is filled at once when it is filled in pieces and arranged', () => {
  const index = createSearchIndex();
  for (let from = 0; from < products.length; from += 64) index.append(products.slice(from, from + 64));
  for (const _ of index.arrange());
  expect(answers(index)).toEqual(answers(indexOf(products)));
});

it('has a version that rises with the terms of products: raise it, and write down the new digest', () => {
  const digest = createHash('sha256');
  for (const product of products) digest.update(JSON.stringify([...productTerms(product)]));
  expect({ termsVersion, digest: digest.digest('hex').slice(0, 16) }).toEqual({
    termsVersion: 1,
    digest: '40e8c0aa564dcaf6',
  });
});
