import type { PaymentStart } from '#contracts/payments.ts';
import { Refusal } from '#domain/errors.ts';
import type { OrderStatus } from '#domain/orders/order-state.ts';
import type { PaymentStatus } from '#domain/orders/payment.ts';
import { absoluteUrl } from '#domain/paths/paths.ts';
import { apiPaths } from '#domain/paths/api-paths.ts';
import { shop } from '#domain/shop/shop.ts';
import type { Database } from '../db/database.ts';
import type { OrderCaller } from '../orders/order-access.ts';
import type { OrderService } from '../orders/order.service.ts';
import type { Retention } from '../db/retention.ts';
import type { FinalisePayment } from './finalise-payment.service.ts';
import { GatewayUnavailable, type Gateway } from './gateway/gateway.ts';
import * as watches from './gateway/gateway-watch.repository.ts';
import * as rows from './payment.repository.ts';
import type { PayableOrder } from './payment.repository.ts';
import { isCallbackSignatureValid, type SignedCallback } from './gateway/signatures.ts';
import * as testGateway from './simulator/simulator-store.repository.ts';

export interface PaymentDeps {
  readonly db: Database;
  readonly gateway: Gateway | null;
  readonly publicUrl: () => string;
  readonly orders: Pick<OrderService, 'require'>;
  readonly finalisePayment: FinalisePayment;
}

export interface PaidOrder {
  readonly orderId: string;
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
}

export type PaymentService = ReturnType<typeof createPaymentService>;

const sentences = {
  paid: 'This order is already paid.',
  late: 'The time to pay for this order is over. Please order again.',
  underway: 'Your bank is still working on a payment for this order. Please wait for its answer.',
};

/** Whatever the gateway's trouble is, the buyer is told to come again, and the log has the cause. */
async function callGateway<T>(question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw new Refusal('gateway-unavailable', undefined, { cause: error });
    throw error;
  }
}

function requirePayable(order: PayableOrder | null): asserts order is PayableOrder {
  if (!order) throw new Refusal('order-unknown');
  if (order.method !== 'razorpay') throw new Refusal('payment-unavailable');
  if (order.paymentStatus === 'paid') throw new Refusal('payment-not-due', sentences.paid);
  if (order.status !== 'pending') throw new Refusal('payment-not-due');
  if (order.late) throw new Refusal('payment-not-due', sentences.late);
}

export function createPaymentService({ db, gateway, publicUrl, orders, finalisePayment }: PaymentDeps) {
  /** The order of the gateway, made once. Of several that are made at the same moment, one is kept by all. */
  async function openGatewayOrder(order: PayableOrder, { createOrder, test }: Gateway): Promise<string> {
    const { id: orderId, number, totalPaise: amountPaise, currency } = order;
    const notes = { order: number };
    const gatewayOrderId = await callGateway(createOrder({ amountPaise, currency, receipt: number, notes }));
    const isOurs = await db.transaction((tx) => watches.assignAndWatch(tx, { gatewayOrderId, orderId }, test));
    return isOurs ? gatewayOrderId : (await rows.findPayableOrder(db, orderId))!.gatewayOrderId!;
  }

  /** What came of attempts to pay, as the gateway knows it: each counts. */
  async function finaliseAttempts(gatewayOrderId: string, { listPayments }: Gateway) {
    const payments = await listPayments(gatewayOrderId);
    for (const payment of payments) await db.transaction((tx) => finalisePayment(tx, payment));
    return payments;
  }

  /** Nobody pays twice: before a second attempt, the gateway is asked how the first one went. */
  async function requireNothingPaid(orderId: string, gatewayOrderId: string, from: Gateway): Promise<void> {
    const payments = await callGateway(finaliseAttempts(gatewayOrderId, from));
    requirePayable(await rows.findPayableOrder(db, orderId));
    if (payments.some(({ status }) => status === 'authorized'))
      throw new Refusal('payment-not-due', sentences.underway);
  }

  async function stateOf(gatewayOrderId: string): Promise<PaidOrder> {
    const { id, status, paymentStatus } = (await rows.findOrderByGatewayId(db, gatewayOrderId))!;
    return { orderId: id, status, paymentStatus };
  }

  return {
    async start(idOrNumber: string, caller: OrderCaller): Promise<PaymentStart> {
      const orderId = await orders.require(idOrNumber, caller);
      const order = await rows.findPayableOrder(db, orderId);
      requirePayable(order);
      if (!gateway) throw new Refusal('payment-unavailable');
      const earlier = order.test === gateway.test ? order.gatewayOrderId : null;
      if (earlier) await requireNothingPaid(orderId, earlier, gateway);
      const gatewayOrderId = earlier ?? (await openGatewayOrder(order, gateway));
      return {
        script: gateway.script,
        keyId: gateway.keyId,
        gatewayOrderId,
        amount: order.totalPaise,
        currency: order.currency,
        shopName: shop.name,
        description: `Order ${order.number}`,
        prefill: { name: order.name ?? '', email: order.email, contact: order.phone ?? '' },
        callbackUrl: absoluteUrl(publicUrl(), apiPaths.gatewayCallback(orderId)),
        test: gateway.test,
      };
    },

    /** What a browser says about a payment counts as far as the gateway has signed it, for an order id of ours. */
    async verify(claim: SignedCallback): Promise<PaidOrder> {
      const order = await rows.findOrderByGatewayId(db, claim.gatewayOrderId);
      if (!gateway || !order) throw new Refusal('payment-foreign');
      const { gatewayOrderId } = order;
      if (!isCallbackSignatureValid(gateway.keySecret, { ...claim, gatewayOrderId })) {
        throw new Refusal('payment-signature-wrong');
      }
      try {
        const payment = await gateway.findPayment(claim.gatewayPaymentId);
        if (payment && payment.gatewayOrderId !== gatewayOrderId) throw new Refusal('payment-foreign');
        if (payment) await db.transaction((tx) => finalisePayment(tx, payment));
      } catch (error) {
        if (!(error instanceof GatewayUnavailable)) throw error;
        // Something was paid, and how much is not known yet. The reconciler asks again until it is.
        await db.transaction((tx) => rows.setProcessing(tx, order.id));
      }
      return stateOf(gatewayOrderId);
    },

    /**
     * What came of attempts to pay an order online, as far as the gateway can be asked. If it cannot, it is watched on, and what
     * comes later counts, or goes back.
     */
    async settleAttempts(orderId: string): Promise<void> {
      const order = await rows.findPayableOrder(db, orderId);
      if (!gateway || !order?.gatewayOrderId || order.test !== gateway.test) return;
      try {
        await finaliseAttempts(order.gatewayOrderId, gateway);
      } catch (error) {
        if (!(error instanceof GatewayUnavailable)) throw error;
      }
    },

    /** A try ended badly, as far as a browser knows: the gateway is asked soon what came of it. */
    scheduleCheck: (orderId: string): Promise<void> => watches.scheduleNow(db, orderId),
  };
}

export const paymentRetention: Retention = {
  async deleteExpired(db) {
    await rows.deleteExpiredEvents(db);
    await watches.deleteExpired(db);
    await testGateway.deleteExpired(db);
  },
};
