import { describe, expect, it } from 'vitest';
import { simulatorKeys, useSimulator } from '#tests/support/builders/payments.ts';
import { GatewayUnavailable } from './gateway.ts';
import { razorpayClient } from './razorpay-client.ts';

const wish = { amountPaise: 349_900, currency: 'INR', receipt: 'PK-1001', notes: { order: 'PK-1001' } };

describe('the client of the gateway, over HTTP', () => {
  const server = useSimulator();
  const client = (changes: object = {}) => razorpayClient({ keys: { ...server().keys, ...changes } });

  it('makes an order and hears of its payments', async () => {
    const gatewayOrderId = await client().createOrder(wish);
    expect(await client().listPayments(gatewayOrderId)).toEqual([]);
    const { payment: failed } = await server().simulator.attempt(gatewayOrderId, { status: 'failed' });
    const { payment: good } = await server().simulator.attempt(gatewayOrderId, { status: 'captured' });
    const common = { gatewayOrderId, amountPaise: 349_900, currency: 'INR', method: 'upi' };
    const failure = 'Your payment was declined by the bank. No money was taken.';
    expect(await client().listPayments(gatewayOrderId)).toEqual([
      { ...common, gatewayPaymentId: failed.id, status: 'failed', failure },
      { ...common, gatewayPaymentId: good.id, status: 'captured', failure: null },
    ]);
    expect(await client().findPayment(good.id)).toMatchObject({ status: 'captured' });
  });

  it.each(['timeout', 'connection-reset', 'error', 'invalid-json', 'invalid-schema'] as const)(
    'throws GatewayUnavailable for %s',
    async (fault) => {
      server().fault = fault;
      const impatient = client({ timeoutMs: 100 });
      await expect(impatient.createOrder(wish)).rejects.toThrow(GatewayUnavailable);
      await expect(impatient.listPayments('order_1')).rejects.toThrow(GatewayUnavailable);
      await expect(impatient.findPayment('pay_1')).rejects.toThrow(GatewayUnavailable);
    },
  );

  it('says what the gateway refused', async () => {
    await expect(client({ keySecret: 'wrong' }).createOrder(wish)).rejects.toThrow('Authentication failed');
    await expect(client().findPayment('pay_none')).rejects.toThrow('The id provided does not exist');
    await expect(client().createOrder({ ...wish, receipt: 'x'.repeat(41) })).rejects.toThrow('40 characters');
    await expect(client().createOrder({ ...wish, amountPaise: 99 })).rejects.toThrow('at least INR 1.00');
  });

  it('does not follow redirects', async () => {
    const asked: string[] = [];
    const fetchFunction = async (url: string, init: RequestInit) => {
      asked.push(`${init.method} ${url} ${init.redirect}`);
      return Response.json({ id: 'order_1' });
    };
    await razorpayClient({ keys: { ...simulatorKeys, apiUrl: 'https://api.example' }, fetchFunction }).createOrder(
      wish,
    );
    expect(asked).toEqual(['POST https://api.example/v1/orders error']);
  });

  it('keeps what does not belong in a path out of it', async () => {
    const asked: string[] = [];
    const fetchFunction = async (url: string) => {
      asked.push(new URL(url).pathname);
      return Response.json({ items: [] });
    };
    await razorpayClient({ keys: { ...simulatorKeys, apiUrl: 'https://api.example' }, fetchFunction }).listPayments(
      '../x?y',
    );
    expect(asked).toEqual(['/v1/orders/..%2Fx%3Fy/payments']);
  });
});
