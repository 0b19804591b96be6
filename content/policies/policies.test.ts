import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { MarkdownPage } from '#content/markdown-page.ts';
import privacy from '#content/policies/privacy.md';
import shipping from '#content/policies/shipping.md';
import terms from '#content/policies/terms.md';
import { messageRetentionYears } from '#domain/messages/contact.ts';
import { formatMoney } from '#domain/money/money.ts';
import { unconfirmedRetentionDays } from '#domain/messages/newsletter.ts';
import {
  businessDaysText,
  deliveryDays,
  deliveryMethods,
  processingDays,
  regionNames,
} from '#domain/pricing/shipping.ts';
import { freeShippingThreshold, shippingFees } from '#domain/pricing/shipping-fees.ts';
import { postalAddress, shop, supportHours } from '#domain/shop/shop.ts';
import { facts } from '#build/content/facts.ts';

const contentFolder = join(import.meta.dirname, '..');
const sources = globSync('**/*.md', { cwd: contentFolder }).map(
  (name) => [name, readFileSync(join(contentFolder, name), 'utf8')] as const,
);

/** A range of days as pages set it, with a dash. */
const shownDays = (days: Parameters<typeof businessDaysText>[0]): string => businessDaysText(days).replace('-', '–');

const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const wholeText = (page: MarkdownPage): string =>
  [page.intro, ...page.sections.flatMap((section) => [section.heading, section.html])].map(textOf).join(' ');
const sectionText = (page: MarkdownPage, heading: string): string =>
  textOf(page.sections.find((section) => section.heading === heading)!.html);

/** The cells of each table row, the row's name first. */
const rowsOf = (page: MarkdownPage): string[][] =>
  page.sections.flatMap((section) =>
    [...section.html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
      [...row.matchAll(/<(td|th)[^>]*>(.*?)<\/\1>/gs)].map(([, , cell = '']) => textOf(cell).trim()),
    ),
  );

describe('the policies', () => {
  it.each([
    ['Privacy Policy', '/privacy', privacy],
    ['Terms of Service', '/terms', terms],
    ['Shipping Information', '/shipping', shipping],
  ])('%s has its title, address and date', (title, path, page) => {
    expect(page).toMatchObject({ title, path, updated: 'December 2024' });
    expect(page.intro).not.toBe('');
  });

  it('cover everything that the specification lists for /privacy, in its order', () => {
    expect(privacy.sections.map((section) => section.heading)).toEqual([
      'Information we collect',
      'How we use your information',
      'Data protection',
      'Cookies',
      'Third parties',
      'Your rights',
      'Contact',
    ]);
  });

  it('cover everything that the specification lists for /terms, in its order', () => {
    expect(terms.sections.map((section) => section.heading)).toEqual([
      'Acceptance of these terms',
      'The nature of DIY kits',
      'Pricing in INR',
      'Payment',
      'Shipping and returns',
      'Disclaimers',
      'Conduct',
      'Intellectual property',
      'Changes to these terms',
      'Contact',
    ]);
  });

  it('have words in every section', () => {
    const sections = [privacy, terms, shipping].flatMap((page) => page.sections);
    expect(sections.filter((section) => section.html.length < 100)).toEqual([]);
  });

  it('name the seller, the address and the grievance officer wherever a buyer may look for them', () => {
    const { name, email, answersWithinHours } = shop.grievanceOfficer;
    for (const page of [privacy, terms, shipping]) {
      for (const fact of [shop.legalName, postalAddress(), name, email, `${answersWithinHours} hours`, 'one month']) {
        expect(wholeText(page)).toContain(fact);
      }
    }
    expect(wholeText(terms)).toContain(shop.gstin);
  });

  it('say that prices include GST and where the country of origin is stated', () => {
    for (const page of [terms, shipping]) {
      expect(wholeText(page)).toContain('include GST');
      expect(wholeText(page)).toContain('country of origin of each product');
    }
  });

  it('give the same rule for returns on both pages', () => {
    const rule = `Unopened kits can come back within ${shop.returns.windowDays} days for a full refund.`;
    for (const text of [sectionText(terms, 'Shipping and returns'), sectionText(shipping, 'Returns and refunds')]) {
      expect(text).toContain(rule);
      expect(text).toContain('Opened kits can come back only if they are defective');
    }
  });

  it('tell how long messages and newsletter addresses are kept, as the code keeps them', () => {
    const inWords: Readonly<Record<number, string>> = { 3: 'three', 30: 'thirty' };
    const text = sectionText(privacy, 'How we use your information');
    expect(text).toContain(`Messages are deleted after ${inWords[messageRetentionYears]} years`);
    expect(text).toContain(`newsletter addresses ${inWords[unconfirmedRetentionDays]} days after they left`);
  });

  it('tell how long the session cookie lasts', () => {
    expect(sectionText(privacy, 'Cookies')).toContain(`${shop.sessionLifetimeDays} days from your last visit`);
  });
});

