import { describe, expect, it } from 'vitest';
import { newQuote } from '#contracts/quotes.ts';
import { rupees, toDecimal, toPaise } from '#domain/money/money.ts';
import { shippingOptions } from '#domain/orders/checkout.ts';
import { addressFormOf } from '#domain/places/address-forms.ts';
import { namedCountries } from '#domain/places/countries.ts';
import { otherCountries } from '#domain/places/other-countries.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { selectedShippingOption } from './selected-shipping-option.ts';

const now = new Date('2026-11-18T06:00:00Z');
const abroad = [...namedCountries, ...otherCountries()].filter(({ code }) => code !== 'IN');
const asked = {
  email: 'mei@example.com',
  lines: [{ productId: '0198f1de-0000-7000-8000-000000000001', quantity: 30 }],
};
const weights = [1, 50, 499, 500, 501, 2000, 19_850, 50_000];

/** A zone for each country that comes third, with a gap above its last weight; some lines have one way only. */
const freight = abroad
  .filter((_, index) => index % 3 === 0)
  .flatMap(({ code }, index) => [
    {
      zone: code,
      countries: [code],
      upToGrams: 500,
      standardFee: rupees(1500 + index),
      expressFee: rupees(1500 + index),
    },
    {
      zone: code,
      countries: [code],
      upToGrams: 20_000,
      standardFee: rupees(2500),
      expressFee: index % 2 ? null : rupees(4100),
    },
  ]);

function optionsFor(country: string, netGrams: number, settings = defaultSettings) {
  const lines = [{ price: rupees(1180), quantity: 1, gstRatePercent: 18, netGrams }];
  const options = shippingOptions({ country, state: '', city: '', zipCode: '' }, { lines }, now, settings);
  return options.map(({ method, dates, price }) => ({
    method,
    fee: toDecimal(toPaise(price.shipping)),
    arrivesTo: dates.to,
  }));
}

describe('every country of the lists', () => {
  it('can be ordered to, or asked for a quote: none is a dead end', () => {
    expect(abroad.length).toBeGreaterThan(190);
    const byQuote = abroad.filter(({ name }) => optionsFor(name, 500).length === 0);
    const refused = byQuote.filter(({ name }) => {
      const form = addressFormOf(name);
      const address = {
        name: 'Mei Tan',
        streetAddress: '1 High Street',
        city: form.onlyCity ?? 'Town',
        state: form.state?.isRequired ? (form.state.names[0] ?? 'State') : '',
        zipCode: form.code?.isRequired ? (form.code.example?.split(' or ')[0] ?? '') : '',
        country: name,
      };
      return !newQuote.safeParse({ ...address, ...asked }).success;
    });
    expect(refused.map(({ name }) => name)).toEqual([]);
    expect(byQuote.map(({ name }) => name)).toContain('United States');
    expect(abroad.length - byQuote.length).toBeGreaterThan(20);
  });

  it.each([
    ['the stated fees', defaultSettings],
    ['a table of the office', { ...defaultSettings, freight }],
  ])('has the cheaper way chosen first by %s, unless it comes later', (_name, settings) => {
    const wrong = abroad.flatMap(({ name }) =>
      weights.flatMap((grams) => {
        const options = optionsFor(name, grams, settings);
        const chosen = selectedShippingOption({ shippingOptions: options as never }, undefined);
        const isBeaten = options.some(
          ({ fee, arrivesTo }) => chosen && Number(fee) < Number(chosen.fee) && arrivesTo <= chosen.arrivesTo,
        );
        return isBeaten ? [`${name} ${grams} g`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('has express below standard only where the stated fees say so', () => {
    const cheaper = abroad.flatMap(({ name, code }) =>
      weights.filter((grams) => {
        const [standard, express] = ['international-standard', 'international-express'].map((method) =>
          optionsFor(name, grams, { ...defaultSettings, freight }).find((one) => one.method === method),
        );
        const isOwn = freight.some(({ countries }) => countries.includes(code));
        return isOwn && standard && express && Number(express.fee) < Number(standard.fee);
      }),
    );
    expect(cheaper).toEqual([]);
    const stated = optionsFor('Germany', 500);
    expect(stated.map(({ fee }) => fee)).toEqual(['3299.00', '2904.00']);
    expect(selectedShippingOption({ shippingOptions: stated as never }, undefined)?.method).toBe(
      'international-express',
    );
  });
});
