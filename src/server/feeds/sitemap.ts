import { classPaths } from '#domain/paths/class-paths.ts';
import { absoluteUrl, pathRoots, paths } from '#domain/paths/paths.ts';

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
  paths.bench('paste'),
  paths.bench('stash'),
] as const;

const privatePaths = [
  `${pathRoots.api}/`,
  paths.cart,
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

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export function sitemapXml(
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

export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absoluteUrl(publicUrl, '/sitemap.xml')}`,
    '',
  ].join('\n');
