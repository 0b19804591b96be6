import { expect, it } from 'vitest';
import { addOrder } from '#tests/support/builders/orders.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import type { Queryable } from '../../db/database.ts';
import * as orders from './order-list.repository.ts';

const everything: orders.OrderFilter = {
  search: null,
  phone: null,
  view: null,
  status: null,
  payment: null,
  method: null,
  shipping: null,
  from: null,
  to: null,
  productId: null,
};

describeOnBothEngines('a page of orders and how many there are', (database) => {
  it('is the same whether few or more than are counted match, from any place', async () => {
    for (let index = 0; index < 6; index += 1)
      await addOrder(database(), { created_at: new Date(Date.UTC(2026, 0, 1 + (index >> 1))) });
    const filter = { ...everything, search: 'asha' };
    const all = await orders.list(database(), filter, { place: null, limit: 10 });
    for (const place of [null, ...all.map((row) => ({ placedAt: row.place, id: row.id }))]) {
      const few = await orders.page(database(), filter, { place, limit: 2, most: 6 });
      const many = await orders.page(database(), filter, { place, limit: 2, most: 5 });
      const from = place === null ? 0 : all.findIndex(({ id }) => id === place.id) + 1;
      const expected = { rows: all.slice(from, from + 2), total: 6 };
      expect([few, many]).toEqual([expected, expected]);
    }
  });

  it('finds orders for a business in an index that no other order is in, and that can be analysed', async () => {
    const business = { companyName: 'Sample Audio Works LLP', gstin: '27AAPFU0939F1ZV', purchaseOrder: 'EDU/2026-118' };
    const id = await addOrder(database(), { business: JSON.stringify(business) });
    for (let index = 0; index < 3; index += 1) await addOrder(database());
    await database().query('analyze orders');
    const found = await database().transaction(async (tx) => {
      await tx.query('set local enable_seqscan = off');
      const plans: string[] = [];
      const explaining: Queryable = {
        query: async (statement, values) => {
          const text = typeof statement === 'string' ? statement : statement.text;
          plans.push(JSON.stringify(await tx.query(`explain ${text}`, values)));
          return tx.query(statement, values);
        },
      };
      const search = { ...everything, search: '27aapfu' };
      return { ...(await orders.page(explaining, search, { place: null, limit: 2, most: 9 })), plan: plans[0] };
    });
    expect(found.rows.map((row) => row.id)).toEqual([id]);
    expect(found.plan).toContain('orders_business_words_index');
    expect(found.plan).toContain('orders_words_index');
  });

  it('looks for what few match once', async () => {
    await addOrder(database());
    let searches = 0;
    const counting: Queryable = {
      query: (statement, values) => {
        if (typeof statement === 'string' && statement.includes('words @@')) searches += 1;
        return database().query(statement, values);
      },
    };
    const { total } = await orders.page(
      counting,
      { ...everything, search: 'asha' },
      { place: null, limit: 2, most: 9 },
    );
    expect([total, searches]).toEqual([1, 1]);
  });
});
