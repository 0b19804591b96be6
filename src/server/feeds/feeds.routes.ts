import type { FastifyInstance } from 'fastify';
import { Refusal } from '#domain/errors.ts';
import type { GuideEntry } from '#domain/catalogue/guides.ts';
import { absoluteUrl, paths, pathRoots } from '#domain/paths/paths.ts';
import { crawlerNames, type CrawlerChoice, type CrawlerSettings } from '#domain/feeds/crawlers.ts';
import { shop } from '#domain/shop/shop.ts';
import type { Product } from '#contracts/catalogue.ts';
import { escapeXml } from './escape-xml.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { classPaths } from '#domain/paths/class-paths.ts';

/** The screens that anyone may find; the cart, the account and what belongs to one person are left out. */
const publicScreens = [
  paths.home,
  paths.products(),
  paths.guides,
  paths.privacy,
  paths.terms,
  paths.shipping,
  paths.contact,
  paths.trackOrder,
  paths.firstPedal,
  paths.bench(),
  paths.pedalboard(),
  paths.ownCircuit,
  paths.bench('paste'),
  paths.bench('stash'),
] as const;

const privatePaths = [
  `${pathRoots.api}/`,
  paths.cart,
  `${pathRoots.buy}/`,
  paths.wishList,
  paths.checkout,
  pathRoots.orders,
  paths.auth,
  paths.dashboard,
  `${pathRoots.newsletter}/`,
  classPaths.all,
  classPaths.join(''),
] as const;

/** A sitemap may hold this many addresses. */
const maxAddresses = 50_000;

function sitemapXml(
  publicUrl: string,
  guides: readonly { readonly path: string }[],
  productSlugs: readonly string[],
): string {
  const addresses = [
    ...publicScreens,
    // The list is made for the search box, and names some of the screens above too.
    ...guides.map(({ path }) => path).filter((path) => path.startsWith(paths.guide(''))),
    ...productSlugs.map((slug) => paths.product(slug)),
  ];
  const entries = addresses
    .slice(0, maxAddresses)
    .map((path) => `  <url><loc>${escapeXml(absoluteUrl(publicUrl, path))}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Whoever has a group of its own reads no other, so only those who are to stay away get one. */
const refusedGroup = (names: readonly string[], choice: CrawlerChoice): string[] =>
  choice === 'welcome' ? [] : [...names.map((name) => `User-agent: ${name}`), 'Disallow: /', ''];

/** As RFC 9309 has it. */
const robotsText = (publicUrl: string, { searchBots, trainingBots }: CrawlerSettings): string =>
  [
    ...refusedGroup(crawlerNames.searchBots, searchBots),
    ...refusedGroup(crawlerNames.trainingBots, trainingBots),
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absoluteUrl(publicUrl, '/sitemap.xml')}`,
    '',
  ].join('\n');

interface Deps {
  readonly catalogue: CatalogueService;
  readonly guides: readonly Pick<GuideEntry, 'path'>[];
  readonly publicUrl: () => string;
  readonly settings: { read(): Promise<CrawlerSettings> };
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
export function feedRoutes(app: FastifyInstance, { catalogue, guides, publicUrl, settings }: Deps): void {
  app.get('/robots.txt', async (_request, reply) => {
    reply.type('text/plain; charset=utf-8');
    return robotsText(publicUrl(), await settings.read());
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

  // Who has a key proves by this file that it is theirs (IndexNow).
  app.get<{ Params: { file: string } }>('/:file(^[A-Za-z0-9-]{8,128}\\.txt$)', async (request, reply) => {
    const { indexNowKey } = await settings.read();
    if (indexNowKey === '' || request.params.file !== `${indexNowKey}.txt`) throw new Refusal('nothing-here');
    reply.type('text/plain; charset=utf-8');
    return indexNowKey;
  });
}
