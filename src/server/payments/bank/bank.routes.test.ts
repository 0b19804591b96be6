import { expect, it } from 'vitest';
import type { BankOutcome, BankRow } from '#contracts/bank.ts';
import { addUser, Browser, deliverMail } from '#tests/support/builders/accounts.ts';
import {
  openBank,
  openBankAccount,
  statementOf as statement,
  today,
  toPayment,
  transfer,
} from '#tests/support/builders/bank.ts';
import { addOrder, buy } from '#tests/support/builders/orders.ts';
import { describeOnBothEngines, describeOnProcesses } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

const csv = { 'content-type': 'text/csv' };

describeOnBothEngines('a bank’s statement in the office', (database) => {
  it('changes nothing as a dry run; a certain row confirms its order once, with mail, invoice and trace', async () => {
    await addProduct(database());
    const { app, plan, confirm, see } = await openBank(database());
    const order = await buy(new Browser(app), { 'test-fuzz': 2 }, { paymentMethod: 'bank-transfer' });
    await deliverMail(database());
    const file = statement([`NEFT ${order.number} ASHA RAO`, '6,797.00', 'SAMPN52026111700012'], ['CASH', '12,000.00']);
    const tried = await plan(file);
    expect(tried).toMatchObject({
      rows: 2,
      from: today,
      to: today,
      paidOut: 0,
      certain: [{ row: { row: 2, amount: '6797.00' }, order: { number: order.number, difference: '0.00' } }],
      toDecide: [],
      unmatched: [{ row: { description: 'CASH' }, why: null }],
      taken: [],
    });
    expect((await see(order.id)).payment.status).toBe('due');
    const payment = toPayment(tried.certain[0]!.row, order.id);
    expect(await confirm(payment)).toEqual([
      { orderId: order.id, number: order.number, done: true, sentence: 'Paid, and the buyer gets an email.' },
    ]);
    const paid = await see(order.id);
    expect(paid).toMatchObject({ status: 'confirmed', paymentReference: 'SAMPN52026111700012' });
    expect([paid.payment.status, paid.invoiceNumber !== null]).toEqual(['paid', true]);
    expect((await deliverMail(database())).map(({ subject }) => subject)).toEqual([
      `Order ${order.number} is confirmed`,
    ]);
    const audit = await database().query(`select action, label from audit_entries where thing = 'order'`);
    expect(audit).toEqual([{ action: 'marked paid by the bank’s statement', label: order.number }]);
    // The same file again, and the same row sent by somebody who did not look again.
    expect(await plan(file)).toMatchObject({ certain: [], taken: [{ number: order.number }], unmatched: [{}] });
    expect(await confirm(payment)).toMatchObject([
      { done: false, sentence: 'This row of the statement has paid an order already.' },
    ]);
    expect(await deliverMail(database())).toEqual([]);
  });

  it('lets no row pay a second order, and no second row pay the same one', async () => {
    const { plan, confirm } = await openBank(database());
    const [first, second] = [await addOrder(database(), transfer), await addOrder(database(), transfer)];
    const file = statement(['NEFT PK-1001', '3,499.00', 'A'], ['NEFT PK-1001', '3,499.00', 'B']);
    const { toDecide } = await plan(file);
    expect(toDecide.map(({ orders }) => orders.map(({ number }) => number))).toEqual([['PK-1001'], ['PK-1001']]);
    const [a, b] = toDecide.map(({ row }) => row) as [BankRow, BankRow];
    const outcomes = await confirm(toPayment(a, first, true), toPayment(a, second, true), toPayment(b, first, true));
    expect(outcomes.map(({ done, sentence }) => [done, sentence])).toEqual([
      [true, 'Paid, and the buyer gets an email.'],
      [false, 'This row of the statement has paid an order already.'],
      [false, 'The money of this order has been counted already.'],
    ]);
    // What was refused has taken no row: it can still pay the order it is for.
    expect(await confirm(toPayment(b, second, true))).toMatchObject([{ done: true }]);
  });

  it('never takes another amount by itself; a few rupees may be let go, more may not, and too much is said', async () => {
    const { plan, confirm, see } = await openBank(database());
    const ids = [
      await addOrder(database(), transfer),
      await addOrder(database(), transfer),
      await addOrder(database(), transfer),
    ];
    const { certain, toDecide } = await plan(
      statement(['PK-1001', '3,493.10'], ['PK-1002', '3,448.99'], ['PK-1003', '4,000.00']),
    );
    expect(certain).toEqual([]);
    expect(toDecide.map(({ why, orders }) => [why, orders[0]!.difference, orders[0]!.acceptable])).toEqual([
      ['₹5.90 is missing.', '-5.90', true],
      ['₹50.01 is missing.', '-50.01', false],
      ['₹501 too much.', '501.00', true],
    ]);
    const silent = await confirm(...toDecide.map(({ row }, index) => toPayment(row, ids[index]!)));
    expect(silent.map(({ done }) => done)).toEqual([false, false, false]);
    const decided = await confirm(...toDecide.map(({ row }, index) => toPayment(row, ids[index]!, true)));
    expect(decided.map(({ done, sentence }) => [done, sentence])).toEqual([
      [true, 'Paid, and the buyer gets an email.'],
      [false, '₹50.01 is missing: please wait for the rest.'],
      [true, 'Paid, and the buyer gets an email.'],
    ]);
    const notes = await Promise.all(ids.map(async (id) => (await see(id)).history.at(-1)?.note ?? null));
    expect(notes).toEqual([
      'Paid. ₹5.90 less came in, which we let go.',
      null,
      'Paid. ₹501 more came in than the order costs.',
    ]);
  });

  it('sends the money of a cancelled order back, and refuses days and orders that cannot be', async () => {
    const { plan, confirm, see } = await openBank(database());
    const late = await addOrder(database(), { ...transfer, status: 'cancelled', payment_status: 'void' });
    const { toDecide } = await plan(statement(['PK-1001', '3,499.00']));
    expect(toDecide.map(({ why }) => why)).toEqual(['PK-1001 was cancelled: this money has to go back.']);
    const payment = toPayment(toDecide[0]!.row, late);
    expect((await confirm(payment))[0]!.done).toBe(false);
    expect(await confirm({ ...payment, accepted: true })).toMatchObject([
      { done: true, sentence: 'It was cancelled: the money has to go back.' },
    ]);
    expect((await see(late)).payment.status).toBe('refund-due');
    const open = await addOrder(database(), transfer);
    const nobody = '00000000-0000-4000-8000-000000000000';
    const refused = await confirm(
      { ...payment, description: 'x', orderId: open, bookedOn: '2020-01-01' },
      { ...payment, description: 'x', orderId: open, bookedOn: '2999-01-01' },
      { ...payment, description: 'x', orderId: nobody },
    );
    expect(refused.map(({ number, done, sentence }) => [number, done, sentence])).toEqual([
      ['PK-1002', false, expect.stringMatching(/cannot have come before/)],
      ['PK-1002', false, 'The day of the payment has not come yet.'],
      [null, false, expect.stringMatching(/no such order/)],
    ]);
    expect(await database().query('select from bank_rows')).toHaveLength(1);
  });

  it('refuses what is no statement, no day, no amount and too much at once with a sentence', async () => {
    const { clerk } = await openBank(database());
    const send = (file: Buffer) => clerk.call('POST /api/admin/bank/statement', file, csv);
    const none = await send(Buffer.from('hello'));
    expect([none.statusCode, none.body]).toEqual([400, expect.stringMatching(/^We found no row of headings/)]);
    expect((await send(Buffer.alloc(1024 * 1024 + 1, 'x'))).statusCode).toBe(413);
    const payment = { ...toPayment({ row: 1, bookedOn: today, amount: '1.00', description: '', reference: '' }, '') };
    for (const wrong of [
      {},
      { payments: [] },
      { payments: [{ ...payment, orderId: 'PK-1' }] },
      { payments: [{ ...payment, amount: '-1.00' }] },
      { payments: [{ ...payment, bookedOn: '17/11/2026' }] },
      { payments: [{ ...payment, description: 'a\u0000b' }] },
      { payments: Array.from({ length: 501 }, () => payment) },
    ]) {
      expect((await clerk.call('POST /api/admin/bank/payments', wrong)).statusCode).toBe(400);
    }
  });
});

