import type { Queryable } from '../../db/database.ts';
import type { GatewayRefund } from './gateway.ts';

/** A refund that the gateway has to be asked for, or about. */
export interface AskedRefund {
  readonly refundId: string;
  readonly gatewayPaymentId: string;
  readonly amountPaise: number;
  readonly attempt: number;
  /** Null: it has not answered yet. */
  readonly gatewayRefundId: string | null;
}

// The money of the order itself, or the payment that is named; of this gateway, and not of the other one.
const insertAsked = {
  name: 'gateway-refund-ask',
  text: `insert into gateway_refunds (refund_id, gateway_payment_id, amount_paise, test)
         select refund.id, payment.gateway_payment_id, refund.amount_paise, orders.test_payment
         from refunds refund
         join orders on orders.id = refund.order_id and orders.payment_method = 'razorpay' and orders.test_payment = $2
         join gateway_payments payment on payment.order_id = orders.id and case
           when refund.gateway_payment_id is null
           then not payment.extra and payment.status in ('captured', 'refund-due', 'refunded')
           else payment.gateway_payment_id = refund.gateway_payment_id end
         where refund.id = $1
         order by payment.created_at limit 1
         returning refund_id as "refundId"`,
};

/** Whoever has claimed one has a minute to hear of it. What takes longer at the bank is asked about ever more seldom. */
const claimDue = {
  name: 'gateway-refund-claim',
  text: `with due as materialized (
           select refund_id from gateway_refunds
           where status = 'asked' and test = $1 and ask_at <= now() order by ask_at limit $2 for update skip locked
         )
         update gateway_refunds asked
         set ask_at = now() + least(interval '6 hours', greatest(interval '1 minute', (now() - asked.created_at) / 4))
         from due where asked.refund_id = due.refund_id
         returning asked.refund_id as "refundId", asked.gateway_payment_id as "gatewayPaymentId",
           asked.amount_paise as "amountPaise", asked.attempt, asked.gateway_refund_id as "gatewayRefundId"`,
};

// One that was asked for under another attempt is none of this one. Nothing follows what is final.
const settleAsked = {
  name: 'gateway-refund-settle',
  text: `with asked as (
           select refund_id, gateway_refund_id from gateway_refunds
           where status = 'asked' and gateway_payment_id = $2 and amount_paise = $3
             and (gateway_refund_id = $1 or gateway_refund_id is null and refund_id || '-' || attempt = $5)
           for update
         ), kept as (
           update refunds set reference = $1 from asked where refunds.id = asked.refund_id
         )
         update gateway_refunds settled
         set gateway_refund_id = $1, status = case $4::text when 'pending' then 'asked' else $4::text end,
           failure = case $4::text when 'failed' then 'The bank did not take it.' end
         from asked where settled.refund_id = asked.refund_id
         returning settled.refund_id as "refundId", asked.gateway_refund_id is null as "isNew"`,
};

const refuseAsked = {
  name: 'gateway-refund-refuse',
  text: `update gateway_refunds set status = 'failed', failure = $3
         where refund_id = $1 and attempt = $2 and status = 'asked' and gateway_refund_id is null
         returning refund_id as "refundId"`,
};

const retryFailed = {
  name: 'gateway-refund-retry',
  text: `update gateway_refunds asked
         set status = 'asked', attempt = attempt + 1, gateway_refund_id = null, failure = null, ask_at = now(), created_at = now()
         from refunds where refunds.id = asked.refund_id and refunds.order_id = $2
           and asked.refund_id = $1 and asked.status = 'failed' and asked.test = $3
         returning asked.refund_id as "refundId"`,
};

const giveByHand = {
  name: 'gateway-refund-by-hand',
  text: `with given as (
           update gateway_refunds failed set status = 'by-hand'
           from refunds where refunds.id = failed.refund_id and refunds.order_id = $2
             and failed.refund_id = $1 and failed.status = 'failed'
           returning failed.refund_id
         )
         update refunds set reference = $3 from given where refunds.id = given.refund_id
         returning refunds.id as "refundId"`,
};

interface Changed {
  readonly refundId: string;
}

/** False: its money did not come by this gateway. */
export async function ask(tx: Queryable, refundId: string, test: boolean): Promise<boolean> {
  return (await tx.query<Changed>(insertAsked, [refundId, test])).length > 0;
}

/** Those it is time to ask for, or about. Each is left alone by others until its next turn. */
export const claim = (db: Queryable, test: boolean, limit: number): Promise<AskedRefund[]> =>
  db.query<AskedRefund>(claimDue, [test, limit]);

/** Null: nothing that was not known. `isNew`: the gateway has told of it for the first time. */
export async function settle(tx: Queryable, news: GatewayRefund): Promise<(Changed & { isNew: boolean }) | null> {
  const { gatewayRefundId, gatewayPaymentId, amountPaise, status, receipt } = news;
  const values = [gatewayRefundId, gatewayPaymentId, amountPaise, status, receipt];
  return (await tx.query<Changed & { isNew: boolean }>(settleAsked, values))[0] ?? null;
}

/** False: it is not as it was when it was asked for. */
export async function refuse(
  tx: Queryable,
  { refundId, attempt }: Pick<AskedRefund, 'refundId' | 'attempt'>,
  failure: string,
): Promise<boolean> {
  return (await tx.query<Changed>(refuseAsked, [refundId, attempt, failure])).length > 0;
}

/** False: it has not failed, or is of another order or gateway. */
export async function retry(
  tx: Queryable,
  { refundId, orderId }: { readonly refundId: string; readonly orderId: string },
  test: boolean,
): Promise<boolean> {
  return (await tx.query<Changed>(retryFailed, [refundId, orderId, test])).length > 0;
}

/** False: it has not failed, or is of another order. */
export async function markByHand(
  tx: Queryable,
  { refundId, orderId, reference }: { readonly refundId: string; readonly orderId: string; readonly reference: string },
): Promise<boolean> {
  return (await tx.query<Changed>(giveByHand, [refundId, orderId, reference])).length > 0;
}
