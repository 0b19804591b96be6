import { describe, expect, it } from 'vitest';
import { linksOf, renderMarkup, textOf } from '#tests/support/render-markup.tsx';
import { shop } from '#domain/shop/shop.ts';
import { Footer } from './footer.tsx';

const html = renderMarkup(<Footer />);
const column = (title: string): string => new RegExp(`<nav aria-label="${title}">.*?</nav>`, 's').exec(html)?.[0] ?? '';
const addresses = (part: string): string[] => linksOf(part).map(([href]) => href);

describe('the footer', () => {
  it('leads to what has each difficulty and to all products, to the letter of the specification', () => {
    expect(addresses(column('Products'))).toEqual([
      '/products?difficulty=Beginner',
      '/products?difficulty=Intermediate',
      '/products?difficulty=Advanced',
      '/products',
    ]);
  });

  it('leads to the guides, the support, the community and the contact page, and to where an order is tracked', () => {
    expect(addresses(column('Support'))).toEqual(['/guides', '/support', '/community', '/contact', '/track-order']);
  });

  it('leads to the workbench, the pedalboard, an own circuit and a class', () => {
    expect(linksOf(column('Workbench'))).toEqual([
      ['/bench', 'Build step by step'],
      ['/pedalboard', 'Pedalboard'],
      ['/circuit', 'Your own circuit'],
      ['/bench/class', 'Teach a class'],
    ]);
  });

  it('opens the three social accounts in a new tab with rel=noopener', () => {
    const social = [...html.matchAll(/<a[^>]*target="_blank"[^>]*>/g)].map(([tag]) => tag);
    expect(social.map((tag) => /href="([^"]+)"/.exec(tag)?.[1])).toEqual([
      shop.social.github,
      shop.social.youtube,
      shop.social.discord,
    ]);
    expect(social.map((tag) => /aria-label="(\w+)/.exec(tag)?.[1])).toEqual(['GitHub', 'YouTube', 'Discord']);
    expect(social.every((tag) => tag.includes('rel="noopener noreferrer"'))).toBe(true);
  });

  it('takes an email address for the newsletter, in a field with a label', () => {
    const id = /<input[^>]*id="([^"]+)"[^>]*type="email"/.exec(html)?.[1];
    expect(id).toBeTruthy();
    expect(html).toContain(`<label for="${id}">`);
    expect(html).toMatch(/<button type="submit"[^>]*>Subscribe<\/button>/);
    // Sent before the script is alive, it must not put the email address into that of the page.
    expect(html).toMatch(/<form[^>]* method="dialog"/);
  });

  it('ends with the copyright since 2024 and the three policies', () => {
    const base = html.slice(html.indexOf('</form>'));
    expect(textOf(base)).toContain('© 2024–2026 taar.');
    expect(linksOf(base)).toEqual([
      ['/privacy', 'Privacy Policy'],
      ['/terms', 'Terms of Service'],
      ['/shipping', 'Shipping Information'],
    ]);
  });
});
