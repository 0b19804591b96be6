import type { upiRequest } from '#contracts/orders.ts';
import type { EnabledPaymentMethods } from '#domain/orders/checkout.ts';
import type { z } from 'zod';
import { paymentsDisabled, type PaymentSettings } from './payment-settings.ts';
import { upiLink, upiQr } from './upi.ts';

type UpiRequest = z.infer<typeof upiRequest>;

/** What checkout and an order show about paying. */
export interface PaymentViews {
  readonly options: EnabledPaymentMethods;
  /** What is offered to whoever reaches the shop from outside: the test gateway is for its own machine alone. */
  readonly foreignOptions: EnabledPaymentMethods;
  /** True: the gateway is the built-in one, which moves no money. */
  readonly testGateway: boolean;
  /** Null: the shop takes no transfers by UPI. */
  upiRequest(order: { readonly number: string; readonly totalPaise: number }): UpiRequest | null;
}

export function paymentViews({ gateway, upiVpa: vpa }: PaymentSettings = paymentsDisabled): PaymentViews {
  return {
    options: { gateway: gateway !== null, upi: vpa !== null },
    foreignOptions: { gateway: gateway !== null && gateway !== 'test', upi: vpa !== null },
    testGateway: gateway === 'test',
    upiRequest(order) {
      if (vpa === null) return null;
      const link = upiLink(vpa, order);
      return { vpa, link, qr: upiQr(link) };
    },
  };
}
