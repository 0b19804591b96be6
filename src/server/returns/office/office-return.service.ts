import { z } from 'zod';
import type { OfficeReturn, OfficeReturnSummary } from '#contracts/office-returns.ts';
import type { Staff } from '#domain/accounts/staff.ts';
import { Refusal } from '#domain/errors.ts';
import { fromDecimal, toDecimal, toPaise } from '#domain/money/money.ts';
import { paymentMethodNames } from '#domain/orders/payment.ts';
import { refundable } from '#domain/orders/refund.ts';
import { claimProblems, type ClaimProblem } from '#domain/returns/claims.ts';
import {
  isOpen,
  mayGoOn,
  returnReasons,
  returnStatuses,
  type ReturnPlace,
  type ReturnReason,
  type ReturnStatus,
} from '#domain/returns/returns.ts';
import type { AssetUrls } from '../../assets/asset-urls.ts';
import { recordChange } from '../../audit/audit.service.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { isUuid } from '../../db/uuid.ts';
import type { JobQueue } from '../../jobs/job-queue.service.ts';
import type { GatewayRefunds } from '../../orders/order-payments.ts';
import type { OrderService } from '../../orders/order.service.ts';
import type { OrderSettlement } from '../../orders/order-settlement.service.ts';
import { decodeCursor, pageOf, type Page } from '../../paging/cursor.ts';
import type { TakeSpares } from '../../stock/stock.service.ts';
import * as claims from '../claim.repository.ts';
import { lineAmounts, toOrderReturn } from '../return-view.ts';
import * as rows from '../return.repository.ts';
import type { LockedReturn, ReturnRow } from '../return.repository.ts';
import * as lists from './return-list.repository.ts';
import * as spares from './spare.repository.ts';
import type { ReturnFilter } from './return-list.repository.ts';

export type OfficeReturnService = ReturnType<typeof createOfficeReturnService>;

interface Deps {
  readonly db: Database;
  readonly pictures: AssetUrls;
  readonly jobs: JobQueue;
  readonly orders: Pick<OrderService, 'read' | 'deliveryLeft'>;
  readonly settlement: Pick<OrderSettlement, 'refundGoods' | 'refund'>;
  readonly takeSpares: TakeSpares;
  readonly gatewayRefunds: Pick<GatewayRefunds, 'isOn'>;
}

const defaultLimit = 50;
const placeShape = z.tuple([z.boolean(), z.string().regex(/^[\d :.+-]{10,40}$/), z.uuid()]);

const reasonText = (reason: string): string =>
  returnReasons[reason as ReturnReason] ?? claimProblems[reason as ClaimProblem] ?? reason;

interface ClaimedPiece {
  readonly productId: string;
  readonly pieces: number;
  /** As it is sold; else pieces of packs. */
  readonly isUnit: boolean;
}

/** What a claim may be sent as, piece by piece: parts of a kit, or the unit itself. */
const claimedPieces = ({ kind, lines }: ReturnRow): ClaimedPiece[] =>
  kind === 'return'
    ? []
    : lines.flatMap(({ parts, productId: unit, quantity }): ClaimedPiece[] =>
        parts.length === 0
          ? [{ productId: unit, pieces: quantity, isUnit: true }]
          : parts.flatMap(({ productId, quantity: pieces }) =>
              productId === null ? [] : [{ productId, pieces, isUnit: false }],
            ),
      );

interface ReturnRefund {
  readonly version: number;
  readonly delivery: boolean;
  readonly amount?: string | undefined;
  readonly reference?: string | undefined;
}

