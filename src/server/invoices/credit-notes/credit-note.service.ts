import { Refusal } from '#domain/errors.ts';
import { toPaise } from '#domain/money/money.ts';
import { makeCreditNotes, type MadeRefund } from '#domain/orders/credit-note.ts';
import type { Database } from '../../db/database.ts';
import type { OrderCaller } from '../../orders/order-access.ts';
import type { OrderService } from '../../orders/order.service.ts';
import { partiesOf, saleOf, type InvoiceFile } from '../invoice.service.ts';
import * as notes from './credit-note.repository.ts';
import type { CreditedRefundRow } from './credit-note.repository.ts';

export type CreditNoteService = ReturnType<typeof createCreditNoteService>;

interface Deps {
  readonly db: Database;
  readonly orders: Pick<OrderService, 'require' | 'requireAny' | 'read'>;
}

const toMadeRefund = ({ amountPaise, deliveryPaise, lines }: CreditedRefundRow): MadeRefund => ({
  amount: toPaise(amountPaise),
  delivery: toPaise(deliveryPaise),
  lines: lines.map(({ itemId, quantity, amountPaise: paise }) => ({ itemId, quantity, amount: toPaise(paise) })),
});

export function createCreditNoteService({ db, orders }: Deps) {
  async function fileOf(orderId: string, noteId: string): Promise<InvoiceFile> {
    const refunds = await notes.refundsOf(db, orderId);
    const place = refunds.findIndex((refund) => refund.noteId === noteId);
    const invoice = await notes.invoiceOf(db, orderId);
    const { number, issuedAt, seller, reason } = refunds[place] ?? {};
    if (!number || !issuedAt || !seller || !reason || !invoice) throw new Refusal('nothing-here');
    const row = await orders.read(orderId);
    // What was credited before it counts, also from before there were credit notes.
    const made = makeCreditNotes(saleOf(row), refunds.slice(0, place + 1).map(toMadeRefund));
    // What draws on paper is loaded by whoever needs it.
    const { creditNotePdf } = await import('./credit-note-pdf.ts');
    const bytes = await creditNotePdf({
      ...partiesOf(row),
      number,
      issuedAt,
      seller,
      invoice,
      reason,
      orderNumber: row.number,
      note: made[place]!,
    });
    return { name: `taar-${number.replaceAll('/', '-')}.pdf`, bytes };
  }

  return {
    read: async (idOrNumber: string, noteId: string, caller: OrderCaller): Promise<InvoiceFile> =>
      fileOf(await orders.require(idOrNumber, caller), noteId),

    /** Of any order, for the office alone. */
    readAny: async (idOrNumber: string, noteId: string): Promise<InvoiceFile> =>
      fileOf(await orders.requireAny(idOrNumber), noteId),
  };
}
