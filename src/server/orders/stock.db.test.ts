import { expect, it } from 'vitest';
import { addBuyers } from '#tests/support/builders/buyers.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { newOrderRow, stockOf } from '#tests/support/builders/orders.ts';
import { addProduct } from '#tests/support/processes/shop-app.ts';
import { insert, lockCheckout } from './placing/place-order.repository.ts';

describeOnBothEngines('the stock of products', (database) => {
  /** How many lines of an order took their units, by the statement that writes it, whatever was checked before. */
  const tryToTake = async (units: Readonly<Record<string, number>>) => {
    const [buyer] = await addBuyers(database(), [units]);
    const order = newOrderRow(buyer!.sessionId);
    return database().transaction(async (tx) => {
      const { lines } = await lockCheckout(tx, order);
      const written = await insert(
        tx,
        order,
        lines.map(({ id }) => id),
      );
      expect(written.items).toHaveLength(Object.keys(units).length);
      return written.reservedCount;
    });
  };

  it('is reserved up to what there is, and a product that has too little or is not counted is left out', async () => {
    await addProduct(database(), { slug: 'one', stock: 3 });
    await addProduct(database(), { slug: 'two', stock: 1 });
    await addProduct(database(), { slug: 'uncounted', stock: null });
    expect(await tryToTake({ one: 2 })).toBe(1);
    expect(await tryToTake({ one: 2 })).toBe(0);
    expect(await tryToTake({ two: 2, one: 1 })).toBe(1);
    expect(await tryToTake({ uncounted: 5 })).toBe(0);
    expect(await tryToTake({})).toBe(0);
    expect([await stockOf(database(), 'one'), await stockOf(database(), 'two')]).toEqual([0, 1]);
  });
});
