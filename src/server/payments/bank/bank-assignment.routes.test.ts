import { expect, it } from 'vitest';
import type { BankOutcome } from '#contracts/bank.ts';
import { addUser, Browser, deliverMail } from '#tests/support/builders/accounts.ts';
import { openBank, openBankAccount, statementOf, today, toPayment, transfer } from '#tests/support/builders/bank.ts';
import { addOrder, stockOf } from '#tests/support/builders/orders.ts';
import { addSentQuote } from '#tests/support/builders/quotes.ts';
import { describeOnBothEngines, describeOnProcesses } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

const row = { row: 2, bookedOn: today, amount: '3499.00', description: 'NEFT A RAO', reference: 'UTR1' };
const numbers = (orders: readonly { number: string }[]) => orders.map(({ number }) => number);

describeOnBothEngines('a row that fits nothing', (database) => {
  it('is looked for by number, name, company and amount; of its own amount first, and paid ones never', async () => {
    const { search } = await openBank(database());
    await addOrder(database(), { ...transfer, total_paise: 100_000, shipping_address: { name: 'Zubin Mehta' } });
    await addOrder(database(), { ...transfer, business: { companyName: 'Sample Audio' } });
    await addOrder(database(), { ...transfer, status: 'confirmed', payment_status: 'paid' });
    await addOrder(database(), { ...transfer, status: 'cancelled', payment_status: 'void' });
    await addOrder(database(), { payment_method: 'razorpay', payment_status: 'due' });
    const productId = await addProduct(database());
    await addSentQuote(database(), { userId: null, productId, quantity: 10 });
    expect(numbers(await search('pk-1001', '3499.00'))).toEqual(['PK-1001']);
    expect(numbers(await search('meht', '3499.00'))).toEqual(['PK-1001']);
    expect(numbers(await search('sample aud', '3499.00'))).toEqual(['PK-1002']);
    expect(numbers(await search('PK-1003', '3499.00'))).toEqual([]);
    expect((await search('PK-1004', '3499.00'))[0]!.remark).toBe('Cancelled: the money has to go back.');
    expect((await search('PK-1005', '3499.00'))[0]!.remark).toMatch(/by card/);
    const byAmount = await search('₹1,000', '1000.00');
    expect(byAmount.map(({ number, kind, acceptable }) => [number, kind, acceptable])).toEqual([
      ['Q-1001', 'quote', true],
      ['PK-1001', 'order', true],
    ]);
    expect(await search('nobody at all', '3499.00')).toEqual([]);
    expect(await search('%%%', '3499.00')).toEqual([]);
  });

  it('finds twenty of many, those of its amount among them', async () => {
    const { search, clerk } = await openBank(database());
    const first = await addOrder(database(), transfer);
    for (let made = 0; made < 24; made += 1) await addOrder(database(), { ...transfer, total_paise: 100 });
    const found = await search('3499', '3499.00');
    expect(found.map(({ id }) => id)).toEqual([first]);
    expect(await search('1', '1.00')).toHaveLength(20);
    for (const query of ['', '?search=&amount=1.00', '?search=x&amount=1', `?search=${'x'.repeat(201)}&amount=1.00`]) {
      expect((await clerk.call(`GET /api/admin/bank/payable${query}`)).statusCode).toBe(400);
    }
  });

  it('is assigned by hand, once: the order is paid, and who said so is written down', async () => {
    const { plan, confirm, see } = await openBank(database());
    const card = await addOrder(database(), { payment_method: 'razorpay', created_at: transfer.created_at });
    const other = await addOrder(database(), transfer);
    const { unmatched } = await plan(statementOf(['NEFT A RAO', '3,490.00', 'UTR1']));
    const short = unmatched[0]!.row;
    expect(await confirm(toPayment(short, card))).toMatchObject([{ done: false }]);
    expect(await confirm(toPayment(short, card, true))).toMatchObject([{ done: true }]);
    const paid = await see(card);
    expect([paid.payment.method, paid.payment.status, paid.status]).toEqual(['bank-transfer', 'paid', 'confirmed']);
    expect(await confirm(toPayment(short, other, true))).toMatchObject([
      { done: false, sentence: 'This row of the statement has paid an order already.' },
    ]);
    const audit = await database().query(`select action, after from audit_entries where thing = 'order'`);
    expect(audit).toEqual([
      {
        action: 'marked paid by the bank’s statement',
        after: {
          paidOn: today,
          amount: '3490.00',
          decided: 'by hand',
          reference: 'UTR1',
          note: '₹9 less came in, which we let go.',
        },
      },
    ]);
    expect((await plan(statementOf(['NEFT A RAO', '3,490.00', 'UTR1']))).taken).toMatchObject([{ number: 'PK-1001' }]);
  });

  it('waits while the bank of the buyer works on a payment by card', async () => {
    const { confirm, see } = await openBank(database());
    const card = await addOrder(database(), { payment_method: 'razorpay', payment_status: 'processing' });
    expect(await confirm(toPayment(row, card, true))).toMatchObject([
      { done: false, sentence: expect.stringMatching(/still working/) },
    ]);
    expect((await see(card)).payment.method).toBe('razorpay');
  });
});

