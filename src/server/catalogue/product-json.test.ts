import { expect, it } from 'vitest';
import { sampleProduct } from '#tests/support/builders/sample-product.ts';
import { cacheJson, toJson } from './product-json.ts';

const written = { ...sampleProduct, name: 'Fuzz “4K7” ₹ 🎸' };
cacheJson(written);

it.each([
  ['a product that is written down', written],
  ['a list of both kinds', [written, sampleProduct, written]],
  ['an empty list', []],
  ['something else', { total: 3, price: null }],
])('the JSON of %s is what JSON.stringify gives', (_what, value) => {
  expect(toJson(value).toString()).toBe(JSON.stringify(value));
});
