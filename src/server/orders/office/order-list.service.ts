import { z } from 'zod';
import { orderCountLimit, type AdminOrderSummary, type orderFilter } from '#contracts/office-orders.ts';
import { toDecimal, toPaise } from '#domain/money/money.ts';
import { refundable } from '#domain/orders/refund.ts';
import { nextStepOf, type OrderView } from '#domain/orders/order-views.ts';
import { paymentMethodNames } from '#domain/orders/payment.ts';
import { carrierName } from '#domain/orders/carriers.ts';
import { shippingNameOf } from '#domain/orders/shipping-name.ts';
import { indianTimestamp } from '#domain/time.ts';
import type { AssetUrls } from '../../assets/asset-urls.ts';
import { csvPieces, type CsvCell } from '../../csv/write-csv.ts';
import type { Database } from '../../db/database.ts';
import { isUuid } from '../../db/uuid.ts';
import { decodeCursor, pageOf, type Page } from '../../paging/cursor.ts';
import { awaitsMoney } from '../order-transfer.ts';
import { toSummary } from '../order-view.ts';
import { withoutErased } from './erased-buyer.ts';
import * as rows from './order-list.repository.ts';
import type { ListedOrderRow, OrderFilter } from './order-list.repository.ts';

export type OrderFilterInput = z.output<z.ZodObject<typeof orderFilter>>;

interface PageInput {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

const defaultLimit = 50;
const pictureCount = 3;
const exportedAtOnce = 500;
const cursorShape = z.tuple([
  z.string().regex(/^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)*$/),
  z.uuid(),
]);

const decimal = (paise: number): string => toDecimal(toPaise(paise));

/** A phone number is looked for by its digits, however they are grouped; of a long one the last ten count. */
function phoneIn(text: string | undefined): string | null {
  if (!text || !/^\+?[\d\s()-]+$/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '');
  return digits.length >= 5 ? digits.slice(-10) : null;
}

const toListed = (row: ListedOrderRow, pictures: AssetUrls): AdminOrderSummary => ({
  ...toSummary(row),
  status: row.status,
  email: row.email,
  name: row.shippingAddress.name ?? '',
  city: row.shippingAddress.city ?? '',
  items: row.items.slice(0, pictureCount).map(({ name, imageUrl }) => ({ name, imageUrl: pictures.resolve(imageUrl) })),
  lineCount: row.items.length,
  paymentMethod: row.paymentMethod,
  paymentStatus: row.paymentStatus,
  refundedAmount: decimal(row.refundedPaise),
  payUntil: awaitsMoney(row) ? (row.payUntil?.toISOString() ?? null) : null,
  next: nextStepOf(row),
});

/** The columns of the CSV. Times are those of India. */
const exported: readonly (readonly [head: string, cell: (row: ListedOrderRow) => CsvCell])[] = [
  ['Order', ({ number }) => number],
  ['Placed', ({ createdAt }) => indianTimestamp(createdAt)],
  ['Status', ({ status }) => status],
  ['Payment', ({ paymentStatus }) => paymentStatus],
  ['Paid by', ({ paymentMethod }) => paymentMethodNames[paymentMethod]],
  ['Name', ({ shippingAddress }) => shippingAddress.name ?? null],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Street', ({ shippingAddress }) => shippingAddress.streetAddress ?? null],
  ['City', ({ shippingAddress }) => shippingAddress.city ?? null],
  ['State', ({ shippingAddress }) => shippingAddress.state ?? null],
  ['PIN code', ({ shippingAddress }) => shippingAddress.zipCode ?? null],
  ['Country', ({ shippingAddress }) => shippingAddress.country ?? null],
  ['Items', ({ items }) => items.map(({ name, quantity }) => `${quantity} × ${name}`).join('; ')],
  ['Subtotal', ({ subtotalPaise }) => decimal(subtotalPaise)],
  ['Discounts on goods', ({ adjustedPaise }) => decimal(adjustedPaise)],
  ['Delivery', ({ shippingPaise }) => decimal(shippingPaise)],
  ['Total', ({ totalPaise }) => decimal(totalPaise)],
  ['Refunded', ({ refundedPaise }) => decimal(refundedPaise)],
  ['Paid, net of refunds', (row) => decimal(refundable(row))],
  [
    'Sent by',
    ({ shippingMethod, shippingAddress }) => shippingNameOf({ shippingMethod, country: shippingAddress.country ?? '' }),
  ],
  ['Carrier', ({ carrier }) => carrier && carrierName(carrier)],
  ['Tracking number', ({ trackingNumber }) => trackingNumber],
  ['Invoice', ({ invoiceNumber }) => invoiceNumber],
  ['Note of the buyer', ({ notes }) => notes],
];

