import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import type { SeedProduct } from './catalogue-types.ts';
import { productProblems } from './product-checks.ts';

function changed(slug: string, change: Partial<SeedProduct>): string[] {
  const index = catalogue.findIndex((product) => product.slug === slug);
  return productProblems(catalogue.with(index, { ...catalogue[index]!, ...change }));
}

describe('product checks', () => {
  it.each<[string, Partial<SeedProduct>, string]>([
    [
      'a kit that costs what its parts and its board cost singly',
      { priceRupees: 1900 },
      'fuzz-box: it costs less than',
    ],
    ['a board dearer than its kit', { priceRupees: 250 }, 'fuzz-box: its board costs as much as the kit'],
    ['a kit without its board', { pairSlug: null }, 'fuzz-box: it lacks its other half'],
    ['a long summary', { summary: 'x'.repeat(91) }, 'fuzz-box: its summary has 91 characters'],
    ['a short description', { description: 'A fuzz.' }, 'fuzz-box: its description has only 7 characters'],
    ['filler', { summary: 'Unleash your tone' }, "fuzz-box: it says 'Unleash'"],
    ['an impossible rating', { rating: 5.1 }, 'fuzz-box: a rating of 5.1 cannot be'],
    ['a negative stock', { stock: -1 }, 'fuzz-box: its stock is odd'],
    ['an unknown subcategory', { subcategory: 'jfets' }, 'fuzz-box: there is no jfets among kit'],
    ['missing specifications', { specifications: {} }, 'fuzz-box: it does not say its Current draw'],
    ['a taken slug', { slug: 'chorus-pedal' }, 'chorus-pedal is used twice'],
    ['an unknown tax rate', { gstRatePercent: 17 }, 'fuzz-box: GST of 17 % does not exist'],
  ])('find %s', (_what, change, problem) => {
    expect(changed('fuzz-box', change).some((line) => line.startsWith(problem))).toBe(true);
  });
});
