import { expect, it } from 'vitest';
import { holdMinutes, paymentMethodNames, paymentMethods } from './payment.ts';

it('an order keeps its units half an hour for the gateway, a day for UPI, and three days for cash to be confirmed', () => {
  expect(holdMinutes).toEqual({ cod: 4320, upi: 1440, razorpay: 30 });
});

it('each way of paying has a name of its own', () => {
  expect(new Set(Object.values(paymentMethodNames)).size).toBe(paymentMethods.length);
});
