import type { ProductDetails } from '#contracts/product-details.ts';
import type { AdminProduct, NewProduct, ProductChange } from '#contracts/products.ts';
import type { Staff } from '#domain/accounts/staff.ts';
import { Refusal } from '#domain/errors.ts';
import { productDefaults, productFields } from '#domain/catalogue/product-fields.ts';
import { missingForSale, type Missing } from '#domain/catalogue/publishing.ts';
import { fromDecimal, toDecimal, toPaise } from '#domain/money/money.ts';
import { billProblem } from '#electronics/written-bill.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';
import { recordChange } from '../audit/audit.service.ts';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { RequirePictures } from '../pictures/known-pictures.ts';
import { requireStockRight, type CountStock } from '../stock/stock.service.ts';
import * as formerSlugs from './former-slugs.repository.ts';
import * as products from './product-details.repository.ts';
import type { StoredProduct } from './product-details.repository.ts';
import { toKey } from './product-key.ts';
import { addProduct, freeSlug, saveDetails } from './save-product.ts';
import * as scheduledPrices from './scheduled-price.repository.ts';
import { toDetails } from './stored-details.ts';

interface Deps {
  readonly db: Database;
  readonly store: CatalogueStore;
  readonly pictures: AssetUrls;
  readonly countStock: CountStock;
  readonly checkPictures: RequirePictures;
}

export type ProductEditingService = ReturnType<typeof createProductEditing>;

