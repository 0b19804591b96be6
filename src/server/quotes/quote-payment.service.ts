import type { Staff } from '#domain/accounts/staff.ts';
import { Refusal } from '#domain/errors.ts';
import { quoteHoldMinutes, quoteObstacle } from '#domain/quotes/quotes.ts';
import { formatCalendarDay, indianDay } from '#domain/time.ts';
import { recordChange } from '../audit/audit.service.ts';
import type { Queryable } from '../db/database.ts';
import { makeOrder } from '../orders/placing/make-order.service.ts';
import { readSettings } from '../settings/settings.service.ts';
import * as changes from './quote-changes.repository.ts';
import { agreedOrderOf } from './quote-deciding.service.ts';
import * as rows from './quote.repository.ts';
import type { QuoteRow, QuoteVersionRow } from './quote.repository.ts';

const refuse = (sentence: string): never => {
  throw new Refusal('quote-refused', sentence);
};

/** The version that was paid. One that ended later was open when the money came. */
function requirePayable(row: QuoteRow, bookedOn: string): QuoteVersionRow {
  const { sent } = row;
  const end = sent && new Date(sent.validUntil);
  // Whether it has ended is asked of the day on which the money came.
  const obstacle = sent && quoteObstacle({ ...row, validUntil: end }, sent.number, new Date(0));
  if (sent === null || end === null || obstacle) {
    return refuse(
      row.orderNumber === null ? 'This quote waits for no yes.' : `This quote is order ${row.orderNumber}.`,
    );
  }
  const lastDay = indianDay(end);
  if (bookedOn > lastDay) {
    refuse(
      `This quote ended on ${formatCalendarDay(lastDay, 'weekday')}. Send it again first, or give the money back.`,
    );
  }
  const { streetAddress, city } = sent.offer.address;
  if (sent.offer.shippingMethod !== 'pickup' && (streetAddress === '' || city === '')) {
    refuse('This quote has no street address yet. Ask for it, and send the quote again with it.');
  }
  return sent;
}

/**
 * Whoever pays a quote by bank transfer without pressing anything has said yes. Makes its order, which waits for that transfer;
 * the same transaction counts the money. Of two that come at once, one is the first, and the other is told.
 */
export async function acceptPaidQuote(
  tx: Queryable,
  quoteId: string,
  { bookedOn, staff }: { readonly bookedOn: string; readonly staff: Staff },
): Promise<{ readonly id: string; readonly number: string }> {
  await changes.lock(tx, quoteId);
  const row = await rows.read(tx, quoteId);
  if (!row) throw new Refusal('quote-unknown');
  const { offer, validUntil } = requirePayable(row, bookedOn);
  const settings = await readSettings(tx);
  const given = { ...offer.address, phone: row.phone, purchaseOrder: offer.business?.purchaseOrder ?? null };
  const { order } = await makeOrder(tx, {
    ...agreedOrderOf(row, offer, given, { now: row.now, settings }),
    email: row.email!,
    notes: null,
    paymentMethod: 'bank-transfer',
    testPayment: false,
    holdMinutes: quoteHoldMinutes('bank-transfer', new Date(validUntil), row.now),
    author: 'admin',
    authorId: staff.userId,
    // The mail of the money that came says it all.
    tellsBuyer: false,
  });
  await changes.accept(tx, quoteId, order.id);
  await recordChange(tx, staff, {
    thing: 'quote',
    thingId: quoteId,
    label: row.number,
    action: 'accepted by a payment',
    after: { order: order.number },
  });
  return { id: order.id, number: order.number };
}
