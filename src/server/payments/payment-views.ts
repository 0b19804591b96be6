import type { PaymentViews } from '../orders/order-payments.ts';
import { paymentsDisabled, type PaymentSettings } from './payment-settings.ts';
import { encode } from 'uqr';
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

/** A run of dark squares in one row. */
const bar = (x: number, y: number, width: number): string => `M${x} ${y}h${width}v1h-${width}z`;

interface QrCode {
  readonly size: number;
  readonly path: string;
}

function draw(link: string): QrCode {
  const { size, data } = encode(link, { ecc: 'M', border: 0 });
  let path = '';
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      let end = x + 1;
      while (end < size && row[end]) end += 1;
      path += bar(x, y, end - x);
      x = end;
    }
  }
  return { size, path };
}

/** An open page asks for its order every few seconds, and a code takes longer to draw than the order to read. */
const drawn = new Map<string, QrCode>();
const maxCachedCodes = 200;

/** The dark squares of a QR code as one SVG path on a grid, without the quiet margin of four squares around it. */
export function upiQr(link: string): QrCode {
  const known = drawn.get(link);
  if (known) return known;
  const code = draw(link);
  if (drawn.size >= maxCachedCodes) drawn.clear();
  drawn.set(link, code);
  return code;
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
