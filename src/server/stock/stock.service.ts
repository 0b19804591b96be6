import type { StockChange } from '#contracts/stock.ts';
import { hasRight, type Staff } from '#domain/accounts/staff.ts';
import { Refusal } from '#domain/errors.ts';
import { maxStock } from '#domain/stock/stock-moves.ts';
import { recordChange } from '../audit/audit.service.ts';
import type { Database, Queryable } from '../db/database.ts';
import { isUuid } from '../db/uuid.ts';
import * as rows from './stock.repository.ts';

export interface Count {
  /** Null: not counted from now on. */
  readonly counted: number | null;
  /** What the counter was shown. It may be left out only while no order has moved the stock since somebody set it. */
  readonly expected?: number | null | undefined;
  readonly staff: Staff;
  readonly reason?: string | null | undefined;
}

interface Adjustment {
  /** More or fewer than there are, however many that is by now. */
  readonly change: number;
  readonly staff: Staff;
  readonly reason?: string | null | undefined;
}

interface WriteOff {
  readonly quantity: number;
  readonly staff: Staff;
  readonly reason: string;
}

const inWords = (stock: number | null): string => (stock === null ? 'not counted' : String(stock));

async function lockOne(tx: Queryable, productId: string): Promise<rows.HeldProduct> {
  const [product] = await rows.lock(tx, [productId]);
  if (!product) throw new Refusal('product-unknown');
  return product;
}

/** Stock is changed at several doors, with a product and by a file too; the right is the same at all of them. */
export function requireStockRight(staff: Staff): void {
  if (hasRight(staff, 'stock')) return;
  throw new Refusal('not-allowed', 'Your role doesn’t allow changing stock. Ask the owner of the shop.');
}

/** A number that was typed in view of another one would erase what sold in between. */
async function refuseUnlessSeen(tx: Queryable, { id, name, stock }: rows.HeldProduct, expected?: number | null) {
  if (expected === undefined && (await rows.isMovedByOrder(tx, id))) {
    throw new Refusal(
      'changed-meanwhile',
      `Orders have moved the stock of ${name} since it was last set: it is ${inWords(stock)} now. Send the stock that you saw along with the new one. Nothing was saved.`,
    );
  }
  if (expected !== undefined && expected !== stock) {
    throw new Refusal(
      'changed-meanwhile',
      `The stock of ${name} has changed: it was ${inWords(expected)} when you began and is ${inWords(stock)} now. Nothing was saved.`,
    );
  }
}

/** Sets the stock of a product to what was counted, in a transaction of the caller's. */
export async function countStock(tx: Queryable, productId: string, count: Count): Promise<StockChange> {
  const { counted, expected, staff, reason = null } = count;
  requireStockRight(staff);
  const held = await lockOne(tx, productId);
  const { name, stock: was } = held;
  await refuseUnlessSeen(tx, held, expected);
  if (was === counted) await rows.addAgreeingCount(tx, productId, staff, reason);
  else await rows.set(tx, [{ id: productId, stock: counted }], { cause: 'counted', userId: staff.userId, reason });
  return { productId, name, was, stock: counted };
}

/** What somebody did to the stock is in the ledger with all other moves, and in the audit with all else that they did. */
async function recordStock(
  tx: Queryable,
  { staff, reason }: { staff: Staff; reason?: string | null | undefined },
  action: string,
  { productId, name, was, stock }: StockChange,
): Promise<void> {
  const after = reason ? { stock, reason } : { stock };
  await recordChange(tx, staff, {
    thing: 'stock',
    thingId: productId,
    label: name,
    action,
    before: { stock: was },
    after,
  });
}

