import { maxCataloguePageSize, catalogueSorts, screenPageSize } from '#domain/catalogue/catalogue.ts';
import { catalogueParamNames, type CatalogueParams } from '#domain/paths/paths.ts';

type Parameter = (typeof catalogueParamNames)[number];

const maxTextLength = 200;
/** As long as the name of a country may be where products are edited. */
const maxOriginLength = 60;

export const mostUsed = 'used';

/** Search text and names are sent as typed; only what no server could take is left out. */
const asTyped = (text: string): string => text.replaceAll('\u0000', '').slice(0, maxTextLength);

const wholeRupees = (text: string): string => (/^\d{1,8}$/.test(text) ? String(Number(text)) : '');

/** The order by use is the browser's own, on a list that it has whole. */
const knownSort = (text: string): string =>
  text === mostUsed || (text !== 'relevance' && catalogueSorts.some((sort) => sort === text)) ? text : '';

/** Whole pages beyond the first, as many as one page of HTML should hold. */
const morePages = (text: string): string => {
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return count > screenPageSize && count <= maxCataloguePageSize && count % screenPageSize === 0 ? text : '';
};

const readers: Readonly<Record<Parameter, (text: string) => string>> = {
  category: asTyped,
  subcategory: asTyped,
  kind: asTyped,
  difficulty: asTyped,
  origin: (text) => asTyped(text).slice(0, maxOriginLength),
  search: asTyped,
  inStock: (text) => (text === 'true' ? text : ''),
  minPrice: wholeRupees,
  maxPrice: wholeRupees,
  sort: knownSort,
  show: morePages,
};

/**
 * What the address asks for. Nothing a person can type there is an error: what has no meaning is left out, and of a
 * repeated parameter the last one counts, as the page's own form relies on.
 */
export function parseCatalogueParams(search: URLSearchParams): CatalogueParams {
  const address: Partial<Record<Parameter, string>> = {};
  for (const name of catalogueParamNames) {
    const value = readers[name](search.getAll(name).at(-1) ?? '');
    if (value !== '') address[name] = value;
  }
  return address;
}

/** How many pages of results the address opens at once; more than one only where no script can add them. */
export const pageCountOf = ({ show }: CatalogueParams): number => (show ? Number(show) / screenPageSize : 1);