export type OrderListService = ReturnType<typeof createOrderListService>;

/** Looks through the orders of everyone, for the office alone. */
export function createOrderListService({ db, pictures }: { db: Database; pictures: AssetUrls }) {
  /** Null: what is asked for cannot be in any order. */
  async function toFilter({ search, product, ...asked }: OrderFilterInput): Promise<OrderFilter | null> {
    const productId = product
      ? await rows.findProduct(db, isUuid(product) ? product : null, isUuid(product) ? null : product)
      : null;
    if (product && productId === null) return null;
    const {
      view = null,
      status = null,
      payment = null,
      method = null,
      shipping = null,
      from = null,
      to = null,
    } = asked;
    return {
      search: search || null,
      phone: phoneIn(search),
      view,
      status,
      payment,
      method,
      shipping,
      from,
      to,
      productId,
    };
  }

  const listRows = async (...asked: [OrderFilter, { place: rows.OrderPlace | null; limit: number }]) =>
    (await rows.list(db, ...asked)).map(withoutErased);

  async function* readAll(filter: OrderFilter): AsyncGenerator<ListedOrderRow[]> {
    let place: rows.OrderPlace | null = null;
    for (;;) {
      const some: ListedOrderRow[] = await listRows(filter, { place, limit: exportedAtOnce });
      if (some.length > 0) yield some;
      const last = some.at(-1);
      if (!last || some.length < exportedAtOnce) return;
      place = { placedAt: last.place, id: last.id };
    }
  }

  return {
    async list(
      asked: OrderFilterInput,
      { cursor, limit = defaultLimit }: PageInput,
    ): Promise<{ page: Page<AdminOrderSummary>; total: number }> {
      const place = decodeCursor(cursor, cursorShape);
      const filter = await toFilter(asked);
      if (!filter) return { page: { items: [], next: null }, total: 0 };
      const { rows: found, total } = await rows.page(db, filter, {
        place: place && { placedAt: place[0], id: place[1] },
        limit: limit + 1,
        most: orderCountLimit,
      });
      return {
        page: pageOf(found.map(withoutErased), limit, {
          item: (row) => toListed(row, pictures),
          cursor: (row) => [row.place, row.id],
        }),
        total,
      };
    },

    /** All that match, the newest first, as far as `most`; and how many there are. */
    async readMatching(asked: OrderFilterInput, most: number): Promise<{ rows: ListedOrderRow[]; total: number }> {
      const filter = await toFilter(asked);
      if (!filter) return { rows: [], total: 0 };
      const found = await listRows(filter, { place: null, limit: most });
      return { rows: found, total: found.length < most ? found.length : await rows.count(db, filter, orderCountLimit) };
    },

    countViews: (): Promise<Record<'all' | OrderView, number>> => rows.countViews(db),

    /** Page after page, so that a shop of any size fits in memory. */
    async export(asked: OrderFilterInput): Promise<AsyncIterable<string>> {
      const filter = await toFilter(asked);
      async function* lines(): AsyncGenerator<CsvCell[][]> {
        if (!filter) return;
        for await (const some of readAll(filter)) yield some.map((row) => exported.map(([, cell]) => cell(row)));
      }
      return csvPieces(
        exported.map(([head]) => head),
        lines(),
      );
    },
  };
}
