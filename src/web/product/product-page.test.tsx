import { describe, expect, it } from 'vitest';
import type { Product } from '#contracts/catalogue.ts';
import { linksOf, renderMarkup, textOf } from '#tests/support/render-markup.tsx';
import { sampleProduct } from '#tests/support/builders/sample-product.ts';
import { ProductPage } from './product-page.tsx';
import { pairQuery, relatedQuery } from './product.queries.ts';

const page = (change: Partial<Product> = {}, data: Parameters<typeof renderMarkup>[1] = {}): string =>
  renderMarkup(<ProductPage product={{ ...sampleProduct, ...change }} />, data);

describe('the page of a product', () => {
  it('shows its cards with what the product holds', () => {
    const text = textOf(page());
    for (const words of [
      'Specifications Controls Fuzz, Volume Current draw 2 mA',
      "What's Included 1 x Printed circuit board 2 x Transistor BC108 Not included: soldering iron",
      'Documents Build guide PDF , opens in a new tab',
      'Build Information Difficulty Beginner Build time 2-4 hours',
      'This kit is inspired by the classic Dallas Arbiter Fuzz Face circuit.',
      'Country of origin India Net quantity 1 kit MRP ₹2,999, inclusive of all taxes (18 % GST) HSN code 8543',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('has no card for what is not there', () => {
    const text = textOf(page({ specifications: {}, documents: [], basedOn: null }));
    for (const words of ['Specifications', 'Documents', 'inspired by', 'Pin-out', 'Related products', 'Pack of']) {
      expect(text).not.toContain(words);
    }
  });

  it('gives the build time of an unknown difficulty as that of Intermediate', () => {
    expect(textOf(page({ difficulty: 'Wizard' }))).toContain('Difficulty Wizard Build time 4-6 hours');
    expect(textOf(page({ difficulty: 'Advanced' }))).toContain('Build time 6-10 hours');
  });

  it('opens documents in a new tab, which cannot reach back', () => {
    expect(page()).toMatch(/<a href="\/documents\/fuzz-box\.pdf" target="_blank" rel="noopener">/);
  });

  it('says that it is out of stock, and offers to tell when it is back', () => {
    const soldOut = page({ inStock: false, stock: 0 });
    expect(textOf(soldOut)).toContain('This item is currently out of stock. Check back later! Tell me when it is back');
    expect(soldOut).toMatch(/<button[^>]*disabled[^>]*>.*?Add to Cart/s);
    expect(textOf(page())).not.toMatch(/Out of Stock|Tell me/);
    expect(textOf(page())).toContain('12 in stock');
  });

  it('lists the pins and the pack of a part', () => {
    const text = textOf(page({ category: 'parts', packSize: 10, pinOut: { 1: 'Output', 2: 'Input' } }));
    expect(text).toContain('Pin-out Pin Function 1 Output 2 Input');
    expect(text).toContain('Pack of 10');
    expect(text).toContain('Net quantity 10 pieces');
  });

  it('links to its pair, its categories and related products', () => {
    const related = [{ ...sampleProduct, id: 'other', slug: 'other-fuzz', name: 'Other Fuzz' }];
    const pair = { ...sampleProduct, slug: 'fuzz-box-pcb', name: 'Fuzz Box PCB' };
    const html = page(
      {},
      {
        data: [
          [relatedQuery('fuzz-box').queryKey, related],
          [pairQuery('fuzz-box-pcb').queryKey, pair],
        ],
      },
    );
    expect(linksOf(html).map(([href]) => href)).toEqual(
      expect.arrayContaining([
        '/products',
        '/products?category=kit&subcategory=fuzz',
        '/products/fuzz-box-pcb',
        '/products/other-fuzz',
        '/shipping#returns-and-refunds',
      ]),
    );
  });
});
