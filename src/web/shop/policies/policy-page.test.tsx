import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import shipping from '#content/policies/shipping.md';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { SiteContext } from '../../shell/site.tsx';
import { PolicyPage } from './policy-page.tsx';
import { internalPathOf } from './internal-links.ts';

const html = renderToStaticMarkup(
  <SiteContext value={{ publicUrl: 'https://taar.example', year: 2026, settings: defaultSettings }}>
    <Router ssrPath="/shipping">
      <PolicyPage page={shipping} />
    </Router>
  </SiteContext>,
);

describe('a policy page', () => {
  it('arrives as complete HTML with its heading, date and head tags', () => {
    expect(html.match(/<h1>.*?<\/h1>/g)).toEqual(['<h1>Shipping Information</h1>']);
    expect(html).toContain('>Last updated December 2024<');
    expect(html).toContain('<link rel="canonical" href="https://taar.example/shipping"/>');
    expect(html).toContain(`<meta name="description" content="${shipping.description}"/>`);
  });

  it('lists its sections, each leading to its own heading', () => {
    for (const { id, heading } of shipping.sections) {
      expect(html).toContain(`<a href="#${id}"><span>${heading}</span></a>`);
      expect(html).toContain(`<h2 id="${id}">${heading}</h2>`);
    }
  });
});

describe('a link in the text', () => {
  const plain = { button: 0, modified: false };

  it('moves inside the shop without a reload', () => {
    expect(internalPathOf({ ...plain, href: '/contact' })).toBe('/contact');
    expect(internalPathOf({ ...plain, href: '/products?category=kit' })).toBe('/products?category=kit');
  });

  it.each([
    '#returns',
    '/shipping#returns-and-refunds',
    'mailto:a@b.example',
    'https://example.org/',
    '//example.org',
    null,
  ])('is left to the browser when it is %s', (href) => {
    expect(internalPathOf({ ...plain, href })).toBeNull();
  });

  it('is left to the browser when the click asks for a new tab', () => {
    expect(internalPathOf({ href: '/contact', button: 1, modified: false })).toBeNull();
    expect(internalPathOf({ href: '/contact', button: 0, modified: true })).toBeNull();
  });
});
