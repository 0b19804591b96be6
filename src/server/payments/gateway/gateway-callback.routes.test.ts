import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { beginPayment, buildPayingApp, effectsOn, paidOnce, useSimulator } from '#tests/support/builders/payments.ts';

const formType = 'application/x-www-form-urlencoded';

describeOnPostgres('coming back from the gateway with a form', (database) => {
  const server = useSimulator();
  const begin = async () => {
    const app = buildPayingApp(database(), server());
    const begun = await beginPayment(app, database(), server());
    /** As a browser sends it from the page of the gateway: from another site, without our cookie. */
    const post = (fields: Record<string, string>, order: string = begun.order.id, type = formType) =>
      app.inject({
        method: 'POST',
        url: `/api/payments/razorpay/callback?order=${order}`,
        payload: new URLSearchParams(fields).toString(),
        headers: { 'content-type': type, 'sec-fetch-site': 'cross-site', origin: 'https://api.razorpay.com' },
      });
    return { app, post, ...begun };
  };

  it('pays the order once and leads to it', async () => {
    const { post, order, attempt } = await begin();
    const { callback } = await attempt({ status: 'captured' });
    for (const _ of [1, 2]) {
      const answer = await post({ ...callback });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, `/orders/${order.id}`]);
    }
    expect(await effectsOn(database(), order.id)).toEqual(paidOnce);
  });

  it('changes nothing by a forged form, and says that it could not be checked', async () => {
    const { post, order, attempt } = await begin();
    const { callback } = await attempt({ status: 'captured' });
    for (const forged of [
      { ...callback, razorpay_signature: 'f'.repeat(64) },
      {},
      { razorpay_order_id: 'order_none' },
    ]) {
      const answer = await post(forged);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, `/orders/${order.id}?payment=unchecked`]);
    }
    expect(await effectsOn(database(), order.id)).toMatchObject({ paymentStatus: 'due', payments: [], jobs: [] });
  });

  it('leads back to the order after a failure, and has the gateway asked at the next look', async () => {
    const { post, order, attempt } = await begin();
    await attempt({ status: 'failed' });
    const answer = await post({ 'error[code]': 'BAD_REQUEST_ERROR', 'error[description]': 'It failed' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/orders/${order.id}`]);
    const due = await database().query('select from gateway_watches where ask_at <= now()');
    expect(due).toHaveLength(1);
  });

  it('redirects to pages of the shop only, whatever the query says', async () => {
    const { post } = await begin();
    for (const order of ['//evil.example', 'https://evil.example', '..', '', 'x'.repeat(300)]) {
      expect((await post({}, encodeURIComponent(order))).headers.location).toBe('/?payment=unchecked');
    }
    const unknown = randomUUID();
    expect((await post({}, unknown)).headers.location).toBe(`/orders/${unknown}?payment=unchecked`);
  });

  it('answers 415 to JSON here, and to forms on other routes', async () => {
    const { app, post } = await begin();
    expect((await post({}, undefined, 'application/json')).statusCode).toBe(415);
    const elsewhere = await app.inject({
      method: 'POST',
      url: '/api/payments/razorpay/verify',
      payload: 'razorpay_order_id=1',
      headers: { 'content-type': formType },
    });
    expect(elsewhere.statusCode).toBe(415);
  });
});
