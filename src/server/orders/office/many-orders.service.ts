import { maxByFilter, type MoveOutcome } from '#contracts/order-actions.ts';
import { orderCountLimit } from '#contracts/office-orders.ts';
import type { Staff } from '#domain/accounts/staff.ts';
import { Refusal } from '#domain/errors.ts';
import { carrierName, type Parcel } from '#domain/orders/carriers.ts';
import { moveObstacle, type OrderStatus } from '#domain/orders/order-state.ts';
import type { Database } from '../../db/database.ts';
import { requireAnyOrder } from '../order-access.ts';
import { readOrderRow } from '../order-view.ts';
import type { WholeOrderRow } from '../order.repository.ts';
import type { OfficeOrderService } from './office-order.service.ts';
import type { OrderFilterInput, OrderListService } from './order-list.service.ts';

export interface ManyMoves {
  readonly to: Extract<OrderStatus, 'confirmed' | 'shipped' | 'delivered'>;
  readonly orders: readonly string[];
  readonly parcels: Readonly<Record<string, Parcel>>;
  readonly dryRun: boolean;
}

interface Deps {
  readonly db: Database;
  readonly office: Pick<OfficeOrderService, 'move'>;
}

export type MoveMany = ReturnType<typeof createMoveMany>;

function whatHappens({ to }: Pick<ManyMoves, 'to'>, parcel: Parcel | undefined): string {
  if (to === 'confirmed') return 'Gets its invoice, and the buyer an email that it is being packed.';
  if (to === 'delivered') return 'The buyer gets an email that it has arrived.';
  if (!parcel) return 'Leaves without a tracking number, and the buyer gets an email.';
  const number = parcel.trackingNumber === null ? 'without a number' : `as ${parcel.trackingNumber}`;
  return `Leaves with ${carrierName(parcel.carrier)}, ${number}, and the buyer gets an email.`;
}

interface ManyByFilter {
  readonly to: ManyMoves['to'];
  readonly filter: OrderFilterInput;
  readonly except: readonly string[];
}

export type PlanMany = ReturnType<typeof createPlanMany>;

const countText = (count: number): string =>
  count > orderCountLimit ? `More than ${orderCountLimit.toLocaleString('en-IN')}` : count.toLocaleString('en-IN');

/** What would become of all that match. Nothing is moved here: whoever says yes sends the ids they were shown. */
export const createPlanMany =
  (lists: Pick<OrderListService, 'readMatching'>) =>
  async ({ to, filter, except }: ManyByFilter): Promise<MoveOutcome[]> => {
    const left = new Set(except);
    const { rows, total } = await lists.readMatching(filter, maxByFilter + left.size);
    const matching = rows.filter(({ id }) => !left.has(id));
    if (matching.length > maxByFilter || total > maxByFilter + left.size) {
      const most = maxByFilter.toLocaleString('en-IN');
      throw new Refusal(
        'input-invalid',
        `${countText(total)} orders match, and at most ${most} can be moved at once. Narrow the filter, for example to fewer days.`,
      );
    }
    return matching.map(({ id, number, shippingAddress, ...order }) => {
      const obstacle = moveObstacle(order, to, 'admin');
      const sentence = obstacle ?? whatHappens({ to }, undefined);
      return { id, number, name: shippingAddress.name ?? '', done: obstacle === null, sentence };
    });
  };

/** Moves many orders, one after the other. What cannot be moved is left out with its reason, and stops no other. */
export function createMoveMany({ db, office }: Deps) {
  async function moveOne(id: string, row: WholeOrderRow, asked: ManyMoves, staff: Staff): Promise<string> {
    const parcel = asked.parcels[id];
    const obstacle = moveObstacle(row, asked.to, 'admin');
    if (obstacle !== null) throw new Refusal('order-move-refused', obstacle);
    if (!asked.dryRun) await office.move(row.id, asked.to, { staff, parcel });
    return whatHappens(asked, parcel);
  }

  return async (asked: ManyMoves, staff: Staff): Promise<MoveOutcome[]> => {
    const outcomes: MoveOutcome[] = [];
    for (const id of new Set(asked.orders)) {
      let who: { number: string | null; name: string } = { number: null, name: '' };
      try {
        const row = await readOrderRow(db, await requireAnyOrder(db, id));
        who = { number: row.number, name: row.shippingAddress.name ?? '' };
        outcomes.push({ id, ...who, done: true, sentence: await moveOne(id, row, asked, staff) });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        outcomes.push({ id, ...who, done: false, sentence: error.message });
      }
    }
    return outcomes;
  };
}
