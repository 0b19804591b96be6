import { describe, expect, it } from 'vitest';
import { firstPedalSlug, firstPedalTools } from '#domain/catalogue/first-pedal.ts';
import { linksOf, renderMarkup, textOf } from '#tests/support/render-markup.tsx';
import { sampleProduct } from '#tests/support/builders/sample-product.ts';
import { FirstPedalPage } from './first-pedal-page.tsx';
import type { FirstPedal } from './first-pedal.queries.ts';

const kit = { ...sampleProduct, id: 'kit', slug: firstPedalSlug, name: 'Clean Booster', price: '1999.00' };
const tools = firstPedalTools.map(({ slug }, index) => ({
  ...sampleProduct,
  id: slug,
  slug,
  name: slug,
  category: 'parts',
  price: `${index + 1}00.00`,
}));
const firstPedal: FirstPedal = { kit: { ...kit, contentsUrl: '/kit.svg', partsToSolder: '17' }, tools };

const htmlOf = (shown: FirstPedal | undefined, failed = false): string =>
  renderMarkup(<FirstPedalPage firstPedal={shown} failed={failed} onRetry={() => {}} />);
const buttonIn = (html: string): string =>
  textOf(/<button[^>]*>(?:(?!<\/button>).)*to cart<\/button>/.exec(html)?.[0] ?? '');
const tickedIn = (html: string): (string | undefined)[] =>
  [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)]
    .filter(([tag]) => tag.includes('checked=""'))
    .map(([tag]) => /value="([^"]+)"/.exec(tag)?.[1]);

describe('the screen of the first pedal', () => {
  it('ticks the kit and what most people lack, and says so on its button', () => {
    const html = htmlOf(firstPedal);
    expect(tickedIn(html)).toEqual([firstPedalSlug, 'soldering-iron', 'solder-50g', 'side-cutters', 'power-supply-9v']);
    expect(buttonIn(html)).toBe('Add kit and 4 tools to cart');
  });

  it('sums what is ticked, with standard delivery as the cart would', () => {
    const words = textOf(htmlOf(firstPedal));
    // The kit, and tools of 100, 200, 300 and 600.
    for (const part of ['₹1,999', '4 tools you don’t have', '₹1,200', 'Standard delivery', '₹799', '₹3,998'])
      expect(words).toContain(part);
  });

  it('ships free from the threshold on', () => {
    const html = htmlOf({ ...firstPedal, kit: { ...firstPedal.kit, price: '5000.00' } });
    expect(textOf(html)).toContain('₹6,200');
    expect(textOf(html)).toContain('Free');
  });

  it('does not offer what is out of stock, and says that it is', () => {
    const html = htmlOf({ ...firstPedal, tools: tools.map((tool, index) => ({ ...tool, inStock: index !== 0 })) });
    expect(tickedIn(html)).not.toContain('soldering-iron');
    expect(html).toMatch(/<input[^>]*disabled=""[^>]*value="soldering-iron"/);
    expect(textOf(html)).toContain('Out of stock');
    expect(buttonIn(html)).toBe('Add kit and 3 tools to cart');
  });

  it('leads to each thing on the list, and to the guides', () => {
    const addresses = linksOf(htmlOf(firstPedal)).map(([href]) => href);
    for (const { slug } of [kit, ...tools]) expect(addresses).toContain(`/products/${slug}`);
    expect(addresses).toContain('/guides/videos/first-build');
    expect(addresses).toContain('/guides/soldering');
  });

  it('has its heading while the list is on its way, and offers to try again when it did not come', () => {
    expect(htmlOf(undefined)).toContain('Your first pedal is the Clean Booster</h1>');
    expect(textOf(htmlOf(undefined))).toContain('Loading what you need');
    expect(textOf(htmlOf(undefined, true))).toContain('Retry');
  });
});
