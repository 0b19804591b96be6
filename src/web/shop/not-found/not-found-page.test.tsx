import { describe, expect, it } from 'vitest';
import { linksOf, renderMarkup } from '#tests/support/render-markup.tsx';
import { NotFoundPage } from './not-found-page.tsx';

describe('the page for an unknown address', () => {
  const html = renderMarkup(<NotFoundPage />);

  it("is headed 'Page Not Found'", () => {
    expect(html).toContain('<h1>Page Not Found</h1>');
  });

  it('leads home and to the products', () => {
    expect(linksOf(html).map(([href]) => href)).toEqual(['/', '/products']);
  });
});
