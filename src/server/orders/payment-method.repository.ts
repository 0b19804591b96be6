import type { PaymentMethod, PaymentStatus } from '#domain/orders/payment.ts';
import type { OrderStatus } from '#domain/orders/order-state.ts';
import type { Queryable } from '../db/database.ts';
import type { AddressRow } from './order.repository.ts';

export interface UnpaidOrderRow {
  readonly status: OrderStatus;
  readonly paymentMethod: PaymentMethod;
  readonly paymentStatus: PaymentStatus;
  readonly sentReference: string | null;
  readonly isLate: boolean;
  readonly phone: string | null;
  readonly totalPaise: number;
  /** What the goods cost with what changed their price. */
  readonly goodsPaise: number;
  readonly shippingAddress: AddressRow;
}

const columns = `status, payment_method as "paymentMethod", payment_status as "paymentStatus",
  sent_reference as "sentReference", coalesce(pay_until <= now(), false) as "isLate", phone,
  total_paise as "totalPaise", (total_paise - shipping_paise)::bigint as "goodsPaise", shipping_address as "shippingAddress"`;

const findOrder = { name: 'order-find-unpaid', text: `select ${columns} from orders where id = $1` };
const lockOrder = { name: 'order-lock-unpaid', text: `select ${columns} from orders where id = $1 for no key update` };

// Time is counted from when the order was made, and never shortened: nobody holds units for longer by choosing often. What the
// gateway calls the order stays, so that money which comes by it is still known as this order's.
const updateMethod = {
  name: 'order-set-payment-method',
  text: `update orders set payment_method = $2, last_failure = null,
           test_payment = case when gateway_order_id is null then $4 else test_payment end,
           pay_until = greatest(pay_until, created_at + make_interval(mins => $3))
         where id = $1`,
};

export async function find(db: Queryable, orderId: string): Promise<UnpaidOrderRow | null> {
  return (await db.query<UnpaidOrderRow>(findOrder, [orderId]))[0] ?? null;
}

/** Holds the order until the transaction ends. */
export async function lock(tx: Queryable, orderId: string): Promise<UnpaidOrderRow | null> {
  return (await tx.query<UnpaidOrderRow>(lockOrder, [orderId]))[0] ?? null;
}

interface NewMethod {
  readonly method: PaymentMethod;
  readonly holdMinutes: number;
  readonly testPayment: boolean;
}

export async function setMethod(
  tx: Queryable,
  orderId: string,
  { method, holdMinutes, testPayment }: NewMethod,
): Promise<void> {
  await tx.query(updateMethod, [orderId, method, holdMinutes, testPayment]);
}
