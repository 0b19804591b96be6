import { expect, it } from 'vitest';
import { holdMinutes, paymentMethodNames, paymentMethods } from './payment.ts';

it('an order keeps its units half an hour for the gateway, a day for UPI, three days for cash to be confirmed, and a week for a transfer', () => {
  expect(holdMinutes).toEqual({ cod: 4320, upi: 1440, razorpay: 30, 'bank-transfer': 10_080 });
});

it('each way of paying has a name of its own', () => {
  expect(new Set(Object.values(paymentMethodNames)).size).toBe(paymentMethods.length);
});
