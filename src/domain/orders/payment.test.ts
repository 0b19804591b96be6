import { expect, it } from 'vitest';
import { paymentMethodNames, paymentMethods, paymentWaitMinutes } from './payment.ts';

it('an order waits for its payment half an hour at the gateway, a day by UPI, and not at all for cash', () => {
  expect(paymentMethods.map((method) => [method, paymentWaitMinutes(method)])).toEqual([
    ['cod', null],
    ['upi', 1440],
    ['razorpay', 30],
  ]);
});

it('each way of paying has a name of its own', () => {
  expect(new Set(Object.values(paymentMethodNames)).size).toBe(paymentMethods.length);
});
