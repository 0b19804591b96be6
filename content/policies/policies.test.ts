import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { MarkdownPage } from '#content/markdown-page.ts';
import builtPrivacy from '#content/policies/privacy.md';
import builtShipping from '#content/policies/shipping.md';
import builtTerms from '#content/policies/terms.md';
import { messageRetentionYears } from '#domain/messages/contact.ts';
import { quoteRetentionYears } from '#domain/quotes/quotes.ts';
import { formatMoney, rupees } from '#domain/money/money.ts';
import { unconfirmedRetentionDays } from '#domain/messages/newsletter.ts';
import {
  businessDaysText,
  deliveryDays,
  deliveryMethods,
  processingDays,
  regionNames,
} from '#domain/shipping/shipping.ts';
import { listedFee } from '#domain/pricing/shipping-fees.ts';
import { shop } from '#domain/shop/shop.ts';
import { postalAddress } from '#domain/shop/shop-details.ts';
import { supportHours } from '#domain/shop/support-hours.ts';
import { fillCitations } from '#domain/settings/citations.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { typesetSigns } from '#domain/typography.ts';
import { facts } from '#build/content/content.ts';

/** A page as it is shown with some settings. */
const shown = (page: MarkdownPage, settings: Settings = defaultSettings): MarkdownPage => ({
  ...page,
  intro: fillCitations(page.intro, settings),
  sections: page.sections.map((section) => ({ ...section, html: fillCitations(section.html, settings) })),
});
const [privacy, shipping, terms] = [shown(builtPrivacy), shown(builtShipping), shown(builtTerms)];

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

  it('show a value wherever they cite a setting, in links too', () => {
    const html = [privacy, shipping, terms].map((page) => JSON.stringify(page)).join('');
    expect(html).not.toMatch(/cited|undefined/i);
    expect(html).toContain('tel:+918001234567');
    expect(html).toContain('mailto:grievance@taar.example');
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
    const { legalName, grievanceName, grievanceEmail } = defaultSettings;
    const within = `${shop.grievanceOfficer.answersWithinHours} hours`;
    for (const page of [privacy, terms, shipping]) {
      for (const fact of [
        legalName,
        postalAddress(defaultSettings),
        grievanceName,
        grievanceEmail,
        within,
        'one month',
      ]) {
        expect(wholeText(page)).toContain(fact);
      }
    }
    expect(wholeText(terms)).toContain(defaultSettings.gstin);
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

  it('tell how long messages, quotes and newsletter addresses are kept, as the code keeps them', () => {
    const inWords: Readonly<Record<number, string>> = { 3: 'three', 30: 'thirty' };
    const text = sectionText(privacy, 'How we use your information');
    expect(quoteRetentionYears).toBe(messageRetentionYears);
    expect(text).toContain(`Messages and quotes are deleted after ${inWords[messageRetentionYears]} years`);
    expect(text).toContain(`newsletter addresses ${inWords[unconfirmedRetentionDays]} days after they left`);
  });

  it('tell how long each of the two cookies lasts', () => {
    const text = sectionText(privacy, 'Cookies');
    expect(text.split(`${shop.sessionLifetimeDays} days from your last visit`)).toHaveLength(3);
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
    expect(fee).toContain(formatMoney(listedFee(method, defaultSettings)));
  });

  it('shows local pickup as free, same day, in the Portland area only', () => {
    expect(row('Local pickup')).toEqual(['Local pickup, Portland area only', 'Same day', 'Free']);
  });

  it('says from which value on standard shipping is free', () => {
    expect(row('India standard')[2]).toContain(`free at ${formatMoney(defaultSettings.freeShippingThreshold)} or more`);
    expect(shipping.intro).toContain(formatMoney(defaultSettings.freeShippingThreshold));
  });

  it.each(['canada', 'europe-uk', 'australia-asia'] as const)('shows %s with its time and its fees', (region) => {
    const [, time, fee] = row(regionNames[region]);
    for (const method of deliveryMethods(region)) {
      expect(time).toBe(shownDays(deliveryDays(method, region)!));
      expect(fee).toContain(formatMoney(listedFee(method, defaultSettings)));
    }
  });

  it('asks the rest of the world to write for a price', () => {
    const time = shownDays(deliveryDays('international-standard', 'rest-of-world')!);
    expect(row(regionNames['rest-of-world'])).toEqual(['Rest of world', time, 'Contact for a price']);
  });

  it('calls express the cheaper service abroad only while it is', () => {
    const dearer = shown(builtShipping, { ...defaultSettings, abroadExpressFee: rupees(4000) });
    const saysSo = [shipping, dearer].map((page) => wholeText(page).includes('Express is the cheaper of the two'));
    expect(saysSo).toEqual([true, false]);
  });

  it('shows processing times, the cut-off and the support hours', () => {
    expect(text).toContain(`takes ${shownDays(processingDays.usual)}, or ${shownDays(processingDays.busy)}`);
    expect(text).toContain('The cut-off for same-day shipping is 2 PM PST, Monday to Friday.');
    expect(text).toContain(typesetSigns(supportHours(defaultSettings)));
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
