import type { ClaimablePart, NewClaim, OrderReturn } from '#contracts/returns.ts';
import { Refusal } from '#domain/errors.ts';
import { claimObstacle, claimSentences, maxOpenClaims, maxPhotos } from '#domain/returns/claims.ts';
import { isOpen } from '#domain/returns/returns.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { JobQueue } from '../jobs/job-queue.service.ts';
import type { OrderCaller } from '../orders/order-access.ts';
import type { OrderService } from '../orders/order.service.ts';
import type { MakePhoto } from '../pictures/make-picture.ts';
import type { Limit, Throttle } from '../throttle/throttle.ts';
import type { KitParts, KitPart } from './kit-parts.ts';
import * as claims from './claim.repository.ts';
import type { ClaimableItemRow, OwnReturnRow } from './claim.repository.ts';
import { toOrderReturn } from './return-view.ts';
import * as rows from './return.repository.ts';
import type { ClaimedPartRow } from './return.repository.ts';

export type ClaimService = ReturnType<typeof createClaimService>;

interface Deps {
  readonly db: Database;
  readonly pictures: AssetUrls;
  readonly orders: Pick<OrderService, 'require'>;
  readonly jobs: JobQueue;
  readonly throttle: Throttle;
  readonly kitParts: KitParts;
  readonly makePhoto: MakePhoto;
}

/** Of one order, whoever holds its link. */
const wordsPerOrder: Limit = { max: 30, minutes: 60 };
const photosPerOrder: Limit = { max: 40, minutes: 60 };

/** The parts that were named, as the kit's list has them. More than came with all kits of the line is a slip. */
function findParts(asked: NewClaim['parts'], known: readonly KitPart[], bought: number): ClaimedPartRow[] {
  return asked.map(({ name, quantity }) => {
    const part = known.find((one) => one.name === name);
    if (!part) throw new Refusal('input-invalid', claimSentences.partUnknown);
    const most = part.quantity * bought;
    if (quantity > most)
      throw new Refusal('input-invalid', `Only ${most} × ${name} came with this order. Please check the number.`);
    return { name, quantity, productId: part.productId };
  });
}

function checkClaim({ problem, words, parts, quantity }: NewClaim, item: ClaimableItemRow): void {
  if (quantity > item.quantity)
    throw new Refusal('input-invalid', `You bought ${item.quantity} of ${item.name}. Please check the number.`);
  // A kit is many parts: somebody has to say which, by the list or by words.
  if (item.isKit && problem !== 'damaged' && parts.length === 0 && !words)
    throw new Refusal('input-invalid', claimSentences.part);
}

