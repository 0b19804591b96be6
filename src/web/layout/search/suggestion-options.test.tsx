import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Suggestions } from '#contracts/catalogue.ts';
import { listOptions, optionsOf, SuggestionList } from './suggestion-options.tsx';

const product = (slug: string, category: string, reason: string | null = null): Suggestions['products'][number] => ({
  id: slug,
  slug,
  name: slug,
  category,
  reason,
  price: '15.00',
  imageUrl: '/x.svg',
  inStock: true,
});

const suggested: Suggestions = {
  absent: null,
  categories: [{ label: 'Fuzz kits', category: 'kit', subcategory: 'fuzz', kind: null }],
  products: [product('resistor-4k7', 'parts'), product('fuzz-box', 'kit', 'Uses 4K7'), product('pot-b4k7', 'parts')],
  guides: [
    { title: 'How Circuits Work', path: '/guides/circuit-theory' },
    { title: 'Soldering', path: '/guides/soldering' },
  ],
};

const markupOf = (suggestions: Suggestions, active: number | null = null): string =>
  renderToStaticMarkup(
    <SuggestionList id="list" options={optionsOf('fuzz', suggestions)} active={active} onChoose={() => {}} />,
  );

const groupsIn = (html: string): string[] =>
  [...html.matchAll(/role="group" aria-label="([^"]*)"/g)].map(([, label]) => label!);

describe('the list of suggestions', () => {
  it('has products by their kind, the best kind first, then categories, guides and the search itself', () => {
    expect(optionsOf('fuzz', suggested).map(({ href }) => href)).toEqual([
      '/products/resistor-4k7',
      '/products/pot-b4k7',
      '/products/fuzz-box',
      '/products?category=kit&subcategory=fuzz',
      '/guides/circuit-theory',
      '/guides/soldering',
      '/products?search=fuzz',
    ]);
    expect(groupsIn(markupOf(suggested))).toEqual(['Parts', 'Kits', 'Categories', 'Guides']);
  });

  it('says why a product is there when its name does not', () => {
    const html = markupOf(suggested);
    expect(html).toMatch(/fuzz-box<span[^>]*>Uses 4K7<\/span>/);
    expect(html).toContain('resistor-4k7</span>');
  });

  it('numbers its rows through all groups, so that the arrows run over all of them', () => {
    const rows = [...markupOf(suggested, 2).matchAll(/id="(list-\d)" role="option" aria-selected="(\w+)"/g)];
    expect(rows.map(([, id]) => id)).toEqual([0, 1, 2, 3, 4, 5, 6].map((index) => `list-${index}`));
    expect(rows.filter(([, , selected]) => selected === 'true').map(([, id]) => id)).toEqual(['list-2']);
  });

  it('has no group without a member', () => {
    expect(groupsIn(markupOf({ ...suggested, guides: [], products: [] }))).toEqual(['Categories']);
  });
});

describe('suggestions for a list of parts', () => {
  it('are the list reader, which is handed the text, and the search after it', () => {
    const options = listOptions('4k7 x2, TL072');
    expect(options.map(({ href, isListReader = false }) => [href, isListReader])).toEqual([
      ['/bench/paste', true],
      ['/products?search=4k7+x2%2C+TL072', false],
    ]);
  });
});

describe('suggestions for what is not sold', () => {
  const absent = { ...suggested, absent: 'We don’t sell picks.', categories: [] };

  it('say so over what comes near', () => {
    expect(groupsIn(markupOf(absent))).toEqual(['We don’t sell picks. The nearest we have:', 'Guides']);
  });

  it('say so over the guides, or over the search, where nothing comes near', () => {
    expect(groupsIn(markupOf({ ...absent, products: [] }))).toEqual(['We don’t sell picks.']);
    expect(groupsIn(markupOf({ ...absent, products: [], guides: [] }))).toEqual(['We don’t sell picks.']);
  });
});
