import type { CartItem } from '#contracts/cart.ts';
import { Refusal } from '#domain/errors.ts';
import { toCartItem } from './cart-columns.ts';
import { lock } from './cart.repository.ts';
import { stockRefusal, type CartDeps } from './cart.service.ts';
import * as saved from './saved-items.repository.ts';
import { isUuid } from '../db/uuid.ts';

export type SavedItemsService = ReturnType<typeof createSavedItemsService>;

const notSaved = () => new Refusal('cart-line-unknown', 'That item isn’t in your saved list.');

/** What a visitor puts aside, and takes back into the cart. */
export function createSavedItemsService({ db, pictures }: CartDeps) {
  return {
    async list(sessionId: string): Promise<CartItem[]> {
      return (await saved.list(db, sessionId)).map((row) => toCartItem(row, pictures));
    },

    async save(lineId: string, sessionId: string): Promise<CartItem> {
      if (!isUuid(lineId)) throw new Refusal('cart-line-unknown');
      return db.transaction(async (tx) => {
        await lock(tx, sessionId);
        const row = await saved.save(tx, lineId, sessionId);
        if (!row) throw new Refusal('cart-line-unknown');
        return toCartItem(row, pictures);
      });
    },

    async restore(savedId: string, sessionId: string): Promise<CartItem> {
      if (!isUuid(savedId)) throw notSaved();
      return db.transaction(async (tx) => {
        await lock(tx, sessionId);
        const row = await saved.restore(tx, savedId, sessionId);
        if (!row) throw notSaved();
        if (row.id === null) throw stockRefusal(row);
        return toCartItem(row, pictures);
      });
    },

    async remove(savedId: string, sessionId: string): Promise<void> {
      const forgotten = isUuid(savedId) && (await saved.remove(db, savedId, sessionId));
      if (!forgotten) throw notSaved();
    },
  };
}