/** 'Part missing or broken': what buyers say about what was sent, with words and photos. */
export function createClaimService({ db, pictures, orders, jobs, throttle, kitParts, makePhoto }: Deps) {
  async function view(returnId: string): Promise<OrderReturn> {
    const row = await rows.read(db, returnId);
    if (!row) throw new Refusal('return-unknown');
    return toOrderReturn(row, pictures);
  }

  async function limit(kind: string, orderId: string, most: Limit): Promise<void> {
    if (!(await throttle.consume(`${kind}:${orderId}`, most))) throw new Refusal('too-many-requests');
  }

  async function requireItem(orderId: string, itemId: string): Promise<ClaimableItemRow> {
    const item = await claims.findItem(db, orderId, itemId);
    if (!item) throw new Refusal('input-invalid', claimSentences.item);
    return item;
  }

  /** One of the order that is still open, and has room for a photo if one is to come. */
  function checkOpen(found: OwnReturnRow | null, forPhoto: boolean): OwnReturnRow {
    if (!found) throw new Refusal('return-unknown');
    if (!isOpen(found)) throw new Refusal('return-refused', claimSentences.closed);
    if (forPhoto && found.photoCount >= maxPhotos) throw new Refusal('return-refused', claimSentences.photosFull);
    return found;
  }

  async function insertClaim(tx: Queryable, claim: claims.NewClaimRow): Promise<string> {
    const order = await rows.lockOrderOf(tx, claim.orderId);
    if (!order) throw new Refusal('order-unknown');
    const obstacle = claimObstacle(order);
    if (obstacle !== null) throw new Refusal('return-refused', obstacle);
    const same = await claims.findSame(tx, claim);
    if (same !== null) return same;
    if ((await claims.openCount(tx, claim.orderId)) >= maxOpenClaims)
      throw new Refusal('return-refused', claimSentences.tooMany);
    const returnId = await claims.insert(tx, claim);
    await jobs.enqueue(tx, 'mail/return', { returnId, event: 'asked' });
    await jobs.enqueue(tx, 'mail/shop-return', { returnId });
    if (claim.parts.length > 0) await jobs.enqueue(tx, 'stash/recount', { orderId: claim.orderId });
    return returnId;
  }

  return {
    /** What of a kit can be claimed part by part. */
    async parts(idOrNumber: string, caller: OrderCaller, itemId: string): Promise<ClaimablePart[]> {
      const item = await requireItem(await orders.require(idOrNumber, caller), itemId);
      if (!item.isKit) return [];
      return (await kitParts(item.productId)).map(({ name, quantity, refs, note, imageUrl }) => ({
        name,
        quantity,
        refs: [...refs],
        note,
        imageUrl,
      }));
    },

    async claim(idOrNumber: string, caller: OrderCaller, asked: NewClaim): Promise<OrderReturn> {
      const orderId = await orders.require(idOrNumber, caller);
      const item = await requireItem(orderId, asked.itemId);
      checkClaim(asked, item);
      const known = asked.parts.length > 0 && item.isKit ? await kitParts(item.productId) : [];
      const parts = findParts(asked.parts, known, item.quantity);
      await limit('claims', orderId, wordsPerOrder);
      const { itemId, problem, quantity, words } = asked;
      const claim = { orderId, itemId, problem, quantity, parts, words: words || null };
      return view(await db.transaction((tx) => insertClaim(tx, claim)));
    },

    async write(idOrNumber: string, caller: OrderCaller, returnId: string, text: string): Promise<OrderReturn> {
      const orderId = await orders.require(idOrNumber, caller);
      await limit('return-messages', orderId, wordsPerOrder);
      await db.transaction(async (tx) => {
        checkOpen(await claims.lockReturn(tx, orderId, returnId), false);
        await claims.addMessage(tx, returnId, text, null);
        await jobs.enqueue(tx, 'mail/shop-return', { returnId, event: 'message' });
      });
      return view(returnId);
    },

    /** Refused before a byte is read: a stranger's, what is settled, and one too many. */
    async checkPhoto(idOrNumber: string, caller: OrderCaller, returnId: string): Promise<void> {
      const orderId = await orders.require(idOrNumber, caller);
      checkOpen(await claims.findOfOrder(db, orderId, returnId), true);
      await limit('return-photos', orderId, photosPerOrder);
    },

    /** Drawn anew before the transaction begins, which is short. */
    async addPhoto(idOrNumber: string, caller: OrderCaller, returnId: string, bytes: Buffer): Promise<OrderReturn> {
      const orderId = await orders.require(idOrNumber, caller);
      const photo = await makePhoto(bytes);
      await db.transaction(async (tx) => {
        checkOpen(await claims.lockReturn(tx, orderId, returnId), true);
        await claims.addPhoto(tx, returnId, photo);
      });
      return view(returnId);
    },

    async photo(idOrNumber: string, caller: OrderCaller, key: { returnId: string; photoId: string }): Promise<Buffer> {
      const orderId = await orders.require(idOrNumber, caller);
      const bytes = await claims.photo(db, { ...key, orderId });
      if (!bytes) throw new Refusal('nothing-here');
      return bytes;
    },
  };
}
