import type { FastifyInstance } from 'fastify';
import type { GuideEntry } from '#domain/catalogue/guides.ts';
import { absoluteUrl, paths } from '#domain/paths/paths.ts';
import { shop } from '#domain/shop/shop.ts';
import type { Product } from '#contracts/catalogue.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { robotsText, sitemapXml } from './sitemap.ts';

interface Deps {
  readonly catalogue: CatalogueService;
  readonly guides: readonly Pick<GuideEntry, 'path'>[];
  readonly publicUrl: () => string;
}

const feedLength = 30;

/** JSON Feed 1.1: what is new in the shop, for people who read feeds. */
function jsonFeed(products: readonly Product[], publicUrl: string) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: `New at ${shop.name}`,
    home_page_url: absoluteUrl(publicUrl, paths.home),
    feed_url: absoluteUrl(publicUrl, '/feed.json'),
    language: 'en-IN',
    items: products.map((product) => ({
      id: absoluteUrl(publicUrl, paths.product(product.slug)),
      url: absoluteUrl(publicUrl, paths.product(product.slug)),
      title: product.name,
      summary: product.summary,
      content_text: product.description,
      image: absoluteUrl(publicUrl, product.socialImageUrl),
      date_published: product.createdAt,
    })),
  };
}

/** What machines read of the shop: search engines and feed readers. */
export function feedRoutes(app: FastifyInstance, { catalogue, guides, publicUrl }: Deps): void {
  app.get('/robots.txt', async (_request, reply) => {
    reply.type('text/plain; charset=utf-8');
    return robotsText(publicUrl());
  });

  app.get('/sitemap.xml', async (_request, reply) => {
    reply.type('application/xml; charset=utf-8');
    return sitemapXml(publicUrl(), guides, await catalogue.allSlugs());
  });

  app.get('/feed.json', async (_request, reply) => {
    const { products } = await catalogue.list({}, { sort: 'newest', limit: feedLength });
    reply.type('application/feed+json; charset=utf-8');
    return JSON.stringify(jsonFeed(products, publicUrl()));
  });
}
