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

/** What the shop asks of a gateway. Each call may throw GatewayUnavailable, and none may be made inside a transaction. */
export interface GatewayClient {
  createOrder(order: NewGatewayOrder): Promise<string>;
  /** Every try to pay an order, the oldest first. What was paid back is left out. */
  listPayments(gatewayOrderId: string): Promise<GatewayPayment[]>;
  /** Null: it was paid back. */
  findPayment(gatewayPaymentId: string): Promise<GatewayPayment | null>;
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

/** The gateway did not answer in time, or not with what was asked for. Nothing is known about the payment. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}