/** What the office does with what comes back. */
export function createOfficeReturnService(deps: Deps) {
  const { db, pictures, jobs, orders, settlement, takeSpares, gatewayRefunds } = deps;

  async function requireId(idOrNumber: string): Promise<string> {
    const id = isUuid(idOrNumber) ? idOrNumber : null;
    const found = await rows.findId(db, { id, number: id === null ? idOrNumber.trim().toUpperCase() : null });
    if (found === null) throw new Refusal('return-unknown');
    return found;
  }

  async function orderOf(row: ReturnRow): Promise<OfficeReturn['order']> {
    const order = await orders.read(row.orderId);
    return {
      id: order.id,
      number: order.number,
      invoiceNumber: order.invoiceNumber,
      buyer: order.shippingAddress.name ?? '',
      city: order.shippingAddress.city ?? '',
      email: order.email,
      phone: order.phone,
      currency: order.currency,
      paymentName: paymentMethodNames[order.paymentMethod],
      total: toDecimal(toPaise(order.totalPaise)),
      refunded: toDecimal(toPaise(order.refundedPaise)),
      refundable: toDecimal(refundable(order)),
      delivery: toDecimal(await orders.deliveryLeft(row.orderId)),
      refundByGateway: gatewayRefunds.isOn(order),
    };
  }

  async function sparesOf(row: ReturnRow): Promise<OfficeReturn['spares']> {
    const pieces = claimedPieces(row);
    if (pieces.length === 0 || !isOpen(row)) return [];
    const products = await spares.products(
      db,
      pieces.map(({ productId }) => productId),
    );
    return pieces.flatMap(({ productId, pieces: count, isUnit }) => {
      const product = products.find(({ id }) => id === productId);
      if (!product) return [];
      const { slug, name, imageUrl, packSize, stock } = product;
      const quantity = isUnit ? count : Math.ceil(count / packSize);
      return [{ productId, slug, name, imageUrl: pictures.resolve(imageUrl), packSize, stock, quantity }];
    });
  }

  async function view(id: string): Promise<OfficeReturn> {
    const row = await rows.read(db, id);
    if (!row) throw new Refusal('return-unknown');
    const seen = toOrderReturn(row, pictures);
    const amounts = lineAmounts(row);
    return {
      ...seen,
      version: row.version,
      isAnswered: row.isAnswered,
      spares: await sparesOf(row),
      lines: seen.lines.map((line, index) => ({
        ...line,
        put: row.lines[index]!.put,
        stock: row.lines[index]!.stock,
        amount: toDecimal(amounts[index]!),
      })),
      history: seen.history.map((entry, index) => ({ ...entry, staffName: row.events[index]!.staffName })),
      order: await orderOf(row),
      can: returnStatuses.filter((to) => mayGoOn(row, to)),
    };
  }

  /** Moves a return that is held, in a transaction of its own, and writes down who did it. `to` null: it stays where it is. */
  async function change(
    idOrNumber: string,
    { staff, version, to }: { readonly staff: Staff; readonly version: number; readonly to: ReturnStatus | null },
    work: (tx: Queryable, held: LockedReturn) => Promise<{ readonly action: string; readonly after?: object }>,
  ): Promise<OfficeReturn> {
    const id = await requireId(idOrNumber);
    await db.transaction(async (tx) => {
      const held = await rows.lock(tx, id);
      if (!held) throw new Refusal('return-unknown');
      if (version !== held.version) throw new Refusal('changed-meanwhile');
      if (!(to === null ? isOpen(held) : mayGoOn(held, to))) throw new Refusal('return-refused');
      const { action, after = {} } = await work(tx, held);
      await recordChange(tx, staff, {
        thing: 'order',
        thingId: held.orderId,
        label: held.orderNumber,
        action,
        after: { return: held.number, ...after },
      });
    });
    return view(id);
  }

  const by = ({ userId, name }: Staff) => ({ userId, staffName: name });

  /** What arrived, or what was claimed, by the service that makes every other refund. */
  async function refundLines(
    tx: Queryable,
    row: ReturnRow,
    staff: Staff,
    { delivery, amount, reference }: ReturnRefund,
  ) {
    const told = { staff, reason: `${row.number}: ${reasonText(row.reason)}`, reference };
    if (amount !== undefined) {
      if (row.kind !== 'claim' || delivery)
        throw new Refusal('input-invalid', 'The amount of a return is that of what arrived.');
      const paise = fromDecimal(amount);
      if (paise === 0) throw new Refusal('input-invalid', 'Please give an amount above 0.');
      return { amount: paise, ...(await settlement.refund(tx, row.orderId, { ...told, amount: paise })) };
    }
    const lines = row.lines
      .map(({ itemId, quantity, arrived, put }) =>
        row.kind === 'claim'
          ? { itemId, quantity, restock: false }
          : { itemId, quantity: arrived ?? 0, restock: put === 'restock' },
      )
      .filter(({ quantity }) => quantity > 0);
    if (lines.length === 0)
      throw new Refusal('return-refused', 'Nothing of it has arrived. Decline it instead, and say so.');
    return settlement.refundGoods(tx, row.orderId, { lines, delivery }, told);
  }

  return {
    async list(
      filter: ReturnFilter,
      { limit = defaultLimit, cursor }: { limit?: number | undefined; cursor?: string | undefined },
    ): Promise<{ page: Page<OfficeReturnSummary>; total: number }> {
      const after = decodeCursor(cursor, placeShape);
      const found = await lists.page(db, filter, after, limit + 1);
      const page = pageOf(found, limit, {
        item: ({ createdAt, exactlyAt: _at, isOpen: _open, ...row }) => ({ ...row, at: createdAt.toISOString() }),
        cursor: (row) => [row.isOpen, row.exactlyAt, row.id],
      });
      return { page, total: await lists.total(db, filter) };
    },

    async countViews() {
      const { waiting, ...found } = await lists.statuses(db);
      const sum = (...names: ReturnStatus[]) => names.reduce((all, name) => all + (found[name] ?? 0), 0);
      return {
        open: sum('asked', 'approved', 'received'),
        'to-answer': waiting,
        'to-receive': sum('approved'),
        'to-refund': sum('received'),
        done: sum('refunded', 'spare-sent', 'declined'),
      };
    },

    get: async (idOrNumber: string): Promise<OfficeReturn> => view(await requireId(idOrNumber)),

    approve: (idOrNumber: string, staff: Staff, { version, note }: { version: number; note?: string | undefined }) =>
      change(idOrNumber, { staff, version, to: 'approved' }, async (tx, { id }) => {
        await rows.goOn(tx, id, { status: 'approved', note, ...by(staff) });
        await jobs.enqueue(tx, 'mail/return', { returnId: id, event: 'approved' });
        return { action: 'approved a return' };
      }),

    decline: (idOrNumber: string, staff: Staff, { version, reason }: { version: number; reason: string }) =>
      change(idOrNumber, { staff, version, to: 'declined' }, async (tx, { id }) => {
        await rows.goOn(tx, id, { status: 'declined', note: reason, ...by(staff) });
        await jobs.enqueue(tx, 'mail/return', { returnId: id, event: 'declined' });
        return { action: 'declined a return', after: { reason } };
      }),

    receive: (
      idOrNumber: string,
      staff: Staff,
      {
        version,
        lines,
        note,
      }: {
        readonly version: number;
        readonly lines: readonly { itemId: string; arrived: number; put: ReturnPlace }[];
        readonly note?: string | undefined;
      },
    ) =>
      change(idOrNumber, { staff, version, to: 'received' }, async (tx, { id, status }) => {
        const row = (await rows.read(tx, id))!;
        const given = new Map(lines.map((line) => [line.itemId, line]));
        const missing = row.lines.find(({ itemId }) => !given.has(itemId));
        if (missing || given.size !== row.lines.length || lines.length !== given.size)
          throw new Refusal('input-invalid', 'Please say how many of each item arrived.');
        const over = row.lines.find(({ itemId, quantity }) => given.get(itemId)!.arrived > quantity);
        if (over) throw new Refusal('input-invalid', `Only ${over.quantity} of ${over.name} were to come back.`);
        await rows.setArrived(tx, id, lines);
        await rows.goOn(tx, id, { status: 'received', note, ...by(staff) });
        if (status !== 'received') await jobs.enqueue(tx, 'mail/return', { returnId: id, event: 'received' });
        return { action: 'received a return' };
      }),

    write: (idOrNumber: string, staff: Staff, { version, text }: { version: number; text: string }) =>
      change(idOrNumber, { staff, version, to: null }, async (tx, { id }) => {
        await claims.addMessage(tx, id, text, staff);
        await jobs.enqueue(tx, 'mail/return', { returnId: id, event: 'message' });
        return { action: 'wrote about a return' };
      }),

    /** Takes what is sent from the shelf. Of several at once each sees what the one before it left there. */
    sendSpare: (
      idOrNumber: string,
      staff: Staff,
      {
        version,
        units,
        note,
      }: {
        readonly version: number;
        readonly units: readonly { readonly productId: string; readonly quantity: number }[];
        readonly note?: string | undefined;
      },
    ) =>
      change(idOrNumber, { staff, version, to: 'spare-sent' }, async (tx, { id, orderId, number }) => {
        await takeSpares(tx, units, { staff, orderId, reason: `Spare for ${number}` });
        await rows.goOn(tx, id, { status: 'spare-sent', note, ...by(staff) });
        await jobs.enqueue(tx, 'mail/return', { returnId: id, event: 'spare-sent' });
        await jobs.enqueue(tx, 'stash/recount', { orderId });
        return { action: 'sent a spare', after: { units: units.length } };
      }),

    async photo(idOrNumber: string, photoId: string): Promise<Buffer> {
      const returnId = await requireId(idOrNumber);
      const bytes = await claims.photo(db, { photoId, returnId, orderId: null });
      if (!bytes) throw new Refusal('nothing-here');
      return bytes;
    },

    /** One press: the ledger, the money, the credit note, the email. */
    refund: (idOrNumber: string, staff: Staff, refund: ReturnRefund) =>
      change(idOrNumber, { staff, version: refund.version, to: 'refunded' }, async (tx, { id }) => {
        const row = (await rows.read(tx, id))!;
        const { refundId, amount } = await refundLines(tx, row, staff, refund);
        const { reference } = refund;
        await rows.goOn(tx, id, { status: 'refunded', refundId, ...by(staff) });
        return { action: 'refunded a return', after: { amount: toDecimal(amount), ...(reference && { reference }) } };
      }),
  };
}
