import type { CartItem } from '#contracts/cart.ts';
import { maxQuantity, quantityLimit, quantitySentence, stockSentence, type StockLevel } from '#domain/cart/cart.ts';
import { Refusal } from '#domain/errors.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';
import { toCartItem } from './cart-columns.ts';
import type { FoundSessionWork } from '../sessions/visitor.ts';
import * as cart from './cart.repository.ts';
import { isUuid } from '../db/uuid.ts';

export type CartService = ReturnType<typeof createCartService>;

export interface CartDeps {
  readonly db: Database;
  readonly pictures: AssetUrls;
}

/** Packs of a product, and the slug of the board that they are for. */
interface WantedUnit {
  readonly productId: string;
  readonly quantity: number;
  readonly board?: string | undefined;
}

/** Why a product's stock did not allow what was asked. */
export function stockRefusal({ name, inStock, stock }: StockLevel & { readonly name: string }): Refusal {
  if (!inStock) return new Refusal('out-of-stock');
  if (stock !== null && stock < maxQuantity) return new Refusal('stock-short', stockSentence(name, stock));
  return new Refusal('quantity-too-large', quantitySentence);
}

/** A product may be named by its id or by its slug. */
const namedBy = (productId: string) =>
  isUuid(productId) ? { productId, slug: null } : { productId: null, slug: productId };

export function createCartService({ db, pictures }: CartDeps) {
  /** The line as it was written, or why it was not. */
  function toWritten(row: cart.CartWriteRow | { readonly id: null; readonly productId: null } | null): CartItem {
    if (!row || row.productId === null) throw new Refusal('product-unknown');
    if (row.id === null) throw stockRefusal(row);
    return toCartItem(row, pictures);
  }

  return {
    /** The cart of whoever brings the token of a living session. */
    listFound: (async (tokenHash) => {
      const row = await cart.list(db, tokenHash);
      return {
        session: row?.session ?? null,
        answer: () => ({
          lines: row?.lines.map((line) => toCartItem(line, pictures)) ?? [],
          hasCode: row?.session.discountCode != null,
        }),
      };
    }) satisfies FoundSessionWork<{ lines: CartItem[]; hasCode: boolean }>,

    /** The same as `add`, for whoever brings the token of a living session. */
    addFound:
      ({ productId, quantity }: { productId: string; quantity: number }): FoundSessionWork<CartItem> =>
      async (tokenHash) => {
        const row = await cart.addByToken(db, { tokenHash, quantity, ...namedBy(productId) });
        return { session: row?.session ?? null, answer: () => toWritten(row) };
      },

    async add(
      { sessionId, productId, quantity }: { sessionId: string; productId: string; quantity: number },
      tx: Queryable = db,
    ): Promise<CartItem> {
      return toWritten(await cart.add(tx, { sessionId, quantity, ...namedBy(productId) }));
    },

    /** Whoever changes several lines of a cart takes it first, other rooms as well. */
    lock: (tx: Queryable, sessionId: string): Promise<void> => cart.lock(tx, sessionId),

    /** Adds several products at once, as many of each as there are; what is sold out is left out. */
    async addUnits(
      tx: Queryable,
      sessionId: string,
      units: ReadonlyMap<string, number>,
      boardOf?: (productId: string) => string | null,
    ): Promise<CartItem[]> {
      await cart.lock(tx, sessionId);
      return (await cart.addUnits(tx, sessionId, units, boardOf)).map((row) => toCartItem(row, pictures));
    },

    /** The same for a visitor, who is told when there is nothing to be had. */
    async addSeveral(
      { sessionId, units }: { sessionId: string; units: readonly WantedUnit[] },
      tx?: Queryable,
    ): Promise<CartItem[]> {
      if (!tx) return db.transaction((own) => this.addSeveral({ sessionId, units }, own));
      const wanted = new Map<string, number>();
      const boardSlugs = new Map<string, string>();
      for (const { productId, quantity, board } of units) {
        const id = productId.toLowerCase();
        wanted.set(id, (wanted.get(id) ?? 0) + quantity);
        if (board !== undefined && !boardSlugs.has(id)) boardSlugs.set(id, board);
      }
      const boards = await cart.boardIds(tx, [...new Set(boardSlugs.values())]);
      if ([...boardSlugs.values()].some((slug) => !boards.has(slug))) throw new Refusal('product-unknown');
      const added = await this.addUnits(tx, sessionId, wanted, (id) => boards.get(boardSlugs.get(id) ?? '') ?? null);
      if (added.length === 0) throw new Refusal('out-of-stock', 'None of these parts is in stock.');
      return added;
    },

    async setQuantity(change: { lineId: string; sessionId: string; quantity: number }): Promise<CartItem> {
      const row = isUuid(change.lineId) ? await cart.setQuantity(db, change) : null;
      // A quantity that would have been allowed and was not written: the line went while it was asked for.
      if (!row || (row.id === null && change.quantity <= quantityLimit(row))) throw new Refusal('cart-line-unknown');
      if (row.id === null) throw stockRefusal(row);
      return toCartItem(row, pictures);
    },

    async remove(lineId: string, sessionId: string): Promise<void> {
      const removed = isUuid(lineId) && (await cart.remove(db, lineId, sessionId));
      if (!removed) throw new Refusal('cart-line-unknown');
    },

    /** Removes those of the lines that are still there, and refuses only when none is. */
    async removeSeveral(lineIds: readonly string[], sessionId: string): Promise<void> {
      await db.transaction(async (tx) => {
        await cart.lock(tx, sessionId);
        if ((await cart.removeSeveral(tx, lineIds, sessionId)) === 0) throw new Refusal('cart-line-unknown');
      });
    },

    async clear(sessionId: string): Promise<void> {
      await db.transaction(async (tx) => {
        await cart.lock(tx, sessionId);
        await cart.clear(tx, sessionId);
      });
    },
  };
}
