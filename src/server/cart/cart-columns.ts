import type { CartItem, CartProduct } from '#contracts/cart.ts';
import { maxQuantity } from '#domain/cart/cart.ts';
import { toDecimal, toPaise } from '#domain/money/money.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';

/** What a line shows of its product. */
export interface CartProductRow {
  readonly productId: string;
  readonly slug: string;
  readonly name: string;
  readonly category: string;
  readonly pricePaise: number;
  readonly imageUrl: string;
  readonly inStock: boolean;
  readonly stock: number | null;
  readonly archived: boolean;
}

export interface CartRow extends CartProductRow {
  readonly id: string;
  readonly quantity: number;
  readonly addedPricePaise: number;
  /** Only where the cart is listed, or what was saved. */
  readonly boardId?: string | null;
  readonly boardSlug?: string | null;
  readonly boardName?: string | null;
}

/** Columns of `product`. What is archived is no longer sold, however many there are. */
export const productColumns = `product.id as "productId", product.slug, product.name, product.category,
  product.price_paise as "pricePaise", product.image_url as "imageUrl", product.stock,
  product.in_stock and product.archived_at is null as "inStock", product.archived_at is not null as archived`;

/** Columns of `product` that its weight is told by. */
export const weightColumns = `product.kind, product.pack_size as "packSize", product.net_weight_grams as "netWeightGrams"`;

/** Columns of `item`, a line of a cart or of what was saved. */
export const itemColumns = `item.id, item.quantity, item.added_price_paise as "addedPricePaise"`;

/** Columns of `board`, for which a line was added; all null where it is for none. */
export const boardColumns = `board.id as "boardId", board.slug as "boardSlug", board.name as "boardName"`;

/** How many of `product` one cart may hold right now. The domain's quantityLimit says the same. */
export const maxQuantityOfProduct = `case when product.archived_at is null
  then least(coalesce(product.stock, ${maxQuantity}), ${maxQuantity}) else 0 end`;

export function toCartProduct(row: CartProductRow, pictures: AssetUrls): CartProduct {
  return {
    id: row.productId,
    slug: row.slug,
    name: row.name,
    category: row.category,
    price: toDecimal(toPaise(row.pricePaise)),
    imageUrl: pictures.resolve(row.imageUrl),
    inStock: row.inStock,
    stock: row.stock,
    discontinued: row.archived,
  };
}

export function toCartItem(row: CartRow, pictures: AssetUrls): CartItem {
  return {
    id: row.id,
    quantity: row.quantity,
    addedPrice: toDecimal(toPaise(row.addedPricePaise)),
    product: toCartProduct(row, pictures),
    ...(row.boardId &&
      row.boardSlug &&
      row.boardName && { board: { id: row.boardId, slug: row.boardSlug, name: row.boardName } }),
  };
}