describeOnProcesses('a row of a statement that is sent many times at once', (database, pools) => {
  it('confirms one order once, whichever order each of them means', async () => {
    await openBankAccount(database());
    const clerk = await addUser(buildTestApp(database()), database(), 'ravi', 'clerk');
    const clerks = pools().map((pool) => new Browser(buildTestApp(pool), clerk.cookie));
    const orders = await Promise.all([1, 2, 3, 4].map(() => addOrder(database(), transfer)));
    const row = { row: 2, bookedOn: today, amount: '3499.00', description: 'NEFT ASHA', reference: 'UTR1' };
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        clerks[index % 3]!.call('POST /api/admin/bank/payments', {
          payments: [toPayment(row, orders[index % 4]!, true)],
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(24).fill(200));
    const outcomes = answers.flatMap((answer) => answer.json<BankOutcome[]>());
    expect(outcomes.filter(({ done }) => done)).toHaveLength(1);
    expect(await database().query(`select from orders where payment_status = 'paid'`)).toHaveLength(1);
    expect(await database().query('select from invoices')).toHaveLength(1);
    expect(await database().query('select from bank_rows')).toHaveLength(1);
    expect(await database().query(`select from jobs where kind = 'mail/order'`)).toHaveLength(1);
  });

  it('pays an order once, whichever of several rows comes first', async () => {
    await openBankAccount(database());
    const clerk = await addUser(buildTestApp(database()), database(), 'ravi', 'clerk');
    const clerks = pools().map((pool) => new Browser(buildTestApp(pool), clerk.cookie));
    const order = await addOrder(database(), transfer);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        const row = { row: 2, bookedOn: today, amount: '3499.00', description: 'NEFT', reference: `UTR${index}` };
        return clerks[index % 3]!.call('POST /api/admin/bank/payments', { payments: [toPayment(row, order, true)] });
      }),
    );
    const outcomes = answers.flatMap((answer) => answer.json<BankOutcome[]>());
    expect(outcomes.filter(({ done }) => done)).toHaveLength(1);
    expect(await database().query('select from bank_rows')).toHaveLength(1);
  });
});
