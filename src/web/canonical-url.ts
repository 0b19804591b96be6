import { readCatalogueAddress } from './catalogue/catalogue-address.ts';
import { paths } from './paths.ts';

/** The one address a page is cached under: only the catalogue reads its query, and of that only what it knows. */
export function canonicalUrl(url: string): string {
  const queryAt = url.indexOf('?');
  if (queryAt === -1) return url;
  const path = url.slice(0, queryAt);
  if (path.replace(/\/$/, '') !== paths.products()) return path;
  return paths.products(readCatalogueAddress(new URLSearchParams(url.slice(queryAt))));
}
