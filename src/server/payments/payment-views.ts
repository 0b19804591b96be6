import type { PaymentViews } from '../orders/order-payments.ts';
import { paymentsDisabled, type PaymentSettings } from './payment-settings.ts';
import { upiLink, upiQr } from './upi.ts';

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
