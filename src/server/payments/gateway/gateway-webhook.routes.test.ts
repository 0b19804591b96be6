import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import {
  beginPayment,
  buildPayingApp,
  effectsOn,
  orderState,
  paidOnce,
  sendWebhook,
  simulatorKeys,
  useSimulator,
} from '#tests/support/builders/payments.ts';
import { signWebhook, signCallback } from './signatures.ts';
import type { WebhookDelivery } from '../simulator/webhook-deliveries.ts';

const { keyId, keySecret, webhookSecret } = simulatorKeys;

type Forgery = (genuine: WebhookDelivery, number: number) => { body?: string; signature?: string | undefined };

const reversed = (value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, inner]) => [key, reversed(inner)]),
      )
    : value;

/** Everything someone may try who does not know the secret. Each makes another webhook of every number. */
const forgeries: Readonly<Record<string, Forgery>> = {
  'no signature': () => ({ signature: undefined }),
  'an empty signature': () => ({ signature: '' }),
  'a guessed signature': (_, number) => ({ signature: signWebhook(`guess ${number}`, String(number)) }),
  'a foreign secret': ({ body }, number) => ({ signature: signWebhook(`secret ${number}`, body) }),
  'a secret with one letter more': ({ body }, number) => ({
    signature: signWebhook(`${webhookSecret}${number}`, body),
  }),
  'the key secret': ({ body }) => ({ signature: signWebhook(keySecret, body) }),
  'the public key': ({ body }) => ({ signature: signWebhook(keyId, body) }),
  'no secret at all': ({ body }) => ({ signature: signWebhook('', body) }),
  'a signature cut short': ({ headers }, number) => ({
    signature: headers['x-razorpay-signature']!.slice(0, number % 64),
  }),
  'one digit changed': ({ headers }, number) => {
    const digits = [...headers['x-razorpay-signature']!];
    const place = number % 64;
    digits[place] = digits[place] === '0' ? '1' : '0';
    return { signature: digits.join('') };
  },
  'capital letters': ({ headers }) => ({ signature: `${headers['x-razorpay-signature']!.toUpperCase()}A` }),
  'a body cut short': ({ body }, number) => ({ body: body.slice(0, number % body.length) }),
  'a body with more': ({ body }, number) => ({ body: `${body}${' '.repeat(1 + (number % 50))}` }),
  'written again with spaces': ({ body }, number) => ({
    body: JSON.stringify(JSON.parse(body), null, 1 + (number % 9)),
  }),
  'written again in another order': ({ body }) => ({ body: JSON.stringify(reversed(JSON.parse(body))) }),
  'another amount': ({ body }, number) => ({ body: body.replaceAll(/"amount":\d+/g, `"amount":${number}`) }),
  'another status': ({ body }, number) => ({
    body: body.replace('"status":"captured"', `"status":"captured${number}"`),
  }),
  'one letter changed': ({ body }, number) => {
    const place = number % body.length;
    return { body: `${body.slice(0, place)}${body[place] === 'x' ? 'y' : 'x'}${body.slice(place + 1)}` };
  },
};

