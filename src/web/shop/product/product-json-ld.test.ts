import { describe, expect, it } from 'vitest';
import type { Review } from '#contracts/reviews.ts';
import { rupees } from '#domain/money/money.ts';
import { sampleProduct as product } from '#tests/support/builders/sample-product.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { shop } from '#domain/shop/shop.ts';
import { productJsonLd } from './product-json-ld.ts';

const shopUrl = 'https://shop.example';

describe('what search engines read of a product', () => {
  const [item, trail] = productJsonLd(product, shopUrl, defaultSettings)['@graph'];

  it('is the product with its offer, at addresses of this shop', () => {
    expect(item).toMatchObject({
      '@type': 'Product',
      name: 'Fuzz Box',
      sku: 'fuzz-box',
      url: 'https://shop.example/products/fuzz-box',
      image: [
        'https://shop.example/art/pedal-fuzz-box.0123456789.svg',
        'https://shop.example/art/kit-fuzz-box.0123456789.svg',
      ],
      countryOfOrigin: { name: 'India' },
      offers: {
        '@type': 'Offer',
        price: '2999.00',
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
      },
    });
  });

  it('has a breadcrumb list of category, subcategory and product', () => {
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Products', item: 'https://shop.example/products' },
        { position: 2, name: 'Kits', item: 'https://shop.example/products?category=kit' },
        { position: 3, name: 'Fuzz', item: 'https://shop.example/products?category=kit&subcategory=fuzz' },
        { position: 4, name: 'Fuzz Box', item: 'https://shop.example/products/fuzz-box' },
      ],
    });
  });

  it('says when nothing is left', () => {
    const [soldOut] = productJsonLd({ ...product, inStock: false }, shopUrl, defaultSettings)['@graph'];
    expect(soldOut).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
  });

  it('tells the rating and the reviews that were written, and none that is hidden', () => {
    const at = '2026-11-18T10:00:00.000Z';
    const shown = { id: 'a', shownName: 'Asha', words: 'Loud.', stars: 4, boughtHere: true, build: null, answer: null };
    const reviews: Review[] = [
      { state: 'shown', ...shown, marks: 0, at, editedAt: null },
      { state: 'hidden', id: 'b', reason: 'It is rude.', at },
    ];
    const written = { ...product, rating: '4.00', writtenReviews: 1 };
    const [told] = productJsonLd(written, shopUrl, defaultSettings, { reviews })['@graph'];
    expect(told).toMatchObject({
      aggregateRating: { ratingValue: '4.00', reviewCount: 1 },
      review: [{ author: { name: 'Asha' }, reviewBody: 'Loud.', reviewRating: { ratingValue: 4 } }],
    });
    expect(JSON.stringify(told)).not.toContain('rude');
  });

  it('tells no rating that no buyer wrote', () => {
    expect(product.reviewCount).toBeGreaterThan(0);
    expect(JSON.stringify(item)).not.toMatch(/rating|review/i);
  });

  it('says what standard delivery costs and takes, by the settings, and that it can be sent back', () => {
    const offerAt = (price: string, settings = defaultSettings) =>
      productJsonLd({ ...product, price }, shopUrl, settings)['@graph'][0]?.offers;
    expect(offerAt('2999.00')).toMatchObject({
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { value: '799.00', currency: 'INR' },
        shippingDestination: { addressCountry: 'IN' },
        deliveryTime: {
          handlingTime: { minValue: 1, maxValue: 2, unitCode: 'DAY' },
          transitTime: { minValue: 5, maxValue: 7, unitCode: 'DAY' },
        },
      },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'IN',
        merchantReturnDays: 30,
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      },
    });
    expect(offerAt('6200.00')).toMatchObject({ shippingDetails: { shippingRate: { value: '0.00' } } });
    const dearer = { ...defaultSettings, standardFee: rupees(900) };
    expect(offerAt('2999.00', dearer)).toMatchObject({ shippingDetails: { shippingRate: { value: '900.00' } } });
  });

  const identityOf = (change: Partial<typeof product>) => {
    const [changed] = productJsonLd({ ...product, ...change }, shopUrl, defaultSettings)['@graph'];
    return [changed?.mpn, changed?.brand?.name];
  };

  it.each(['diode', 'transistor', 'jfet', 'mosfet', 'op-amp', 'chip'] as const)(
    'has the number of the maker for a part of kind %s, and no brand of ours beside it',
    (kind) => {
      expect(identityOf({ slug: 'tl072', kind, value: 'TL072CP' })).toEqual(['TL072CP', undefined]);
      expect(identityOf({ slug: 'tl072', kind, value: null })).toEqual([undefined, undefined]);
    },
  );

  it('names what it is made of and what is made of it by their addresses, each once', () => {
    const relations = { parts: ['resistor-4k7', 'tl072', 'tl072'], kits: ['bass-fuzz'] };
    const [told] = productJsonLd(product, shopUrl, defaultSettings, { relations })['@graph'];
    const at = (slug: string) => ({ '@id': `https://shop.example/products/${slug}` });
    expect(told).toMatchObject({ '@id': at('fuzz-box')['@id'], hasPart: [at('resistor-4k7'), at('tl072')] });
    expect(told).toMatchObject({ isPartOf: [at('bass-fuzz')] });
    expect(JSON.stringify(item)).not.toMatch(/hasPart|isPartOf/);
  });

  it('has our number and our brand for what we make or pack', () => {
    expect(identityOf({})).toEqual(['fuzz-box', shop.name]);
    expect(identityOf({ slug: 'resistor-4k7', kind: 'resistor', value: '4K7' })).toEqual(['resistor-4k7', shop.name]);
    expect(identityOf({ slug: 'led-red', kind: 'led', value: 'red' })).toEqual(['led-red', shop.name]);
    expect(identityOf({ slug: 'socket-8', kind: 'socket', value: 'DIP-8' })).toEqual(['socket-8', shop.name]);
  });
});
