import { checkoutObstacle } from '#domain/cart/cart.ts';
import { Refusal } from '#domain/errors.ts';
import type { Database } from '../../db/database.ts';
import * as rows from './waiting-buyers.repository.ts';

interface WaitingBuyer extends rows.WaitingOrder {
  readonly refuse: (refusal: Refusal) => void;
}

/** What this process knows of the shelf without asking anyone. */
interface KnownShelf {
  hasSoldOut(): boolean;
  onChange(listener: () => void): void;
}

export type WaitingBuyers = ReturnType<typeof createWaitingBuyers>;

/**
 * Those who wait for a place to order. Once anything is known to be sold out, whoever waits with it in the cart is told so
 * and needs no place any more: all of them with one query, so that ten thousand who come too late cost hardly more than one.
 */
export function createWaitingBuyers(db: Database, shelf: KnownShelf) {
  const waiting = new Set<WaitingBuyer>();
  let looking: Promise<void> | null = null;
  let isAsked = false;

  async function look(): Promise<void> {
    const asked = [...waiting];
    for (const { index, name } of await rows.findSoldOut(db, asked)) {
      const obstacle = checkoutObstacle({ quantity: 1, product: { name, inStock: false, stock: 0 } })!;
      asked[index]!.refuse(new Refusal('out-of-stock', obstacle));
    }
  }

  /** One look at a time; who comes during one is in the next. */
  function lookSoon(): void {
    isAsked = true;
    looking ??= lookWhileAsked().finally(() => {
      looking = null;
    });
  }

  async function lookWhileAsked(): Promise<void> {
    while (isAsked) {
      // Those who come at the same moment are looked for together.
      await new Promise(setImmediate);
      isAsked = false;
      if (waiting.size === 0 || !shelf.hasSoldOut()) return;
      // What could not be told now is told when the place is there.
      await look().catch(() => {});
    }
  }
  shelf.onChange(lookSoon);

  return {
    /** Answers with what ends the watch. */
    watch(buyer: WaitingBuyer): () => void {
      waiting.add(buyer);
      lookSoon();
      return () => void waiting.delete(buyer);
    },
  };
}