describeOnPostgres('POST /api/payments/razorpay/webhook', (database) => {
  const server = useSimulator();
  const build = () => buildPayingApp(database(), server());
  const begin = async () => {
    const app = build();
    return { app, ...(await beginPayment(app, database(), server())) };
  };

  it('changes nothing in 1,000 of 1,000 cases when it is forged, cut short, written again or of another secret', async () => {
    const { app, order, attempt } = await begin();
    const { deliveries } = await attempt({ status: 'captured' });
    const genuine = deliveries.find(({ event }) => event === 'payment.captured')!;
    const before = await effectsOn(database(), order.id);
    let refused = 0;
    const property = fc.asyncProperty(
      fc.constantFrom(...Object.keys(forgeries)),
      fc.nat({ max: 100_000 }),
      async (name, number) => {
        const { body = genuine.body, ...rest } = forgeries[name]!(genuine, number);
        const { 'x-razorpay-signature': own, ...headers } = genuine.headers;
        const signature = 'signature' in rest ? rest.signature : own!;
        const sent = {
          body,
          headers: { ...headers, ...(signature !== undefined && { 'x-razorpay-signature': signature }) },
        };
        const { statusCode } = await sendWebhook(app, sent);
        expect(statusCode, name).toBe(400);
        refused += 1;
      },
    );
    await fc.assert(property, { numRuns: 1000, endOnFailure: true });
    expect(refused).toBe(1000);
    expect(await effectsOn(database(), order.id)).toEqual(before);
    expect(await database().query('select from gateway_payments')).toEqual([]);
    expect(await database().query('select from gateway_events')).toEqual([]);
    // The one they were all made from would have paid the order.
    expect((await sendWebhook(app, genuine)).statusCode).toBe(200);
    expect(await effectsOn(database(), order.id)).toEqual(paidOnce);
  });

  it('has one effect, however often and in whatever order it comes', async () => {
    const { app, order, attempt } = await begin();
    const { deliveries } = await attempt({ status: 'captured' });
    for (const delivery of [...deliveries.toReversed(), ...deliveries, ...deliveries]) {
      expect((await sendWebhook(app, delivery)).statusCode).toBe(200);
    }
    expect(await effectsOn(database(), order.id)).toEqual(paidOnce);
    expect(await database().query('select from gateway_events')).toHaveLength(3);
  });

  it('counts once under its id, whatever it says the second time', async () => {
    const { app, order, attempt } = await begin();
    const { deliveries } = await attempt({ status: 'captured' });
    const [authorized, captured] = deliveries as [WebhookDelivery, WebhookDelivery];
    await sendWebhook(app, authorized);
    const { 'x-razorpay-event-id': id } = authorized.headers;
    const repeated = { body: captured.body, headers: { ...captured.headers, 'x-razorpay-event-id': id! } };
    expect((await sendWebhook(app, repeated)).statusCode).toBe(200);
    expect((await orderState(database(), order.id)).paymentStatus).toBe('processing');
  });

  it('has one effect without an id, or with one too long to be kept', async () => {
    const { app, order, attempt } = await begin();
    const { deliveries } = await attempt({ status: 'captured' });
    for (const { body, headers } of deliveries) {
      const { 'x-razorpay-event-id': _, ...anonymous } = headers;
      expect((await sendWebhook(app, { body, headers: anonymous })).statusCode).toBe(200);
      const long = { ...headers, 'x-razorpay-event-id': 'x'.repeat(201) };
      expect((await sendWebhook(app, { body, headers: long })).statusCode).toBe(200);
    }
    expect(await effectsOn(database(), order.id)).toEqual(paidOnce);
  });

  it('is tried again when its effect could not be written', async () => {
    const { app, order, attempt } = await begin();
    const { deliveries } = await attempt({ status: 'captured' });
    await database().query('alter table invoices rename to invoices_away');
    try {
      expect((await sendWebhook(app, deliveries[1]!)).statusCode).toBe(500);
    } finally {
      await database().query('alter table invoices_away rename to invoices');
    }
    expect(await database().query('select from gateway_events')).toEqual([]);
    expect((await sendWebhook(app, deliveries[1]!)).statusCode).toBe(200);
    expect(await effectsOn(database(), order.id)).toEqual(paidOnce);
  });

  it('may still be signed with the secret before, while both are set', async () => {
    const app = buildPayingApp(database(), server(), { webhookSecrets: ['the new secret', webhookSecret] });
    const { order, attempt } = await beginPayment(app, database(), server());
    const { deliveries } = await attempt({ status: 'captured' });
    const { body } = deliveries[1]!;
    const old = { body, headers: { 'x-razorpay-signature': signWebhook('an older secret', body) } };
    expect((await sendWebhook(app, old)).statusCode).toBe(400);
    expect((await sendWebhook(app, deliveries[1]!)).statusCode).toBe(200);
    expect((await orderState(database(), order.id)).paymentStatus).toBe('paid');
  });

  it.each([{ amount: 349_899 }, { amount: 34_990_000 }, { currency: 'USD' }])(
    'never pays an order with %j, and the shop hears of it',
    async (changes) => {
      const { app, order, attempt } = await begin();
      const { deliveries, callback } = await attempt({ status: 'captured', ...changes });
      for (const delivery of deliveries) expect((await sendWebhook(app, delivery)).statusCode).toBe(200);
      await app.inject({ method: 'POST', url: '/api/payments/razorpay/verify', payload: callback });
      expect(await effectsOn(database(), order.id)).toMatchObject({
        status: 'pending',
        paymentStatus: 'due',
        payments: ['mismatch'],
        jobs: ['mail/shop-refund'],
        invoices: 0,
      });
    },
  );

  it('keeps money for a cancelled order, even of a payment that had failed before, and tells the shop once', async () => {
    const { app, order, attempt } = await begin();
    const { payment, deliveries } = await attempt({ status: 'failed' });
    for (const delivery of deliveries) await sendWebhook(app, delivery);
    const url = `/api/orders/${order.id}/cancel?token=${order.token}`;
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(200);
    const late = await server().simulator.advance(payment.id, 'captured');
    for (const delivery of [...late.deliveries, ...late.deliveries]) await sendWebhook(app, delivery);
    expect(await effectsOn(database(), order.id)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refund-due',
      payments: ['refund-due'],
      jobs: ['mail/order', 'mail/shop-refund'],
      invoices: 0,
    });
  });

  it('marks a second payment refund-due and leaves the order paid', async () => {
    const { app, order, attempt } = await begin();
    const happenings = [await attempt({ status: 'captured' }), await attempt({ status: 'captured', evenIfPaid: true })];
    for (const delivery of happenings.flatMap(({ deliveries }) => deliveries)) await sendWebhook(app, delivery);
    const { payments, ...rest } = await effectsOn(database(), order.id);
    expect(payments.toSorted()).toEqual(['captured', 'refund-due']);
    expect({ ...rest, payments: ['captured'] }).toEqual({ ...paidOnce, jobs: ['mail/order', 'mail/shop-refund'] });
  });

  it('records a captured payment of an unknown order, and no failed one', async () => {
    const app = build();
    const foreign = await server().simulator.createOrder({ amount: 100, currency: 'INR', receipt: null, notes: {} });
    for (const status of ['failed', 'captured'] as const) {
      const { deliveries } = await server().simulator.attempt(foreign.id, { status });
      for (const delivery of deliveries) expect((await sendWebhook(app, delivery)).statusCode).toBe(200);
    }
    const kept = await database().query('select order_id, status, amount_paise from gateway_payments');
    expect(kept).toEqual([{ order_id: null, status: 'captured', amount_paise: 100 }]);
  });

  it('cannot move a payment from one order to another', async () => {
    const first = await begin();
    const second = await beginPayment(first.app, database(), server());
    const { payment, deliveries } = await first.attempt({ status: 'authorized' });
    for (const delivery of deliveries) await sendWebhook(first.app, delivery);
    const captured = (await server().simulator.advance(payment.id, 'captured')).deliveries[0]!;
    const body = captured.body.replaceAll(first.gatewayOrderId, second.gatewayOrderId);
    const headers = { 'x-razorpay-signature': signWebhook(webhookSecret, body) };
    expect((await sendWebhook(first.app, { body, headers })).statusCode).toBe(200);
    expect(await orderState(database(), second.order.id)).toMatchObject({ status: 'pending', paymentStatus: 'due' });
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['no object', 'null'],
    ['an empty object', '{}'],
    ['another event', '{"event":"refund.created","payload":{}}'],
    ['an event without a payment', '{"event":"payment.captured","payload":{}}'],
    [
      'an amount that is no number',
      '{"event":"payment.captured","payload":{"payment":{"entity":{"id":"pay_1","order_id":"order_1","amount":"1","currency":"INR","status":"captured"}}}}',
    ],
    [
      'an id with a NUL',
      '{"event":"payment.captured","payload":{"payment":{"entity":{"id":"pay_\\u0000","order_id":"order_1","amount":1,"currency":"INR","status":"captured"}}}}',
    ],
  ])('answers 200 and changes nothing when it is signed and holds %s', async (_, body) => {
    const headers = { 'content-type': 'text/weird', 'x-razorpay-signature': signWebhook(webhookSecret, body) };
    const answer = await sendWebhook(build(), { body, headers });
    expect(answer.statusCode).toBe(200);
    expect(await database().query('select from gateway_payments')).toEqual([]);
  });

  it('refuses a body over the limit with 413', async () => {
    const body = ' '.repeat(70_000);
    const headers = { 'content-type': 'application/json', 'x-razorpay-signature': signWebhook(webhookSecret, body) };
    expect((await sendWebhook(build(), { body, headers })).statusCode).toBe(413);
  });

  it('is something else than what a browser brings back: neither signature does for the other', async () => {
    const { app, order, gatewayOrderId, attempt } = await begin();
    const { callback } = await attempt({ status: 'captured' });
    const { razorpay_payment_id } = callback;
    for (const razorpay_signature of [
      signCallback(webhookSecret, gatewayOrderId, razorpay_payment_id),
      signCallback(keySecret, gatewayOrderId, `${razorpay_payment_id}x`),
      signCallback(keySecret, 'order_other', razorpay_payment_id),
      callback.razorpay_signature.toUpperCase(),
      callback.razorpay_signature.slice(1),
      `${callback.razorpay_signature}0`,
    ]) {
      const payload = { ...callback, razorpay_signature };
      const answer = await app.inject({ method: 'POST', url: '/api/payments/razorpay/verify', payload });
      expect([answer.statusCode, answer.body]).toEqual([
        400,
        'We couldn’t verify this payment, so nothing was changed.',
      ]);
    }
    expect(await orderState(database(), order.id)).toMatchObject({ status: 'pending', paymentStatus: 'due' });
  });
});
