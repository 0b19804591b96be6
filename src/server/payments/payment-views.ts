import { qrCode } from '../qr/qr-code.ts';
import type { PaymentViews } from '../orders/order-payments.ts';
import { paymentsDisabled, type PaymentSettings } from './payment-settings.ts';
import { toDecimal, toPaise } from '#domain/money/money.ts';
import { shop } from '#domain/shop/shop.ts';

/** Percent-encoded for an address. The @ of a payment address may stay, and some apps read it only so. */
const escape = (text: string): string => encodeURIComponent(text).replaceAll('%40', '@');

/** Opens a payment app with everything filled in. It tells the shop nothing: the admin confirms the money by hand. */
export function upiLink(vpa: string, order: { readonly number: string; readonly totalPaise: number }): string {
  const fields = {
    pa: vpa,
    pn: shop.name,
    tr: order.number,
    tn: `Order ${order.number}`,
    am: toDecimal(toPaise(order.totalPaise)),
    cu: 'INR',
  };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${escape(value)}`);
  return `upi://pay?${query.join('&')}`;
}

export function paymentViews({ gateway, upiVpa: vpa }: PaymentSettings = paymentsDisabled): PaymentViews {
  return {
    options: { gateway: gateway !== null, upi: vpa !== null },
    foreignOptions: { gateway: gateway !== null && gateway !== 'test', upi: vpa !== null },
    testGateway: gateway === 'test',
    upiRequest(order) {
      if (vpa === null) return null;
      const link = upiLink(vpa, order);
      return { vpa, link, qr: qrCode(link) };
    },
  };
}
