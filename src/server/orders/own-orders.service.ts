import type { AccountBusiness } from '#contracts/business.ts';
import { orderListLimit, type LastOrder, type OrderCard, type OrderCounts } from '#contracts/own-orders.ts';
import { toDecimal, toPaise } from '#domain/money/money.ts';
import { trackingUrl } from '#domain/orders/carriers.ts';
import { mayMove } from '#domain/orders/order-state.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';
import type { BusinessService } from '../business/business.service.ts';
import type { Database } from '../db/database.ts';
import type { Session } from '../sessions/session.service.ts';
import { awaitsMoney } from './order-transfer.ts';
import { mayPay, toAddress, toSummary } from './order-view.ts';
import * as own from './own-orders.repository.ts';
import type { OrderCardRow, OwnOrderFilter } from './own-orders.repository.ts';

interface Page {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

export type OwnOrderService = ReturnType<typeof createOwnOrderService>;

const toCard = (row: OrderCardRow, pictures: AssetUrls): OrderCard => ({
  ...toSummary(row),
  items: row.items.map((item) => ({ ...item, imageUrl: pictures.resolve(item.imageUrl) })),
  lineCount: row.lineCount,
  pieces: row.pieces,
  kitsOnly: row.kitsOnly,
  history: row.events.map(({ at, status }) => ({ at: new Date(at).toISOString(), status })),
  shippingMethod: row.shippingMethod,
  arrivesFrom: row.arrivesFrom,
  arrivesTo: row.arrivesTo,
  payment: { method: row.paymentMethod, status: row.paymentStatus },
  payUntil: awaitsMoney(row) ? (row.payUntil?.toISOString() ?? null) : null,
  claimedAt: row.claimedAt?.toISOString() ?? null,
  trackingUrl: trackingUrl({ carrier: row.carrier ?? '', trackingNumber: row.trackingNumber }),
  hasInvoice: row.hasInvoice,
  business: row.business && { companyName: row.business.companyName, purchaseOrder: row.business.purchaseOrder },
  againAmount: row.againPaise > 0 ? toDecimal(toPaise(row.againPaise)) : null,
  can: { cancel: mayMove(row, 'cancelled', 'buyer'), pay: mayPay(row) },
});

interface Deps {
  readonly db: Database;
  readonly pictures: AssetUrls;
  readonly business: Pick<BusinessService, 'find'>;
}

/** The orders of one person, as their dashboard shows them. */
export const createOwnOrderService = ({ db, pictures, business }: Deps) => ({
  async list(userId: number, filter: OwnOrderFilter, { limit = orderListLimit, offset = 0 }: Page) {
    const rows = await own.list(db, userId, filter, { limit, offset });
    return { orders: rows.map((row) => toCard(row, pictures)), total: await own.count(db, userId, filter) };
  },

  async count(userId: number): Promise<OrderCounts> {
    const years = await own.countYears(db, userId);
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
    return {
      all: sum(years.map(({ count }) => count)),
      onTheWay: sum(years.map(({ onTheWay }) => onTheWay)),
      years: years.map(({ year, count }) => ({ year, count })),
    };
  },

  /** The business that a user has said to buy for. */
  businessOf: async (session: Pick<Session, 'userId'> | null): Promise<AccountBusiness | null> =>
    session?.userId ? business.find(session.userId) : null,

  /** For the next order of the same person: a user's own, or a guest's of this browser. */
  async last(session: Pick<Session, 'id' | 'userId'> | null): Promise<LastOrder | null> {
    if (session === null) return null;
    const { id, userId } = session;
    const row = userId === null ? await own.findLastOfSession(db, id) : await own.findLastOfUser(db, userId);
    if (row === null) return null;
    return {
      email: userId === null ? row.email : null,
      phone: row.phone,
      shippingAddress: toAddress(row.shippingAddress),
      billingAddress: row.billingAddress && toAddress(row.billingAddress),
      business: row.business && { companyName: row.business.companyName, gstin: row.business.gstin },
    };
  },
});
