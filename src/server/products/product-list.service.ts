import { z } from 'zod';
import type { AdminProductSummary, ProductCounts, ProductListFilter, ProductSort } from '#contracts/products.ts';
import { noPicture } from '#domain/catalogue/pictures.ts';
import { toDecimal, toPaise } from '#domain/money/money.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';
import type { Database } from '../db/database.ts';
import { decodeCursor, pageOf, type Page } from '../paging/cursor.ts';
import * as products from './product-list.repository.ts';

export type ProductListService = ReturnType<typeof createProductListService>;

interface PageInput {
  readonly sort?: ProductSort | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

const defaultLimit = 50;
const number = z.string().regex(/^-?\d{1,18}$/);
const moment = z.string().regex(/^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/);
const places = {
  text: z.tuple([z.literal(['name', '-name']), z.string().max(400), z.uuid()]),
  moment: z.tuple([z.literal(['newest']), moment, z.uuid()]),
  number: z.tuple([z.literal(['price', '-price']), number, z.uuid()]),
};

export const toListFilter = (filter: ProductListFilter): products.ListFilter => ({
  words: products.toWords(filter.search),
  category: filter.category ?? null,
  subcategory: filter.subcategory || null,
  kind: filter.kind || null,
  stock: filter.stock ?? null,
  state: filter.drafts ? 'drafts' : filter.archived === 'true' ? 'archived' : filter.archived ? 'any' : 'current',
  withoutPicture: filter.pictures === 'none',
  scheduled: filter.scheduled === 'true',
});

/** Where a page of this order ended. A word from another order would begin anywhere, and is refused. */
function readPlace(cursor: string | undefined, sort: ProductSort): readonly [string, string] | null {
  const place = decodeCursor(
    cursor,
    z.union([places.text, places.number, places.moment]).refine(([made]) => made === sort),
  );
  return place && [place[1], place[2]];
}

/** The list of the office, of any length. */
export function createProductListService({ db, pictures }: { db: Database; pictures: AssetUrls }) {
  const toSummary = (row: products.ListRow): AdminProductSummary => {
    const { pricePaise, scheduledPaise, startsAt, imageUrl, sortKey: _, ...rest } = row;
    return {
      ...rest,
      price: toDecimal(toPaise(pricePaise)),
      imageUrl: imageUrl === noPicture ? null : pictures.resolve(imageUrl),
      scheduledPrice:
        scheduledPaise !== null && startsAt
          ? { price: toDecimal(toPaise(scheduledPaise)), startsAt: startsAt.toISOString() }
          : null,
    };
  };

  return {
    async list(filter: ProductListFilter, page: PageInput): Promise<Page<AdminProductSummary>> {
      const { sort = 'name', limit = defaultLimit } = page;
      const after = readPlace(page.cursor, sort);
      const rows = await products.list(db, toListFilter(filter), sort, { after, limit: limit + 1 });
      return pageOf(rows, limit, { item: toSummary, cursor: ({ sortKey, id }) => [sort, sortKey, id] });
    },

    counts: (): Promise<ProductCounts> => products.counts(db),
  };
}