describe('the shipping page', () => {
  const rows = rowsOf(shipping);
  const row = (name: string): string[] => rows.find(([first]) => first?.startsWith(name)) ?? [];
  const text = wholeText(shipping);

  it.each([
    ['India standard', 'domestic-standard'],
    ['Express', 'domestic-express'],
    ['Same day express', 'domestic-same-day'],
  ] as const)('shows %s with the time and the fee it has in the code', (name, method) => {
    const [, time, fee] = row(name);
    expect(time).toContain(shownDays(deliveryDays(method, 'india')!));
    expect(fee).toContain(formatMoney(shippingFees[method]));
  });

  it('shows local pickup as free, same day, in the Portland area only', () => {
    expect(row('Local pickup')).toEqual(['Local pickup, Portland area only', 'Same day', 'Free']);
  });

  it('says from which value on standard shipping is free', () => {
    expect(row('India standard')[2]).toContain(`free at ${formatMoney(freeShippingThreshold)} or more`);
    expect(shipping.intro).toContain(formatMoney(freeShippingThreshold));
  });

  it.each(['canada', 'europe-uk', 'australia-asia'] as const)('shows %s with its time and its fees', (region) => {
    const [, time, fee] = row(regionNames[region]);
    for (const method of deliveryMethods(region)) {
      expect(time).toBe(shownDays(deliveryDays(method, region)!));
      expect(fee).toContain(formatMoney(shippingFees[method]));
    }
  });

  it('asks the rest of the world to write for a price', () => {
    const time = shownDays(deliveryDays('international-standard', 'rest-of-world')!);
    expect(row(regionNames['rest-of-world'])).toEqual(['Rest of world', time, 'Contact for a price']);
  });

  it('calls express the cheaper service abroad only while it is', () => {
    const isCheaper = shippingFees['international-express'] < shippingFees['international-standard'];
    expect(text.includes('Express is the cheaper of the two')).toBe(isCheaper);
  });

  it('shows processing times, the cut-off and the support hours', () => {
    expect(text).toContain(`takes ${shownDays(processingDays.usual)}, or ${shownDays(processingDays.busy)}`);
    expect(text).toContain('The cut-off for same-day shipping is 2 PM PST, Monday to Friday.');
    expect(text).toContain(supportHours());
  });
});

describe('the sources', () => {
  it('cite every fact of the table at least once', () => {
    const cited = new Set(
      sources.flatMap(([, source]) => [...source.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name)),
    );
    expect(Object.keys(facts).filter((name) => !cited.has(name))).toEqual([]);
  });

  it.each(sources)('%s has no amount of money typed by hand', (_name, source) => {
    expect(source).not.toMatch(/₹|\bRs\.?\s?\d|\bINR\s*\d|\d\s*(INR|rupees|paise)\b/i);
    expect(source).not.toMatch(/\b(6,?200|799|1,?599|2,?075|3,?299|2,?904)\b/);
  });

  it.each(sources)('%s has no telephone number, mail address or number of days typed by hand', (_name, source) => {
    expect(source).not.toMatch(/\+91|@taar|\d+(-\d+)?\s+(business )?days/);
  });
});
