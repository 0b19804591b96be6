import type { z } from 'zod';
import type { AdminOrder } from '#contracts/office-orders.ts';
import type { upiRequest } from '#contracts/orders.ts';
import type { EnabledPaymentMethods } from '#domain/orders/checkout.ts';
import type { GatewayPaymentStatus, PaymentMethod } from '#domain/orders/payment.ts';
import type { Queryable } from '../db/database.ts';

// What orders ask of payments, which import orders: the module of payments has what fits these types.

/** What checkout and an order show about paying. */
export interface PaymentViews {
  readonly options: EnabledPaymentMethods;
  /** What is offered to whoever reaches the shop from outside: the test gateway is for its own machine alone. */
  readonly foreignOptions: EnabledPaymentMethods;
  /** True: the gateway is the built-in one, which moves no money. */
  readonly testGateway: boolean;
  /** Null: the shop takes no transfers by UPI. */
  upiRequest(order: { readonly number: string; readonly totalPaise: number }): z.infer<typeof upiRequest> | null;
}

/** A payment at the gateway that is locked until the transaction ends. */
export interface LockedPayment {
  readonly gatewayPaymentId: string;
  readonly orderId: string | null;
  readonly status: GatewayPaymentStatus;
  readonly amountPaise: number;
  readonly refundedPaise: number;
  readonly currency: string;
  /** True: it came beside the payment that paid its order. */
  readonly extra: boolean;
}

/** The payments of an order at the gateway. */
export interface GatewayPayments {
  listOfOrder(orderId: string): Promise<AdminOrder['gatewayPayments']>;
  /** The money of the order itself, which came too late, has gone back. */
  markOwnRefunded(tx: Queryable, orderId: string): Promise<void>;
  /** What came beside the order's own money and has not gone back. */
  lockExtrasDue(tx: Queryable, orderId: string): Promise<readonly LockedPayment[]>;
  /** Null: there is none. */
  lock(tx: Queryable, gatewayPaymentId: string): Promise<LockedPayment | null>;
  addRefund(tx: Queryable, gatewayPaymentId: string, paise: number): Promise<void>;
}

/** Refunds that the gateway makes. */
export interface GatewayRefunds {
  /** Whether the money of such an order goes back by the gateway, unless somebody gives it back by hand. */
  isOn(order: { readonly paymentMethod: PaymentMethod; readonly testPayment: boolean }): boolean;
  /** Has the gateway make a refund that was written in the same transaction. False: it is not one for the gateway. */
  ask(tx: Queryable, refundId: string): Promise<boolean>;
  /** Asks once more for one that failed. */
  retry(tx: Queryable, refund: { readonly refundId: string; readonly orderId: string }): Promise<void>;
  /** One that failed was paid in another way. */
  markByHand(
    tx: Queryable,
    refund: { readonly refundId: string; readonly orderId: string; readonly reference: string },
  ): Promise<void>;
}
