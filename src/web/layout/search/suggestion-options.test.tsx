import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { optionsOf, SuggestionList } from './suggestion-options.tsx';

const suggested = {
  absent: null,
  categories: [{ label: 'Fuzz kits', category: 'kit', subcategory: 'fuzz' }],
  products: [],
  guides: [
    { title: 'How Circuits Work', path: '/guides/circuit-theory' },
    { title: 'Soldering', path: '/guides/soldering' },
  ],
};

describe('the list of suggestions', () => {
  const options = optionsOf('fuzz', suggested);

  it('has the guides after what is sold, and the search itself last', () => {
    expect(options.map(({ href }) => href)).toEqual([
      '/products?category=kit&subcategory=fuzz',
      '/guides/circuit-theory',
      '/guides/soldering',
      '/products?search=fuzz',
    ]);
  });

  it('numbers its rows through all groups, so that the arrows run over all of them', () => {
    const html = renderToStaticMarkup(<SuggestionList id="list" options={options} active={2} onChoose={() => {}} />);
    expect(
      [...html.matchAll(/id="(list-\d)" role="option" aria-selected="(\w+)"/g)].map(([, id, on]) => [id, on]),
    ).toEqual([
      ['list-0', 'false'],
      ['list-1', 'false'],
      ['list-2', 'true'],
      ['list-3', 'false'],
    ]);
    expect(html.match(/role="group" aria-label="([^"]*)"/)?.[1]).toBe('Guides');
  });

  it('has no group without a guide', () => {
    const html = renderToStaticMarkup(
      <SuggestionList
        id="list"
        options={optionsOf('fuzz', { ...suggested, guides: [] })}
        active={null}
        onChoose={() => {}}
      />,
    );
    expect(html).not.toContain('role="group"');
  });
});
