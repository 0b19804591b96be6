import { describe, expect, it } from 'vitest';
import { simulatorKeys, useSimulator } from '#tests/support/builders/payments.ts';
import { GatewayTrouble } from './gateway.ts';
import { razorpayClient } from './razorpay-client.ts';

const wish = { amountPaise: 349_900, currency: 'INR', receipt: 'PK-1001', notes: { order: 'PK-1001' } };

describe('the client of the gateway, over HTTP', () => {
  const server = useSimulator();
  const client = (changes: object = {}) => razorpayClient({ keys: { ...server().keys, ...changes } });

  it('makes an order and hears of its payments', async () => {
    const gatewayOrderId = await client().createOrder(wish);
    expect(await client().paymentsOf(gatewayOrderId)).toEqual([]);
    const { payment: failed } = await server().simulator.attempt(gatewayOrderId, { status: 'failed' });
    const { payment: good } = await server().simulator.attempt(gatewayOrderId, { status: 'captured' });
    const common = { gatewayOrderId, amountPaise: 349_900, currency: 'INR', method: 'upi' };
    const failure = 'Your payment was declined by the bank. No money was taken.';
    expect(await client().paymentsOf(gatewayOrderId)).toEqual([
      { ...common, gatewayPaymentId: failed.id, status: 'failed', failure },
      { ...common, gatewayPaymentId: good.id, status: 'captured', failure: null },
    ]);
    expect(await client().payment(good.id)).toMatchObject({ status: 'captured' });
  });

  it.each(['silence', 'cut', 'error', 'garbage', 'wrong-shape'] as const)(
    'takes %s for trouble of the gateway, and no answer for a payment',
    async (trouble) => {
      server().trouble = trouble;
      const impatient = client({ patienceMs: 100 });
      await expect(impatient.createOrder(wish)).rejects.toThrow(GatewayTrouble);
      await expect(impatient.paymentsOf('order_1')).rejects.toThrow(GatewayTrouble);
      await expect(impatient.payment('pay_1')).rejects.toThrow(GatewayTrouble);
    },
  );

  it('says what the gateway refused', async () => {
    await expect(client({ keySecret: 'wrong' }).createOrder(wish)).rejects.toThrow('Authentication failed');
    await expect(client().payment('pay_none')).rejects.toThrow('The id provided does not exist');
    await expect(client().createOrder({ ...wish, receipt: 'x'.repeat(41) })).rejects.toThrow('40 characters');
    await expect(client().createOrder({ ...wish, amountPaise: 99 })).rejects.toThrow('at least INR 1.00');
  });

  it('cannot be led to another address with the keys in hand', async () => {
    const asked: string[] = [];
    const ask = async (url: string, init: RequestInit) => {
      asked.push(`${init.method} ${url} ${init.redirect}`);
      return Response.json({ id: 'order_1' });
    };
    await razorpayClient({ keys: { ...simulatorKeys, apiUrl: 'https://api.example' }, ask }).createOrder(wish);
    expect(asked).toEqual(['POST https://api.example/v1/orders error']);
  });

  it('keeps what does not belong in a path out of it', async () => {
    const asked: string[] = [];
    const ask = async (url: string) => {
      asked.push(new URL(url).pathname);
      return Response.json({ items: [] });
    };
    await razorpayClient({ keys: { ...simulatorKeys, apiUrl: 'https://api.example' }, ask }).paymentsOf('../x?y');
    expect(asked).toEqual(['/v1/orders/..%2Fx%3Fy/payments']);
  });
});