/** Units that leave the shelf without being sold, in a transaction of the caller's. What is not counted leaves no trace. */
export async function takeSpares(
  tx: Queryable,
  units: readonly { readonly productId: string; readonly quantity: number }[],
  note: { readonly staff: Staff; readonly orderId: string; readonly reason: string },
): Promise<void> {
  if (units.length === 0) return;
  const held = await rows.lock(
    tx,
    units.map(({ productId }) => productId),
  );
  const levels = units.flatMap(({ productId, quantity }) => {
    const product = held.find(({ id }) => id === productId);
    if (!product) throw new Refusal('product-unknown');
    const { name, stock } = product;
    if (stock === null) return [];
    if (stock < quantity) {
      throw new Refusal(
        'stock-short',
        stock === 0
          ? `${name} is out of stock. Nothing was sent.`
          : `There are only ${stock} of ${name}. Nothing was sent.`,
      );
    }
    return [{ id: productId, stock: stock - quantity }];
  });
  const { staff, orderId, reason } = note;
  await rows.set(tx, levels, { cause: 'spare', orderId, userId: staff.userId, reason });
}

export type TakeSpares = typeof takeSpares;

export type CountStock = typeof countStock;

export type StockService = ReturnType<typeof createStockService>;

/** What people do to the stock by hand. */
export function createStockService(db: Database) {
  async function require(idOrSlug: string, tx: Queryable = db): Promise<rows.StockedProduct> {
    const key = isUuid(idOrSlug) ? { id: idOrSlug, slug: null } : { id: null, slug: idOrSlug };
    const product = await rows.find(tx, key);
    if (product === null) throw new Refusal('product-unknown');
    return product;
  }
  const requireId = async (idOrSlug: string): Promise<string> => (await require(idOrSlug)).id;

  return {
    require,
    requireId,

    /** At how many it is time to order; null: by what was sold. */
    setReorderPoint: (idOrSlug: string, reorderAt: number | null, staff: Staff): Promise<void> =>
      db.transaction(async (tx) => {
        const { id, name, reorderByHand } = await require(idOrSlug, tx);
        if (reorderByHand === reorderAt) return;
        await rows.setReorderByHand(tx, id, reorderAt);
        await recordChange(tx, staff, {
          thing: 'stock',
          thingId: id,
          label: name,
          action: 'set the point of re-order',
          before: { reorderAt: reorderByHand },
          after: { reorderAt },
        });
      }),

    async count(idOrSlug: string, count: Count): Promise<StockChange> {
      const id = await requireId(idOrSlug);
      return db.transaction(async (tx) => {
        const change = await countStock(tx, id, count);
        await recordStock(tx, count, 'counted', change);
        return change;
      });
    },

    /** Moves the stock by so many, whatever it is by now: so is a count taken back without what sold in between. */
    async adjust(idOrSlug: string, adjustment: Adjustment): Promise<StockChange> {
      const id = await requireId(idOrSlug);
      return db.transaction(async (tx) => {
        const { change, staff, reason = null } = adjustment;
        const { name, stock: was } = await lockOne(tx, id);
        if (was === null) throw new Refusal('stock-uncounted', `${name} isn’t counted. Count it first.`);
        const stock = was + change;
        if (stock < 0) {
          throw new Refusal('stock-short', `There are only ${was} of ${name}, so ${-change} can’t be taken back.`);
        }
        if (stock > maxStock)
          throw new Refusal('input-invalid', `There would be ${stock} of ${name}. Please check the number.`);
        await rows.set(tx, [{ id, stock }], { cause: 'counted', userId: staff.userId, reason });
        const moved = { productId: id, name, was, stock };
        await recordStock(tx, adjustment, 'adjusted', moved);
        return moved;
      });
    },

    /** Takes out what is broken, lost or used. */
    async writeOff(idOrSlug: string, writeOff: WriteOff): Promise<StockChange> {
      const id = await requireId(idOrSlug);
      return db.transaction(async (tx) => {
        const { quantity, staff, reason } = writeOff;
        const { name, stock: was } = await lockOne(tx, id);
        if (was === null) {
          throw new Refusal('stock-uncounted', `${name} isn’t counted, so there’s nothing to write off.`);
        }
        if (was < quantity) throw new Refusal('stock-short', `There are only ${was} of ${name}.`);
        const change = { productId: id, name, was, stock: was - quantity };
        await rows.set(tx, [{ id, stock: change.stock }], { cause: 'broken', userId: staff.userId, reason });
        await recordStock(tx, writeOff, 'written off', change);
        return change;
      });
    },
  };
}
