import { expect, it } from 'vitest';
import { addBuyers } from '#tests/support/builders/buyers.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { newOrderRow, stockOf, toSoldLines } from '#tests/support/builders/orders.ts';
import { addProduct } from '#tests/support/processes/shop-app.ts';
import { violatedConstraint } from '../db/database-errors.ts';
import { insert, lockCheckout, unitsTaken } from './placing/place-order.repository.ts';

describeOnBothEngines('the stock of products', (database) => {
  /** What the statement that writes an order makes of it, whatever was checked before. */
  const tryToTake = async (units: Readonly<Record<string, number>>) => {
    const [buyer] = await addBuyers(database(), [units]);
    const order = newOrderRow(buyer!.sessionId);
    const attempt = database().transaction(async (tx) => {
      const { lines } = await lockCheckout(tx, order);
      const countedLines = lines.filter(({ stock }) => stock !== null).length;
      return insert(tx, { ...order, lines: toSoldLines(lines), countedLines });
    });
    return attempt.then(({ items }) => items.length, violatedConstraint);
  };

  it('is reserved for a whole order or not at all, and one that is not counted is never short', async () => {
    await addProduct(database(), { slug: 'one', stock: 3 });
    await addProduct(database(), { slug: 'two', stock: 1 });
    await addProduct(database(), { slug: 'uncounted', stock: null });
    expect(await tryToTake({ one: 2 })).toBe(1);
    expect(await tryToTake({ one: 2 })).toBe(unitsTaken);
    expect(await tryToTake({ two: 2, one: 1 })).toBe(unitsTaken);
    expect(await tryToTake({ uncounted: 5, one: 1 })).toBe(2);
    expect(await tryToTake({})).toBe(0);
    expect([await stockOf(database(), 'one'), await stockOf(database(), 'two')]).toEqual([0, 1]);
    expect(await database().query('select from orders')).toHaveLength(3);
  });
});
