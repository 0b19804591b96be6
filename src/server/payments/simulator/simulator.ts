import { signCallback } from '../gateway/signatures.ts';
import { createSimulatedRefunds } from './simulated-refunds.ts';
import { newId, SimulatorRefusal } from './simulator-words.ts';
import { createDeliveries, type WebhookDelivery } from './webhook-deliveries.ts';
import type {
  StoredPayment,
  SimulatedOrder,
  SimulatedPayment,
  SimulatedStatus,
  SimulatorStore,
} from './simulator-store.ts';

export interface SimulatorKeys {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
}

/** What a buyer does at the gateway, and what the bank makes of it. */
export interface SimulatedAttempt {
  readonly status: SimulatedStatus;
  /** Captured by itself after this long. */
  readonly capturesInMs?: number;
  /** Only a gateway gone wrong takes another amount than its order has, or money for an order that is paid. */
  readonly amount?: number;
  readonly currency?: string;
  readonly evenIfPaid?: boolean;
}

/** What the gateway hands to a browser that has paid. */
export interface SimulatedCallback {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}

export interface AttemptResult {
  readonly payment: SimulatedPayment;
  readonly callback: SimulatedCallback;
  /** The webhooks that follow, in the order in which things happened. */
  readonly deliveries: readonly WebhookDelivery[];
}

export type Simulator = ReturnType<typeof createSimulator>;

const failure = 'Your payment was declined by the bank. No money was taken.';

function withStatus(payment: SimulatedPayment, status: SimulatedStatus): SimulatedPayment {
  const failed = status === 'failed';
  return {
    ...payment,
    status,
    captured: status === 'captured',
    error_code: failed ? 'BAD_REQUEST_ERROR' : null,
    error_description: failed ? failure : null,
  };
}

export interface SimulatorOptions {
  readonly keys: SimulatorKeys;
  readonly store: SimulatorStore;
  readonly nowMs?: () => number;
}

/** Behaves like Razorpay as far as the shop can see, and moves no money. */
export function createSimulator({ keys, store, nowMs = Date.now }: SimulatorOptions) {
  const seconds = (): number => Math.floor(nowMs() / 1000);

  async function requireOrder(id: string): Promise<SimulatedOrder> {
    const order = await store.order(id);
    if (!order) throw new SimulatorRefusal('The id provided does not exist');
    return order;
  }

  async function updateOrder(
    order: SimulatedOrder,
    payment: SimulatedPayment,
    isNew: boolean,
  ): Promise<SimulatedOrder> {
    const paid = payment.status === 'captured' || order.status === 'paid';
    const booked: SimulatedOrder = {
      ...order,
      status: paid ? 'paid' : 'attempted',
      amount_paid: paid ? order.amount : 0,
      amount_due: paid ? 0 : order.amount,
      attempts: order.attempts + (isNew ? 1 : 0),
    };
    await store.saveOrder(booked);
    return booked;
  }

  async function recordPayment(kept: StoredPayment, before: SimulatedPayment | null): Promise<AttemptResult> {
    const { payment } = kept;
    await store.savePayment(kept);
    const order = await updateOrder(await requireOrder(payment.order_id), payment, before === null);
    return {
      payment,
      callback: {
        razorpay_order_id: order.id,
        razorpay_payment_id: payment.id,
        razorpay_signature: signCallback(keys.keySecret, order.id, payment.id),
      },
      deliveries: createDeliveries({ order, payment }, before, keys.webhookSecret),
    };
  }

  async function setPaymentStatus(id: string, status: SimulatedStatus): Promise<AttemptResult> {
    const kept = await store.payment(id);
    if (!kept) throw new SimulatorRefusal('The id provided does not exist');
    return recordPayment({ payment: withStatus(kept.payment, status), capturesAtMs: null }, kept.payment);
  }

  /** A bank that takes a while has paid by the time it said, even if the process that knew has ended since. */
  async function captureIfDue({ payment, capturesAtMs }: StoredPayment): Promise<SimulatedPayment> {
    const isDue = capturesAtMs !== null && capturesAtMs <= nowMs();
    return isDue ? (await setPaymentStatus(payment.id, 'captured')).payment : payment;
  }

  return {
    keys,
    order: requireOrder,
    /** What becomes of a payment later: it is captured, or fails, or comes true after it had failed. */
    advance: setPaymentStatus,

    async createOrder(
      newOrder: Pick<SimulatedOrder, 'amount' | 'currency' | 'receipt' | 'notes'>,
    ): Promise<SimulatedOrder> {
      const order: SimulatedOrder = {
        id: newId('order'),
        entity: 'order',
        ...newOrder,
        amount_paid: 0,
        amount_due: newOrder.amount,
        status: 'created',
        attempts: 0,
        created_at: seconds(),
      };
      await store.saveOrder(order);
      return order;
    },

    async attempt(orderId: string, attempt: SimulatedAttempt): Promise<AttemptResult> {
      const order = await requireOrder(orderId);
      if (order.status === 'paid' && !attempt.evenIfPaid) {
        throw new SimulatorRefusal('Payment already done for this order.');
      }
      const payment: SimulatedPayment = {
        id: newId('pay'),
        entity: 'payment',
        amount: attempt.amount ?? order.amount,
        amount_refunded: 0,
        currency: attempt.currency ?? order.currency,
        status: 'created',
        order_id: order.id,
        method: 'upi',
        captured: false,
        error_code: null,
        error_description: null,
        created_at: seconds(),
      };
      const capturesAtMs = attempt.capturesInMs === undefined ? null : nowMs() + attempt.capturesInMs;
      return recordPayment({ payment: withStatus(payment, attempt.status), capturesAtMs }, null);
    },

    async payment(id: string): Promise<SimulatedPayment> {
      const kept = await store.payment(id);
      if (!kept) throw new SimulatorRefusal('The id provided does not exist');
      return captureIfDue(kept);
    },

    async listPayments(orderId: string): Promise<SimulatedPayment[]> {
      await requireOrder(orderId);
      return Promise.all((await store.paymentsOf(orderId)).map(captureIfDue));
    },

    ...createSimulatedRefunds({ keys, store, nowMs }),
  };
}
