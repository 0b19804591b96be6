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

export type SimulatedStatus = 'created' | 'authorized' | 'captured' | 'failed';

export interface SimulatedPayment {
  readonly id: string;
  readonly entity: 'payment';
  readonly amount: number;
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

export interface SimulatorStore {
  order(id: string): Promise<SimulatedOrder | null>;
  payment(id: string): Promise<StoredPayment | null>;
  /** The oldest first. */
  paymentsOf(orderId: string): Promise<StoredPayment[]>;
  saveOrder(order: SimulatedOrder): Promise<void>;
  savePayment(kept: StoredPayment): Promise<void>;
}

/** For tests, in which the simulator is one process. */
export function memoryStore(): SimulatorStore & { readonly orders: ReadonlyMap<string, SimulatedOrder> } {
  const orders = new Map<string, SimulatedOrder>();
  const payments = new Map<string, StoredPayment>();
  return {
    orders,
    order: async (id) => orders.get(id) ?? null,
    payment: async (id) => payments.get(id) ?? null,
    paymentsOf: async (orderId) => [...payments.values()].filter(({ payment }) => payment.order_id === orderId),
    saveOrder: async (order) => void orders.set(order.id, order),
    savePayment: async (kept) => void payments.set(kept.payment.id, kept),
  };
}