describeOnBothEngines('a quote that is paid by bank transfer', (database) => {
  async function setUp() {
    const productId = await addProduct(database(), { stock: 20 });
    const quote = await addSentQuote(database(), { userId: null, productId, quantity: 3, streetAddress: '1 MG Road' });
    return { ...(await openBank(database())), quote, productId };
  }

  it('is found by its number, and accepted by the payment: one order, paid, with its units taken', async () => {
    const { plan, confirm, see, quote } = await setUp();
    const file = statementOf(['NEFT Q-1001 MEERA', '300.00', 'UTR9']);
    const { certain, toDecide } = await plan(file);
    expect(certain).toEqual([]);
    expect(toDecide).toMatchObject([
      { why: 'Q-1001 isn’t accepted yet. The amount agrees.', orders: [{ kind: 'quote', number: 'Q-1001' }] },
    ]);
    const payment = toPayment(toDecide[0]!.row, quote.id, true, 'quote');
    const [outcome] = await confirm(payment);
    expect(outcome).toMatchObject({ done: true, sentence: expect.stringMatching(/it is order PK-1001 now/) });
    const [made] = await database().query<{ id: string; quoted: string }>(
      `select orders.id, quotes.status as quoted from orders join quotes on quotes.order_id = orders.id`,
    );
    expect(made!.quoted).toBe('accepted');
    expect(await see(made!.id)).toMatchObject({
      status: 'confirmed',
      totalAmount: '300.00',
      payment: { status: 'paid' },
    });
    expect(await stockOf(database(), 'test-fuzz')).toBe(17);
    const buyers = (await deliverMail(database())).filter(({ to }) => to.address === 'user-b@example.com');
    expect(buyers.map(({ subject }) => subject)).toEqual(['Order PK-1001 is confirmed']);
    const audit = await database().query<{ thing: string; action: string }>(
      `select thing, action from audit_entries where thing in ('quote', 'order') order by id`,
    );
    expect(audit).toEqual([
      { thing: 'quote', action: 'accepted by a payment' },
      { thing: 'order', action: 'marked paid by the bank’s statement' },
    ]);
    // The same row, and another one of the same quote: it is an order by now, which is paid.
    expect(await confirm(payment)).toMatchObject([{ done: false, sentence: expect.stringMatching(/meanwhile/) }]);
    const again = await plan(statementOf(['NEFT Q-1001 AGAIN', '300.00', 'UTR10']));
    expect(again.unmatched.map(({ why }) => why)).toEqual(['PK-1001 is paid already: this money has to go back.']);
  });

  it('is left alone when it had ended, has no street, costs more, or has too few units', async () => {
    const { confirm, quote, productId } = await setUp();
    const pay = async (changes: object = {}) =>
      (await confirm({ ...toPayment({ ...row, amount: '300.00' }, quote.id, true, 'quote'), ...changes }))[0]!;
    expect((await pay({ amount: '200.00' })).sentence).toMatch(/₹100 is missing/);
    expect((await pay({ accepted: false })).sentence).toMatch(/somebody has to decide/);
    await database().query(`update products set stock = 2`);
    expect((await pay()).sentence).toMatch(/Only 2 of your 3/);
    const without = await addSentQuote(database(), { userId: null, productId, quantity: 3 });
    expect((await pay({ orderId: without.id })).sentence).toMatch(/no street address/);
    await database().query(`update products set stock = 20`);
    await database().query('alter table quote_versions disable trigger quote_versions_are_final');
    await database().query(
      `update quote_versions set sent_at = now() - interval '9 days', valid_until = now() - interval '3 days'`,
    );
    await database().query('alter table quote_versions enable trigger quote_versions_are_final');
    expect((await pay()).sentence).toMatch(/^This quote ended on/);
    expect(await database().query('select from orders')).toEqual([]);
    expect(await database().query('select from bank_rows')).toEqual([]);
    // Money that came while it was open counts, however late the statement is read.
    const inTime = new Date(Date.now() - 5 * 24 * 60 * 60_000).toISOString().slice(0, 10);
    expect(await pay({ bookedOn: inTime })).toMatchObject({ done: true });
  });
});

