import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import type { DiscountSummary, DiscountTrial, OfficeDiscount, TypedDiscount } from '#contracts/discounts.ts';
import type { PlacedOrder } from '#contracts/orders.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { addDiscount } from '#tests/support/builders/discounts.ts';
import { buy, sendOrder } from '#tests/support/builders/orders.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

const fields: TypedDiscount = {
  name: 'Fuzz week',
  code: 'fuzz-10',
  gift: { kind: 'percent', percent: 10 },
  goods: { for: 'products', slugs: ['test-fuzz'] },
  minimum: '500',
  startsOn: null,
  endsOn: '2999-12-31',
  maxUses: 100,
  maxPerPerson: 1,
  together: false,
  isEnded: false,
};

describeOnBothEngines('discounts in the office', (database) => {
  async function setUp(app: FastifyInstance = buildTestApp(database())) {
    await addProduct(database());
    const owner = await addUser(app, database(), 'keeper', 'owner');
    await database().query('update sessions set confirmed_at = now()');
    const add = (changes: Partial<Record<keyof TypedDiscount, unknown>> = {}) =>
      owner.call('POST /api/admin/discounts', { ...fields, ...changes });
    const change = ({ id, version }: OfficeDiscount, changes: Partial<TypedDiscount>) =>
      owner.call(`PATCH /api/admin/discounts/${id}`, { version, fields: { ...fields, ...changes } });
    const list = async (query = '') => {
      const answer = await owner.call(`GET /api/admin/discounts${query}`);
      const { items, next } = answer.json<{ items: DiscountSummary[]; next: string | null }>();
      return {
        names: items.map(({ code, name }) => code ?? name),
        items,
        next,
        total: answer.headers['x-total-count'],
      };
    };
    return { app, owner, add, change, list };
  }

  it('are added, say what they do, and count at once', async () => {
    const { app, add, list } = await setUp();
    const added = await add();
    expect([added.statusCode, added.json()]).toMatchObject([
      201,
      {
        code: 'FUZZ-10',
        state: 'on',
        version: 1,
        sentence: '10% off Test Fuzz, from ₹500 of them, until 31 Dec 2999, once per person, 100 uses.',
        productNames: { 'test-fuzz': 'Test Fuzz' },
        fields: { ...fields, code: 'FUZZ-10', minimum: '500.00' },
      },
    ]);
    const buyer = new Browser(app);
    await buyer.call('POST /api/cart', { productId: 'test-fuzz' });
    await buyer.call('POST /api/cart/discount', { code: 'Fuzz-10' });
    expect((await sendOrder(buyer)).json<PlacedOrder>().adjustments).toMatchObject([{ amount: '-299.90' }]);
    expect((await list()).items).toMatchObject([{ uses: 1, maxUses: 100, given: '299.90' }]);
  });

  it('are changed and stopped, unless somebody else was faster; the audit keeps both', async () => {
    const { owner, add, change } = await setUp();
    const added = (await add()).json<OfficeDiscount>();
    const changed = await change(added, { gift: { kind: 'amount', amount: '200' } });
    expect(changed.json<OfficeDiscount>()).toMatchObject({
      version: 2,
      fields: { gift: { kind: 'amount', amount: '200.00' } },
    });
    const late = await change(added, { name: 'Mine' });
    expect([late.statusCode, late.body]).toEqual([409, expect.stringContaining('Somebody else changed this')]);
    const stopped = (await change(changed.json(), { isEnded: true })).json<OfficeDiscount>();
    expect([stopped.state, stopped.name]).toEqual(['over', 'Fuzz week']);
    const { items } = (await owner.call(`GET /api/admin/history?thing=discount&thingId=${added.id}`)).json();
    expect(items.map(({ action }: { action: string }) => action)).toEqual(['stopped', 'changed', 'created']);
    expect(items[1]).toMatchObject({
      before: { rule: expect.stringContaining('10% off') },
      after: { rule: expect.stringContaining('₹200 off') },
    });
  });

  it('have codes of their own while they live, and take one of a discount that was stopped', async () => {
    const { add, change } = await setUp();
    const first = (await add()).json<OfficeDiscount>();
    const taken = await add({ name: 'Another' });
    expect([taken.statusCode, taken.body]).toEqual([409, expect.stringContaining('Another discount')]);
    const stopped = (await change(first, { isEnded: true })).json<OfficeDiscount>();
    expect((await add({ name: 'Another' })).statusCode).toBe(201);
    expect((await change(stopped, { isEnded: false })).statusCode).toBe(409);
  });

  it.each<[Partial<Record<keyof TypedDiscount, unknown>>, string]>([
    [{ name: ' ' }, 'Give it a name, which buyers see beside what it takes off.'],
    [{ code: 'ten %' }, 'A code has letters from A to Z, digits and hyphens between them, at most 30.'],
    [{ gift: { kind: 'percent', percent: 91 } }, 'Enter a percentage up to 90, with at most two decimals.'],
    [{ gift: { kind: 'percent', percent: 0.001 } }, 'Enter a percentage up to 90, with at most two decimals.'],
    [{ gift: { kind: 'amount', amount: '0' } }, 'Enter an amount, like 200 or 199.50.'],
    [{ gift: { kind: 'magic' } }, 'Choose what it gives.'],
    [{ goods: { for: 'kinds', kinds: ['magic'] } }, 'Choose at least one, and at most 100.'],
    [{ goods: { for: 'products', slugs: ['no-such'] } }, 'There’s no product “no-such”.'],
    [{ startsOn: '2026-02-30' }, 'Choose a day.'],
    [{ startsOn: '3000-01-01' }, 'The last day can’t be before the first one.'],
    [{ maxUses: 0 }, 'Enter a whole number from 1 to 10,00,000, or leave it empty.'],
  ])('refuse %j in a sentence, and keep nothing', async (changes, sentence) => {
    const { add } = await setUp();
    const answer = await add(changes);
    expect([answer.statusCode, answer.body]).toEqual([400, sentence]);
    expect(await database().query('select from discounts')).toEqual([]);
  });

  it('count the uses of before when a limit comes, and have none below them', async () => {
    const { app, add, change } = await setUp();
    const open = (await add({ code: null, maxUses: null, maxPerPerson: null })).json<OfficeDiscount>();
    for (const email of ['a@example.com', 'b@example.com']) {
      await buy(new Browser(app), { 'test-fuzz': 1 }, { email });
    }
    const refused = await change(open, { code: null, maxUses: 1 });
    expect([refused.statusCode, refused.body]).toEqual([
      400,
      'It was used 2 times already, so the limit can’t be lower than that.',
    ]);
    const limited = (await change(open, { code: null, maxUses: 2, maxPerPerson: null })).json<OfficeDiscount>();
    expect([limited.state, limited.uses]).toEqual(['used-up', 2]);
    expect((await buy(new Browser(app), { 'test-fuzz': 1 }, { email: 'c@example.com' })).adjustments).toEqual([]);
  });

  it('are listed page by page, found by code and name, and by what became of them', async () => {
    const { list } = await setUp();
    for (let number = 0; number < 23; number += 1) await addDiscount(database(), { code: `CODE-${number}` });
    // All within a millisecond, and some at the same moment.
    await database().query(
      `update discounts set created_at = '2026-01-01 00:00:00.000001+00'::timestamptz
         + (length(code) + ascii(right(code, 1))) * interval '1 microsecond'`,
    );
    await addDiscount(database(), { name: 'Old one', code: null, endsOn: '2020-01-01' });
    await addDiscount(database(), { name: 'New one', code: null, startsOn: '2999-01-01' });
    const seen: string[] = [];
    for (let next: string | null = ''; next !== null;) {
      const page: Awaited<ReturnType<typeof list>> = await list(`?limit=10${next && `&cursor=${next}`}`);
      expect(page.total).toBe('25');
      seen.push(...page.names);
      next = page.next;
    }
    expect([seen.length, new Set(seen).size, seen[0]]).toEqual([25, 25, 'New one']);
    expect((await list('?search=code-2')).names.toSorted()).toEqual(['CODE-2', 'CODE-20', 'CODE-21', 'CODE-22']);
    expect((await list('?search=100%25')).names).toEqual([]);
    expect((await list('?state=over')).names).toEqual(['Old one']);
    expect((await list('?state=later')).names).toEqual(['New one']);
    expect((await list('?state=on')).total).toBe('23');
  });

  it('are tried on an order before they are saved', async () => {
    const { app, owner } = await setUp();
    const trial = (body: object) => owner.call('POST /api/admin/discounts/try', body);
    const none = await trial({ fields });
    expect([none.statusCode, none.body]).toEqual([404, 'There’s no order yet to try it on.']);
    const { number } = await buy(new Browser(app), { 'test-fuzz': 2 });
    expect((await trial({ fields, orderNumber: number })).json<DiscountTrial>()).toEqual({
      orderNumber: number,
      problem: null,
      adjustments: [{ label: 'Fuzz week', amount: '-599.80', on: 'goods' }],
      subtotal: '5998.00',
      totalBefore: '6797.00',
      totalAfter: '6197.20',
      taxBefore: '1036.83',
      taxAfter: '945.33',
    });
    const other = { ...fields, code: null, goods: { for: 'kinds', kinds: ['jack'] } };
    expect((await trial({ fields: other })).json<DiscountTrial>()).toMatchObject({
      problem: 'It isn’t for anything in this order.',
      totalAfter: '6797.00',
    });
    expect((await trial({ fields, orderNumber: 'PK-9' })).statusCode).toBe(404);
    expect(await database().query('select from discounts')).toEqual([]);
  });
});
