/** The screens that anyone may find; the cart, the account and what belongs to one person are left out. */
const publicScreens = ['/', '/products', '/guides', '/privacy', '/terms', '/shipping', '/contact'] as const;

/** A sitemap may hold this many addresses. */
const maxAddresses = 50_000;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export function sitemapXml(
  publicUrl: string,
  guides: readonly { readonly path: string }[],
  productSlugs: readonly string[],
): string {
  const paths = [
    ...publicScreens,
    // The list is made for the search box, and names some of the screens above too.
    ...guides.map(({ path }) => path).filter((path) => path.startsWith('/guides/')),
    ...productSlugs.map((slug) => `/products/${encodeURIComponent(slug)}`),
  ];
  const entries = paths.slice(0, maxAddresses).map((path) => `  <url><loc>${escapeXml(publicUrl + path)}</loc></url>`);
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
    'Disallow: /api/',
    'Disallow: /cart',
    'Disallow: /checkout',
    'Disallow: /orders',
    'Disallow: /auth',
    'Disallow: /dashboard',
    'Disallow: /newsletter/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
