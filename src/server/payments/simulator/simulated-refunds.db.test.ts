import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { openTestGateway } from '../gateway/open-gateway.ts';

const wish = { amount: 349_900, currency: 'INR', receipt: 'PK-1001', notes: {} };

describeOnBothEngines('the test gateway, which many processes share', (database) => {
  const setUp = async () => {
    const gateway = openTestGateway(database());
    const { id } = await gateway.createOrder(wish);
    const { payment } = await gateway.attempt(id, { status: 'captured' });
    const refund = (amount: number, key: string) =>
      openTestGateway(database()).refundPayment(payment.id, { amount, receipt: null }, key);
    return { gateway, payment, refund };
  };

  it('makes a refund once for each key, and never gives back more than came', async () => {
    const { gateway, payment, refund } = await setUp();
    const answers = await Promise.allSettled([1, 2, 3, 4, 5].map((number) => refund(100_000, `key-number-${number}`)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await gateway.payment(payment.id)).toMatchObject({ amount_refunded: 300_000, status: 'captured' });
    // Whoever comes while the first is at it hears that; nobody makes a second.
    const atOnce = await Promise.allSettled([1, 2, 3].map(() => refund(49_900, 'one-key-for-all')));
    const refusals = atOnce.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.status] : []));
    expect(refusals.length).toBeLessThan(3);
    expect(refusals.filter((status) => status !== 409)).toEqual([]);
    const { refund: same } = await refund(49_900, 'one-key-for-all');
    expect(await gateway.payment(payment.id)).toMatchObject({ amount_refunded: 349_900, status: 'refunded' });
    await expect(refund(1000, 'one-key-for-all')).rejects.toMatchObject({ status: 400 });
    await gateway.settleRefund(same.id, 'failed');
    expect(await gateway.payment(payment.id)).toMatchObject({ amount_refunded: 300_000, status: 'captured' });
  });

  it('refunds what was paid before it could', async () => {
    const { gateway, payment, refund } = await setUp();
    await database().query(`update test_gateway set body = body #- '{payment,amount_refunded}'`);
    await refund(100_000, 'key-number-1');
    expect(await gateway.payment(payment.id)).toMatchObject({ amount_refunded: 100_000 });
  });
});