describeOnProcesses('a row that is assigned many times at once', (database, pools) => {
  it('pays one of the orders and quotes that they mean, and a quote becomes one order', async () => {
    await openBankAccount(database());
    const productId = await addProduct(database(), { stock: 100 });
    const clerk = await addUser(buildTestApp(database()), database(), 'ravi', 'clerk');
    const clerks = pools().map((pool) => new Browser(buildTestApp(pool), clerk.cookie));
    const sent = { userId: null, productId, quantity: 3, streetAddress: '1 MG Road' };
    const quotes = [await addSentQuote(database(), sent), await addSentQuote(database(), sent)];
    const order = await addOrder(database(), { ...transfer, total_paise: 30_000 });
    const meant = [
      ...quotes.map(({ id }) => toPayment({ ...row, amount: '300.00' }, id, true, 'quote')),
      toPayment({ ...row, amount: '300.00' }, order, true),
    ];
    /** Whom a busy database turns away asks again. */
    const pay = async (index: number, payment: (typeof meant)[number]): Promise<BankOutcome[]> => {
      const answer = await clerks[index % 3]!.call('POST /api/admin/bank/payments', { payments: [payment] });
      if (answer.statusCode === 503) return pay(index, payment);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<BankOutcome[]>();
    };
    const answers = await Promise.all(
      Array.from({ length: 18 }, (_, index) => pay(index, meant[Math.floor(index / 3) % 3]!)),
    );
    expect(answers.flat().filter(({ done }) => done)).toHaveLength(1);
    expect(await database().query('select from bank_rows')).toHaveLength(1);
    expect(await database().query(`select from orders where payment_status = 'paid'`)).toHaveLength(1);
    // Another row for a quote that all of them mean: it becomes an order once.
    const open = await addSentQuote(database(), sent);
    const rows = Array.from({ length: 9 }, (_, index) =>
      toPayment({ ...row, amount: '300.00', reference: `UTR-${index}` }, open.id, true, 'quote'),
    );
    const more = await Promise.all(rows.map((payment, index) => pay(index, payment)));
    expect(more.flat().filter(({ done }) => done)).toHaveLength(1);
    expect(await database().query('select from bank_rows')).toHaveLength(2);
    expect(await database().query('select from quotes where order_id is not null and id = $1', [open.id])).toHaveLength(
      1,
    );
  });
});
