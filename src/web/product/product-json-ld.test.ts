import { describe, expect, it } from 'vitest';
import { sampleProduct as product } from '#tests/support/builders/sample-product.ts';
import { productJsonLd } from './product-json-ld.ts';

const shopUrl = 'https://shop.example';

describe('what search engines read of a product', () => {
  const [item, trail] = productJsonLd(product, shopUrl, 'taar Effects Private Limited')['@graph'];

  it('is the product with its offer and its rating, at addresses of this shop', () => {
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
      aggregateRating: { ratingValue: '4.70', reviewCount: 203 },
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

  it('says when nothing is left, and invents no rating', () => {
    const [soldOut] = productJsonLd({ ...product, inStock: false, reviewCount: 0 }, shopUrl, 'x')['@graph'];
    expect(soldOut).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
    expect(soldOut).not.toHaveProperty('aggregateRating');
  });
});
