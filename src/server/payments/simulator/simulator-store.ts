/** An order as Razorpay's API shows it. */
export interface SimulatedOrder {
  readonly id: string;
  readonly entity: 'order';
  readonly amount: number;
  readonly amount_paid: number;
  readonly amount_due: number;
  readonly currency: string;
  readonly receipt: string | null;
  readonly status: 'created' | 'attempted' | 'paid';
  readonly attempts: number;
  readonly notes: Readonly<Record<string, string>>;
  readonly created_at: number;
}

export type SimulatedStatus = 'created' | 'authorized' | 'captured' | 'failed' | 'refunded';

export interface SimulatedPayment {
  readonly id: string;
  readonly entity: 'payment';
  readonly amount: number;
  /** Absent: it was paid before the gateway could refund. */
  readonly amount_refunded?: number;
  readonly currency: string;
  readonly status: SimulatedStatus;
  readonly order_id: string;
  readonly method: string;
  readonly captured: boolean;
  readonly error_code: string | null;
  readonly error_description: string | null;
  readonly created_at: number;
}

/** When a bank that takes a while will have paid, in milliseconds since 1970. The API does not show it. */
export interface StoredPayment {
  readonly payment: SimulatedPayment;
  readonly capturesAtMs: number | null;
}

/** A refund as Razorpay's API shows it. */
export interface SimulatedRefund {
  readonly id: string;
  readonly entity: 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly payment_id: string;
  readonly receipt: string | null;
  readonly status: 'pending' | 'processed' | 'failed';
  readonly created_at: number;
}

/** When its bank will have confirmed it, in milliseconds since 1970. */
export interface StoredRefund {
  readonly refund: SimulatedRefund;
  readonly processesAtMs: number | null;
}

/** What was asked under a key, and what came of it. Null: it is still running. */
export interface KeyedRequest {
  readonly request: string;
  readonly outcome: { readonly refundId: string } | { readonly refusal: string } | null;
}

export interface SimulatorStore {
  order(id: string): Promise<SimulatedOrder | null>;
  payment(id: string): Promise<StoredPayment | null>;
  /** The oldest first. */
  paymentsOf(orderId: string): Promise<StoredPayment[]>;
  saveOrder(order: SimulatedOrder): Promise<void>;
  savePayment(kept: StoredPayment): Promise<void>;
  refund(id: string): Promise<StoredRefund | null>;
  saveRefund(kept: StoredRefund): Promise<void>;
  /** Counts what goes back of a payment, at once and never more than came; below zero it comes back. False: it does not fit. */
  addRefunded(paymentId: string, amount: number): Promise<boolean>;
  /** Null: nobody has asked under this key before, and now somebody has. */
  beginKeyed(key: string, request: string): Promise<KeyedRequest | null>;
  endKeyed(key: string, ended: KeyedRequest): Promise<void>;
}

/** A payment of which so much more has gone back. Null: it does not fit. */
function withRefunded(payment: SimulatedPayment, more: number): SimulatedPayment | null {
  const refunded = (payment.amount_refunded ?? 0) + more;
  if (refunded < 0 || refunded > payment.amount) return null;
  return { ...payment, amount_refunded: refunded, status: refunded === payment.amount ? 'refunded' : 'captured' };
}

/** For tests, in which the simulator is one process. */
export function memoryStore(): SimulatorStore & { readonly orders: ReadonlyMap<string, SimulatedOrder> } {
  const orders = new Map<string, SimulatedOrder>();
  const payments = new Map<string, StoredPayment>();
  const refunds = new Map<string, StoredRefund>();
  const keyed = new Map<string, KeyedRequest>();
  return {
    orders,
    order: async (id) => orders.get(id) ?? null,
    payment: async (id) => payments.get(id) ?? null,
    paymentsOf: async (orderId) => [...payments.values()].filter(({ payment }) => payment.order_id === orderId),
    saveOrder: async (order) => void orders.set(order.id, order),
    savePayment: async (kept) => void payments.set(kept.payment.id, kept),
    refund: async (id) => refunds.get(id) ?? null,
    saveRefund: async (kept) => void refunds.set(kept.refund.id, kept),
    async addRefunded(paymentId, amount) {
      const kept = payments.get(paymentId)!;
      const payment = withRefunded(kept.payment, amount);
      if (payment) payments.set(paymentId, { ...kept, payment });
      return payment !== null;
    },
    async beginKeyed(key, request) {
      const before = keyed.get(key);
      if (!before) keyed.set(key, { request, outcome: null });
      return before ?? null;
    },
    endKeyed: async (key, ended) => void keyed.set(key, ended),
  };
}
