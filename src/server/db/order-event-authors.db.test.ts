import { expect, it } from 'vitest';
import { orderAuthors } from '#domain/orders/order-state.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import type { Database } from './database.ts';

/** Only with what the schema asks for. */
const addOrder = `
  insert into orders (email, subtotal_paise, total_paise, shipping_address, arrives_from, arrives_to)
  values ('asha@example.com', 349900, 349900, '{"city": "Pune"}', '2026-11-20', '2026-11-27') returning id`;

async function addEvents(db: Database, authors: readonly string[]): Promise<void> {
  const [order] = await db.query<{ id: string }>(addOrder);
  for (const author of authors)
    await db.query(`insert into order_events (order_id, status, author) values ($1, 'pending', $2)`, [
      order!.id,
      author,
    ]);
}

const authorsOf = async (db: Database) =>
  (await db.query<{ author: string }>('select author from order_events order by id')).map(({ author }) => author);

describeOnBothEngines('the author of an order event', (database) => {
  it('is one of those that the domain names, and no keeper', async () => {
    await addEvents(database(), orderAuthors);
    expect(await authorsOf(database())).toEqual([...orderAuthors]);
    await expect(addEvents(database(), ['keeper'])).rejects.toThrow('order_events_author_check');
  });
});
