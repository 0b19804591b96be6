export const paymentMethods = ['cod', 'upi', 'razorpay', 'bank-transfer'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * How the money of an order stands. 'processing': the bank has been asked and has not answered. 'refund-due': it came,
 * and has to go back. 'void': the order was cancelled before anything was paid.
 */
export const paymentStatuses = ['due', 'processing', 'paid', 'refund-due', 'refunded', 'void'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What became of one payment at the gateway. 'mismatch': its amount or currency is not the order's. */
export const gatewayPaymentStatuses = [
  'created',
  'failed',
  'authorized',
  'captured',
  'mismatch',
  'refund-due',
  'refunded',
] as const;
export type GatewayPaymentStatus = (typeof gatewayPaymentStatuses)[number];

/**
 * How a refund stands that the gateway makes. 'asked': it was written down and the bank has not confirmed it. 'by-hand': it failed
 * there, and was paid in another way.
 */
export const gatewayRefundStatuses = ['asked', 'processed', 'failed', 'by-hand'] as const;
export type GatewayRefundStatus = (typeof gatewayRefundStatuses)[number];

export const paymentMethodNames: Readonly<Record<PaymentMethod, string>> = {
  cod: 'Cash on delivery',
  upi: 'UPI',
  razorpay: 'Card, netbanking or UPI',
  'bank-transfer': 'Bank transfer',
};

/** The label of the built-in gateway, so that nobody takes it for a real one. */
export const testPaymentLabel = 'Test payment: no money moves';

/** The admin calls or writes to whoever pays in cash before the order is confirmed, and rests on Sundays. */
export const cashConfirmationDays = 3;

/** Money that nobody tells the shop of: the admin sees it come in. */
export const isTransfer = (method: PaymentMethod): boolean => method === 'upi' || method === 'bank-transfer';

/** A purchase department needs its days, and so does a bank over a long weekend. */
export const transferDays = 7;

/**
 * An order keeps its units this long without a payment or, in cash, without a confirmation. A transfer by UPI is
 * confirmed by hand by the admin, who sleeps at night. An order that was quoted may say otherwise.
 */
export const holdMinutes: Readonly<Record<PaymentMethod, number>> = {
  cod: cashConfirmationDays * 24 * 60,
  upi: 24 * 60,
  razorpay: 30,
  'bank-transfer': transferDays * 24 * 60,
};
