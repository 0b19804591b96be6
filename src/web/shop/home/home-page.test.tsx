import { describe, expect, it } from 'vitest';
import { featuredSlugs } from '#domain/catalogue/catalogue.ts';
import { linksOf, renderMarkup, textOf } from '#tests/support/render-markup.tsx';
import { sampleProduct } from '#tests/support/builders/sample-product.ts';
import { featuredQuery } from '../catalogue/catalogue.queries.ts';
import { HomePage } from './home-page.tsx';

const kits = featuredSlugs.map((slug) => ({ ...sampleProduct, id: slug, slug, name: `Kit ${slug}`, price: '3499.00' }));

const html = renderMarkup(<HomePage />, { data: [[featuredQuery.queryKey, kits]] });
const sectionOf = (titleId: string, page = html): string =>
  new RegExp(`<section[^>]*aria-labelledby="${titleId}".*?</section>`, 's').exec(page)?.[0] ?? '';

describe('the hero banner', () => {
  const hero = sectionOf('hero-title');

  it('has its heading and its badge', () => {
    expect(hero).toContain('>Build Your Own Guitar Effects</h1>');
    expect(textOf(hero)).toContain('Premium DIY Kits');
  });

  it('leads to the kits, to the build guides and to the one kit to build first', () => {
    expect(linksOf(hero)).toEqual([
      ['/products?category=kit&subcategory=all', 'Shop Kits'],
      ['/guides', 'View Build Guides'],
      ['/first-pedal', 'Start with the Clean Booster'],
    ]);
  });
});

describe('the featured kits', () => {
  it('are the four of the specification, in their order, each with a button to add it', () => {
    const featured = sectionOf('featured-title');
    const products = linksOf(featured).filter(([href]) => href.startsWith('/products/'));
    expect(products.map(([href]) => href)).toEqual([
      '/products/vintage-overdrive',
      '/products/analog-delay',
      '/products/fuzz-box',
      '/products/chorus-pedal',
    ]);
    expect(featured.match(/Add to Cart/g)).toHaveLength(4);
  });

  it('say that they are on their way while they load', () => {
    expect(textOf(sectionOf('featured-title', renderMarkup(<HomePage />)))).toContain('Loading the featured kits');
  });
});

describe('the reasons to build', () => {
  it('are four benefits under their question', () => {
    const why = sectionOf('benefits-title');
    expect(why).toContain('>Why Build Your Own Pedals?</h2>');
    expect([...why.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title)).toEqual([
      'Learn electronics',
      'Personal connection',
      'Complete guides',
      'Join the community',
    ]);
  });
});

describe('the community section', () => {
  const community = sectionOf('community-title');

  it('shows three builders with five stars and the kit each has built', () => {
    expect(community.match(/<figure/g)).toHaveLength(3);
    expect(community.match(/aria-label="Rated 5 out of 5"/g)).toHaveLength(3);
    expect(community.match(/built the/g)).toHaveLength(3);
  });

  it('shows a photo with words for those who cannot see it', () => {
    expect(community).toMatch(/<picture>.*<img[^>]*alt="[^"]{20,}"/);
  });

  it('invites to share a build', () => {
    expect(linksOf(community)).toContainEqual(['/community', 'Share Your Build']);
  });
});
