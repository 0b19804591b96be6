/** One payment as the gateway tells of it. 'authorized': the bank promised the money. 'captured': it is ours. */
export interface GatewayPayment {
  readonly gatewayPaymentId: string;
  readonly gatewayOrderId: string;
  readonly amountPaise: number;
  readonly currency: string;
  readonly status: 'created' | 'failed' | 'authorized' | 'captured';
  /** 'card', 'upi', ... */
  readonly method: string | null;
  /** Why it failed, as a sentence for the buyer. */
  readonly failure: string | null;
}

interface NewGatewayOrder {
  readonly amountPaise: number;
  readonly currency: string;
  /** Our number of the order, at most 40 characters. */
  readonly receipt: string;
  readonly notes: Readonly<Record<string, string>>;
}

/** A refund as the gateway tells of it. 'pending': it has taken it on, and the bank has not confirmed it yet. */
export interface GatewayRefund {
  readonly gatewayRefundId: string;
  readonly gatewayPaymentId: string;
  readonly amountPaise: number;
  readonly status: 'pending' | 'processed' | 'failed';
  /** What we called it when we asked. */
  readonly receipt: string | null;
}

interface NewGatewayRefund {
  readonly gatewayPaymentId: string;
  readonly amountPaise: number;
  /** What we call it, at most 40 characters. Asked for twice under one name, it is made once. */
  readonly receipt: string;
}

/** What the shop asks of a gateway. Each call may throw GatewayUnavailable, and none may be made inside a transaction. */
export interface GatewayClient {
  createOrder(order: NewGatewayOrder): Promise<string>;
  /** Every try to pay an order, the oldest first. What was paid back is left out. */
  listPayments(gatewayOrderId: string): Promise<GatewayPayment[]>;
  /** Null: it was paid back. */
  findPayment(gatewayPaymentId: string): Promise<GatewayPayment | null>;
  /** Gives money of a payment back. It may throw GatewayRefused: then it is not given back, and asking again helps nobody. */
  refundPayment(refund: NewGatewayRefund): Promise<GatewayRefund>;
  findRefund(gatewayRefundId: string): Promise<GatewayRefund>;
}

export interface Gateway extends GatewayClient {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecrets: readonly string[];
  /** Where browsers get the checkout script. */
  readonly script: string;
  /** True: the built-in one, which moves no money. */
  readonly test: boolean;
}

/** The gateway said no, for good. The message is its sentence. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused';
}

/** The gateway did not answer in time, or not with what was asked for. Nothing is known about the payment. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}
