import type { OpenedBag } from '#contracts/unboxing.ts';
import { Refusal } from '#domain/errors.ts';
import type { OrderStatus } from '#domain/orders/order-state.ts';
import { emptyStash, isLineCounted } from '#domain/workbench/stash/stash-state.ts';
import {
  bagName,
  buildIdOf,
  countingBags,
  openingBag,
  type BagStage,
  type LineOfBags,
} from '#domain/workbench/unboxing/bag.ts';
import { isUnboxed } from '#domain/workbench/unboxing/unboxed.ts';
import type { BuildService } from '../builds/build.service.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { OrderCaller } from '../orders/order-access.ts';
import type { OrderService } from '../orders/order.service.ts';
import type { StashService } from '../stash/stash.service.ts';
import * as bags from './unboxing.repository.ts';
import type { BagRow } from './unboxing.repository.ts';

export interface CountingDeps {
  readonly db: Database;
  readonly builds: Pick<BuildService, 'mergeIn' | 'statesOf'>;
  readonly stash: Pick<StashService, 'mergeIn'>;
}

interface Deps extends CountingDeps {
  readonly orders: Pick<OrderService, 'require'>;
}

export type UnboxingService = ReturnType<typeof createUnboxingService>;

const stages: Readonly<Record<OrderStatus, BagStage>> = {
  pending: 'packing',
  confirmed: 'packing',
  shipped: 'travelling',
  delivered: 'here',
  cancelled: 'cancelled',
};

const leftOf = ({ quantity, refundedQuantity }: BagRow): number => quantity - refundedQuantity;

const stageOf = (row: BagRow): BagStage =>
  row.status !== 'cancelled' && leftOf(row) === 0 ? 'returned' : stages[row.status];

const lineOf = (row: BagRow): LineOfBags => ({
  itemId: row.itemId,
  stage: stageOf(row),
  left: leftOf(row),
  parts: row.parts,
  missing: row.missing,
});

const isSent = (stage: BagStage): boolean => stage === 'travelling' || stage === 'here';

/** The kit that is opened: the one that is asked for, or the only one. Before it was sent there is none to open. */
function unitToOpen(row: BagRow, asked: number | undefined): number | null {
  if (!isSent(stageOf(row))) return null;
  const left = leftOf(row);
  if (asked !== undefined && asked > left)
    throw new Refusal(
      'input-invalid',
      left === 1 ? 'It’s one kit.' : `You have ${left} of these kits. Which one is it?`,
    );
  return asked ?? (left === 1 ? 1 : null);
}

/** A line of an order of an account. */
interface OwnLine {
  readonly userId: number;
  readonly orderId: string;
  readonly itemId: string;
}

/**
 * Puts the count of a line right in the stash of its buyer. What is known of it is read while the stash is held, so that of
 * two that count at once the later one knows what the other knew.
 */
async function count(
  { builds, stash }: CountingDeps,
  tx: Queryable,
  { userId, orderId, itemId }: OwnLine,
  areHere: boolean,
): Promise<boolean> {
  const { state } = await stash.mergeIn(tx, userId, async (now) => {
    const row = await bags.find(tx, orderId, itemId);
    if (row?.userId !== userId) return emptyStash;
    const ids = Array.from({ length: row.quantity }, (_, index) => buildIdOf(itemId, index + 1));
    const begun = (await builds.statesOf(tx, userId, ids)).filter(isUnboxed).length;
    return countingBags(now, lineOf(row), { begun, areHere });
  });
  return isLineCounted(state, itemId);
}

/**
 * Puts right what the stash of the buyer holds of an order, where its bags were counted: something of it has gone back, or a
 * spare is on its way.
 */
export async function recountOrder(deps: CountingDeps, orderId: string): Promise<void> {
  for (const { itemId, userId } of await bags.linesOf(deps.db, orderId))
    if (userId !== null) await deps.db.transaction((tx) => count(deps, tx, { orderId, itemId, userId }, false));
}

/** The order becomes the build: what a buyer finds who scans the slip, or follows the mail. */
export function createUnboxingService({ orders, ...deps }: Deps) {
  const { db, builds } = deps;

  /** In the account of the buyer: the build, once however often it is opened, and the bag in the stash. */
  const keep = (row: BagRow & OwnLine, unit: number | null, areHere: boolean): Promise<boolean> =>
    db.transaction(async (tx) => {
      const { userId, orderId, itemId, kit, number, quantity } = row;
      // The stash first: it holds the user, as whoever begins a build does before holding the build.
      const isCounted = await count(deps, tx, row, areHere);
      if (unit !== null) {
        const name = bagName(number, unit, quantity);
        const bag = { orderId, itemId, unit };
        await builds.mergeIn(tx, userId, buildIdOf(itemId, unit), {
          kit,
          changes: (state) => openingBag(state, bag, name),
        });
      }
      return isCounted;
    });

  return {
    async open(
      idOrNumber: string,
      caller: OrderCaller,
      itemId: string,
      asked: { readonly unit?: number | undefined; readonly isHere: boolean },
    ): Promise<OpenedBag> {
      const orderId = await orders.require(idOrNumber, caller);
      const row = await bags.find(db, orderId, itemId);
      if (!row) throw new Refusal('nothing-here');
      const { userId, status: _status, refundedQuantity: _refunded, ...line } = row;
      const stage = stageOf(row);
      const unit = unitToOpen(row, asked.unit);
      const areHere = stage === 'here' || (stage === 'travelling' && asked.isHere);
      // Whoever has only the link of an order keeps its build on their device, or in an account of their own.
      const isKept = userId !== null && userId === caller.userId;
      const isCounted = isKept && (await keep({ ...row, userId }, unit, areHere));
      return {
        ...line,
        stage,
        left: leftOf(row),
        unit,
        parts: [...row.parts],
        missing: [...row.missing],
        claims: row.claims.map((claim) => ({ ...claim, parts: [...claim.parts] })),
        isKept,
        isCounted,
      };
    },
  };
}