/** The properties that have a value: what is undefined was left out of the request. */
const omitUndefined = <T extends object>(given: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as never;

export const withDefaults = (given: NewProduct, slug: string): ProductDetails => {
  return normalised({ ...productDefaults, slug, ...omitUndefined(given) });
};

/** Amounts as the database gives them back, so that '15' and '15.00' are no change. */
export const normalised = (details: ProductDetails): ProductDetails => ({
  ...details,
  price: toDecimal(fromDecimal(details.price)),
  gstRatePercent: Number(details.gstRatePercent).toFixed(2),
  pinOut: details.pinOut && details.pinOut.length > 0 ? details.pinOut : null,
});

const missingOf = (row: StoredProduct): Missing => {
  const details = toDetails(row);
  return missingForSale({ ...details, stock: row.stock }, billProblem(details.bom));
};

const planOf = ({ pricePaise, startsAt }: { readonly pricePaise: number; readonly startsAt: Date }) => ({
  price: toDecimal(toPaise(pricePaise)),
  startsAt: startsAt.toISOString(),
});

const copySuffix = ' (copy)';
const maxCopiedName = productFields.name.line.maxLength - copySuffix.length;

/** Everything that people in the office do to one product. */
export function createProductEditing({ db, store, pictures, countStock, checkPictures }: Deps) {
  async function toAdminProduct(row: StoredProduct): Promise<AdminProduct> {
    const details = toDetails(row);
    const [scheduled, former] = [await scheduledPrices.find(db, row.id), await formerSlugs.of(db, row.id)];
    const [known] = row.archivedAt ? [] : await store.read([row.id]);
    const { id, version, stock, inStock, rating, reviewCount } = row;
    return {
      ...details,
      id,
      version,
      stock,
      inStock,
      rating,
      reviewCount,
      draft: row.draft,
      missing: missingOf(row),
      archivedAt: row.draft ? null : (row.archivedAt?.toISOString() ?? null),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      usedInKits: known?.usedInKits ?? 0,
      scheduledPrice: scheduled && { ...planOf(scheduled), staffName: scheduled.staffName },
      formerSlugs: former,
      pictureUrls: Object.fromEntries(details.pictures.map(({ imageUrl }) => [imageUrl, pictures.resolve(imageUrl)])),
    };
  }

  async function get(idOrSlug: string): Promise<AdminProduct> {
    const row = await products.find(db, toKey(idOrSlug));
    if (!row) throw new Refusal('product-unknown');
    return toAdminProduct(row);
  }

  /** Does something to a product that is held meanwhile, and answers with what it is then. */
  async function edit(idOrSlug: string, work: (tx: Queryable, row: StoredProduct) => Promise<unknown>) {
    const id = await db.transaction(async (tx) => {
      const row = await products.lock(tx, toKey(idOrSlug));
      if (!row) throw new Refusal('product-unknown');
      await work(tx, row);
      return row.id;
    });
    await store.refresh([id]);
    return get(id);
  }

  const record = (
    tx: Queryable,
    staff: Staff,
    row: { id: string; name: string },
    action: string,
    change: object = {},
  ) => recordChange(tx, staff, { thing: 'product', thingId: row.id, label: row.name, action, ...change });

  async function add(
    given: NewProduct,
    staff: Staff,
    action: string,
    copied: ProductDetails | null = null,
  ): Promise<AdminProduct> {
    const id = await db.transaction(async (tx) => {
      const details = withDefaults(given, given.slug ?? (await freeSlug(tx, given.name)));
      await checkPictures(tx, details, copied);
      const added = await addProduct(tx, details);
      await record(tx, staff, { id: added, name: details.name }, action, { after: details });
      return added;
    });
    await store.refresh([id]);
    return get(id);
  }

  const putOnSale = (idOrSlug: string, staff: Staff): Promise<AdminProduct> =>
    edit(idOrSlug, async (tx, row) => {
      if (row.archivedAt === null) return;
      const { needed } = missingOf(row);
      if (needed.length > 0) {
        throw new Refusal('product-unready', `${row.name} can’t go on sale yet. Still missing: ${needed.join(' ')}`);
      }
      await products.archive(tx, row.id, false);
      await record(tx, staff, row, row.draft ? 'published' : 'put on sale again');
    });

  return {
    get,
    add: (given: NewProduct, staff: Staff): Promise<AdminProduct> => add(given, staff, 'added'),

    change: (
      idOrSlug: string,
      { version, stock, expectedStock, ...given }: ProductChange,
      staff: Staff,
    ): Promise<AdminProduct> =>
      edit(idOrSlug, async (tx, row) => {
        if (stock !== undefined) requireStockRight(staff);
        if (version !== undefined && version !== row.version) throw new Refusal('changed-meanwhile');
        const details = normalised({ ...toDetails(row), ...omitUndefined(given) });
        await checkPictures(tx, details, toDetails(row));
        const saved = await saveDetails(tx, row, details);
        const counted = stock !== undefined && (stock !== row.stock || expectedStock !== undefined);
        if (counted) await countStock(tx, row.id, { counted: stock, expected: expectedStock, staff });
        if (!saved && !counted) return;
        await record(tx, staff, row, 'changed', {
          before: { ...saved?.before, ...(counted && { stock: row.stock }) },
          after: { ...saved?.after, ...(counted && { stock }) },
        });
      }),

    publish: putOnSale,
    unarchive: putOnSale,

    archive: (idOrSlug: string, staff: Staff): Promise<AdminProduct> =>
      edit(idOrSlug, async (tx, row) => {
        if (row.archivedAt !== null && !row.draft) return;
        await products.archive(tx, row.id, true);
        await record(tx, staff, row, 'archived');
      }),

    async duplicate(idOrSlug: string, staff: Staff): Promise<AdminProduct> {
      const row = await products.find(db, toKey(idOrSlug));
      if (!row) throw new Refusal('product-unknown');
      const copied = toDetails(row);
      const { slug, name, ...details } = copied;
      const copy = {
        ...details,
        name: name.slice(0, maxCopiedName) + copySuffix,
        slug: await freeSlug(db, `${slug}-copy`),
      };
      return add(copy, staff, 'copied', copied);
    },

    schedulePrice: (idOrSlug: string, { price, startsAt }: { price: string; startsAt: string }, staff: Staff) =>
      edit(idOrSlug, async (tx, row) => {
        const at = new Date(startsAt);
        if (at.getTime() <= Date.now()) throw new Refusal('input-invalid', 'The price must begin in the future.');
        const before = await scheduledPrices.find(tx, row.id);
        const pricePaise = fromDecimal(price);
        const planned = { productId: row.id, pricePaise, startsAt: at, userId: staff.userId, staffName: staff.name };
        await scheduledPrices.put(tx, planned);
        await record(tx, staff, row, 'scheduled a price', {
          before: before ? planOf(before) : {},
          after: planOf(planned),
        });
      }),

    unschedulePrice: (idOrSlug: string, staff: Staff): Promise<AdminProduct> =>
      edit(idOrSlug, async (tx, row) => {
        const gone = await scheduledPrices.remove(tx, row.id);
        if (!gone) return;
        await record(tx, staff, row, 'forgot the scheduled price', { before: planOf(gone) });
      }),
  };
}
