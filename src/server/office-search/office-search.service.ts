import type { OfficeSearchResults } from '#contracts/office-search.ts';
import type { Product } from '#contracts/catalogue.ts';
import { hasRight, type Staff } from '#domain/accounts/staff.ts';
import { toDecimal, toPaise } from '#domain/money/money.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { Database } from '../db/database.ts';
import * as rows from './office-search.repository.ts';
import type { OrderPrefixes } from './office-search.repository.ts';

/** How what was typed may begin: as words, as the number of an order ('pk 10', '1042'), as a phone number. */
export function prefixesOf(typed: string): OrderPrefixes {
  const number = /^(?:pk)?[-\s]?(\d{1,12})$/i.exec(typed);
  // Written with the code of the country or without it.
  const digits = typed.replace(/^(\+91|0)/, '').replaceAll(/\D/g, '');
  const isPhone = /^[+\d\s()-]+$/.test(typed) && digits.length >= 4;
  return {
    text: typed.toLowerCase(),
    number: number ? `PK-${number[1]}` : null,
    phone: isPhone ? digits.slice(-10) : null,
  };
}

/** The beginning of the number of a return or claim ('cl 10', 'RT-1001'), or null. */
function returnNumberOf(typed: string): string | null {
  const found = /^(rt|cl)[-\s]?(\d{0,12})$/i.exec(typed);
  return found && `${found[1]!.toUpperCase()}-${found[2]}`;
}

export type OfficeSearchService = ReturnType<typeof createOfficeSearchService>;

const limit = 5;

interface Deps {
  readonly db: Database;
  readonly catalogue: CatalogueService;
  readonly pictures: AssetUrls;
}

/** What the palette finds: little of everything, quickly. */
export function createOfficeSearchService({ db, catalogue, pictures }: Deps) {
  const fromCatalogue = ({ id, slug, name, price, stock, imageUrl }: Product) => ({
    id,
    slug,
    name,
    price,
    stock,
    imageUrl,
    isArchived: false,
    isDraft: false,
  });
  const fromProductRow = ({ id, slug, name, pricePaise, stock, image, isArchived, isDraft }: rows.ProductHit) => ({
    id,
    slug,
    name,
    stock,
    isArchived,
    isDraft,
    price: toDecimal(toPaise(pricePaise)),
    imageUrl: pictures.resolve(image),
  });

  /** As the shop finds them, and those of which the slug begins so. */
  async function findProducts(typed: string): Promise<OfficeSearchResults['products']> {
    const [{ products }, bySlug] = await Promise.all([
      catalogue.list({ search: typed }, { limit }),
      rows.products(db, typed.toLowerCase().replaceAll(/\s+/g, '-'), limit),
    ]);
    const found = [...products.map(fromCatalogue), ...bySlug.map(fromProductRow)];
    return [...new Map(found.map((product) => [product.id, product])).values()].slice(0, limit);
  }

  return {
    async find(typed: string, staff: Staff): Promise<OfficeSearchResults> {
      const maySeeProducts = hasRight(staff, 'products') || hasRight(staff, 'stock');
      const returnNumber = returnNumberOf(typed);
      const [orders, returns, products, customers, messages] = await Promise.all([
        hasRight(staff, 'orders') ? rows.orders(db, prefixesOf(typed), limit) : [],
        returnNumber !== null && hasRight(staff, 'orders') ? rows.returns(db, returnNumber, limit) : [],
        maySeeProducts ? findProducts(typed) : [],
        hasRight(staff, 'customers') ? rows.customers(db, typed.toLowerCase(), limit) : [],
        hasRight(staff, 'messages') ? rows.messages(db, typed, limit) : [],
      ]);
      return { orders, returns, products, customers, messages };
    },
  };
}
