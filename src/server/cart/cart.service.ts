import type { CartItem } from '#contracts/cart.ts';
import { maxQuantity } from '#domain/cart.ts';
import { Refusal } from '#domain/errors.ts';
import { toDecimal, toPaise } from '#domain/money.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { Database } from '../db/database.ts';
import type { Pictures } from '../pictures.ts';
import * as cart from './cart.repository.ts';
import type { CartRow } from './cart.repository.ts';

export type CartService = ReturnType<typeof createCartService>;

interface Deps {
  readonly db: Database;
  readonly catalogue: CatalogueService;
  readonly pictures: Pictures;
}

export function createCartService({ db, catalogue, pictures }: Deps) {
  const toItem = (row: CartRow): CartItem => ({
    id: row.id,
    quantity: row.quantity,
    product: {
      id: row.productId,
      slug: row.slug,
      name: row.name,
      price: toDecimal(toPaise(row.pricePaise)),
      imageUrl: pictures.address(row.imageUrl),
      inStock: row.inStock,
      stock: row.stock,
    },
  });

  /** The sentence for an add that the database did not take. */
  const whyNot = async (productId: string): Promise<Refusal> => {
    const product = await catalogue.get(productId);
    if (!product.inStock) return new Refusal('out-of-stock');
    if (product.stock !== null && product.stock < maxQuantity) {
      return new Refusal('stock-short', `There are only ${product.stock} of ${product.name} in stock.`);
    }
    return new Refusal('quantity-too-large', `A cart holds at most ${maxQuantity} of one product.`);
  };

  return {
    async list(sessionId: string | null): Promise<CartItem[]> {
      return sessionId === null ? [] : (await cart.list(db, sessionId)).map(toItem);
    },

    async add(sessionId: string, productId: string, quantity: number): Promise<CartItem> {
      const row = await cart.add(db, { sessionId, productId, quantity, most: maxQuantity });
      if (!row) throw await whyNot(productId);
      return toItem(row);
    },
  };
}
