import type { Product, ProductFilter } from '#contracts/catalogue.ts';
import { categories } from '#domain/catalogue/catalogue.ts';
import { Refusal } from '#domain/errors.ts';
import { fromDecimal } from '#domain/money/money.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { envelope } from './ucp-profile.ts';
import { clampLimit, type Filters, type lookupBody, type searchBody } from './ucp-requests.ts';
import { toUcpError, toUcpProduct, type Message } from './ucp-views.ts';
import type { z } from 'zod';

interface Deps {
  readonly catalogue: CatalogueService;
  readonly publicUrl: () => string;
}

const isCategory = (value: string): boolean => categories.some((category) => category === value);

/** Ours knows one category and one part of it at once; another is told. */
function toFilter(
  query: string | undefined,
  { categories: asked = [], price }: Filters,
): { filter: ProductFilter; messages: Message[] } {
  const [first, second] = asked;
  const named = first === undefined ? {} : isCategory(first) ? { category: first } : { subcategory: first };
  const messages: Message[] =
    second === undefined
      ? []
      : [
          {
            type: 'warning',
            code: 'filter_ignored',
            content: `Only the first category counts: ${first}.`,
            path: '$.filters.categories',
          },
        ];
  const wholeRupees = (paise: number): number => Math.min(99_999_999, Math.floor(paise / 100));
  return {
    filter: {
      search: query,
      ...named,
      ...(price?.min !== undefined && { minPrice: wholeRupees(price.min + 99) }),
      ...(price?.max !== undefined && { maxPrice: wholeRupees(price.max) }),
    },
    messages,
  };
}

const isWithin = ({ price: own }: Product, { price }: Filters): boolean => {
  const amount = fromDecimal(own);
  return amount >= (price?.min ?? 0) && amount <= (price?.max ?? Number.MAX_SAFE_INTEGER);
};

/** What the shop sells, as UCP asks for it. */
export function ucpCatalogue({ catalogue, publicUrl }: Deps) {
  const find = async (id: string): Promise<Product | null> => {
    try {
      return await catalogue.get(id);
    } catch (error) {
      if (error instanceof Refusal && error.code === 'product-unknown') return null;
      throw error;
    }
  };
  const missing = (id: string): Message => ({
    type: 'warning',
    code: 'not_found',
    content: `There is no product “${id.slice(0, 60)}”.`,
  });

  return {
    async search({ query, filters = {}, pagination = {} }: z.output<typeof searchBody>) {
      const { filter, messages } = toFilter(query, filters);
      const limit = clampLimit(pagination.limit);
      const offset = Number(pagination.cursor ?? 0);
      const { products, total } = await catalogue.list(filter, { limit, offset });
      const next = offset + products.length;
      const hasMore = products.length > 0 && next < total;
      return {
        ucp: envelope('dev.ucp.shopping.catalog.search'),
        products: products.map((product) => toUcpProduct(product, publicUrl())),
        pagination: { has_next_page: hasMore, total_count: total, ...(hasMore && { cursor: String(next) }) },
        messages,
      };
    },

    async lookup({ ids, filters = {} }: z.output<typeof lookupBody>) {
      const asked = [...new Set(ids)];
      const found = await Promise.all(asked.map(async (id) => ({ id, product: await find(id) })));
      const groups = Map.groupBy(
        found.flatMap(({ id, product }) => (product && isWithin(product, filters) ? [{ id, product }] : [])),
        ({ product }) => product.id,
      );
      const products = [...groups.values()].map((group) => {
        const { variants, ...product } = toUcpProduct(group[0]!.product, publicUrl());
        const inputs = group.map(({ id }) => ({ id, match: id === product.handle ? 'exact' : 'featured' }));
        return { ...product, variants: variants.map((variant) => ({ ...variant, inputs })) };
      });
      return {
        ucp: envelope('dev.ucp.shopping.catalog.lookup'),
        products,
        messages: found.flatMap(({ id, product }) => (product ? [] : [missing(id)])),
      };
    },

    async product(id: string) {
      const product = await find(id);
      if (!product)
        return toUcpError(
          'dev.ucp.shopping.catalog.lookup',
          [{ ...missing(id), type: 'error', severity: 'unrecoverable' }],
          publicUrl(),
        );
      return { ucp: envelope('dev.ucp.shopping.catalog.lookup'), product: toUcpProduct(product, publicUrl()) };
    },
  };
}
