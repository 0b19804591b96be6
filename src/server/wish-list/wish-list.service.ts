import type { WishListItem } from '#contracts/wish-list.ts';
import { maxWishes } from '#domain/cart/wish-list.ts';
import { Refusal } from '#domain/errors.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';
import { toCartProduct } from '../cart/cart-columns.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { Session } from '../sessions/session.service.ts';
import * as wishes from './wish-list.repository.ts';

export type WishListService = ReturnType<typeof createWishListService>;

interface Deps {
  readonly db: Database;
  readonly pictures: AssetUrls;
}

const ownerOf = ({ id, userId }: Session): wishes.WishListOwner =>
  userId === null ? { sessionId: id, userId: null } : { sessionId: null, userId };

export function createWishListService({ db, pictures }: Deps) {
  const toItem = (row: wishes.WishRow): WishListItem => ({
    addedAt: row.addedAt.toISOString(),
    product: toCartProduct(row, pictures),
  });

  return {
    async list(session: Session): Promise<WishListItem[]> {
      return (await wishes.list(db, ownerOf(session))).map(toItem);
    },

    async listOfAccount(userId: number): Promise<WishListItem[]> {
      return (await wishes.list(db, { sessionId: null, userId })).map(toItem);
    },

    async add(session: Session, idOrSlug: string, tx: Queryable = db): Promise<WishListItem> {
      const owner = ownerOf(session);
      await wishes.add(tx, owner, idOrSlug, maxWishes);
      const row = await wishes.find(tx, owner, idOrSlug);
      if (row) return toItem(row);
      throw new Refusal((await wishes.count(tx, owner)) >= maxWishes ? 'wish-list-full' : 'product-unknown');
    },

    remove: (session: Session, idOrSlug: string): Promise<void> => wishes.remove(db, ownerOf(session), idOrSlug),
  };
}

/** A visitor who signs in takes along what they wished for as a guest. */
export const adoptWishes = wishes.adopt;
