import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { NamedBreaks } from '#domain/discounts/price-breaks.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { SiteContext } from '../../shell/site.tsx';
import { FirstPriceBreak, PriceBreaks } from './price-breaks.tsx';

const parts: NamedBreaks = {
  goods: { for: 'kinds', kinds: ['resistor'] },
  breaks: [
    { from: 10, percent: 5 },
    { from: 50, percent: 33.33 },
  ],
  kitsOnly: false,
};
const classSets: NamedBreaks = { goods: { for: 'everything' }, breaks: [{ from: 10, percent: 8 }], kitsOnly: true };

const resistor = { slug: 'resistor-4k7', category: 'parts', kind: 'resistor', price: '3.00', packSize: 1 };
const kit = { slug: 'fuzz-box', category: 'kit', kind: null, price: '3499.00', packSize: 1 };

const shownFor = (
  product: typeof resistor | typeof kit,
  priceBreaks?: readonly NamedBreaks[],
  of: 'all' | 'first' = 'all',
) =>
  renderToStaticMarkup(
    <SiteContext
      value={{
        publicUrl: '',
        year: 2026,
        settings: { ...defaultSettings, ...(priceBreaks && { priceBreaks }) },
      }}
    >
      {of === 'all' ? <PriceBreaks product={product} /> : <FirstPriceBreak product={product} />}
    </SiteContext>,
  ).replaceAll(/<[^>]+>/g, '|');

it('says what one costs from so many on, about where it is not to the paisa', () => {
  expect(shownFor(resistor, [parts, classSets])).toBe('||10 or more: ₹2.85 each||50 or more: about ₹2 each||');
  expect(shownFor({ ...resistor, packSize: 10 }, [parts])).toContain('|10 packs or more: ₹2.85 each|');
  expect(shownFor(kit, [parts, classSets])).toBe('||10 or more: ₹3,219.08 each||');
});

it('is nothing at all for what has none', () => {
  expect([shownFor(kit, [parts]), shownFor(resistor, [classSets]), shownFor(resistor)]).toEqual(['', '', '']);
});

it('is the first of them alone in a row of a table', () => {
  expect(shownFor(resistor, [parts], 'first')).toBe('|10 or more: ₹2.85 each|');
  expect(shownFor(kit, [parts], 'first')).toBe('');
});
