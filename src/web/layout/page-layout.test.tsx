import { describe, expect, it } from 'vitest';
import { renderMarkup } from '#tests/support/render-markup.tsx';
import { bodyMarker, PageLayout } from './page-layout.tsx';

const screen = <h1>A screen</h1>;

describe('the frame', () => {
  const html = renderMarkup(<PageLayout>{screen}</PageLayout>);

  it('starts with the marker by which the server tells the head from the body', () => {
    expect(html.startsWith(bodyMarker)).toBe(true);
  });

  it('lets the keyboard skip to the content', () => {
    expect(html).toMatch(/^<a[^>]* href="#main">Skip to content<\/a>/);
    expect(html).toContain('<main id="main" tabindex="-1"><h1>A screen</h1></main>');
  });

  it('puts a header and a footer around a screen, unless it is bare', () => {
    const bare = renderMarkup(<PageLayout bare>{screen}</PageLayout>);
    for (const part of ['<header', '<footer']) {
      expect(html).toContain(part);
      expect(bare).not.toContain(part);
    }
    expect(bare).toContain('<h1>A screen</h1>');
  });

  it('arrives the same for every visitor: without cookie notice and with the page in reach', () => {
    expect(html).not.toContain('Cookie notice');
    expect(html).not.toContain('inert');
  });
});
