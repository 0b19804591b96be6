import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { addOrder, stockOf } from '#tests/support/builders/orders.ts';
import { addProduct } from '#tests/support/processes/shop-app.ts';
import { reserve } from './stock.repository.ts';

describeOnBothEngines('the stock of products', (database) => {
  const tryToTake = async (units: { productId: string; quantity: number }[]) => {
    const orderId = await addOrder(database());
    return database().transaction((tx) => reserve(tx, orderId, units));
  };

  it('is reserved up to what there is, and false is returned when one of several products has too little', async () => {
    const one = await addProduct(database(), { slug: 'one', stock: 3 });
    const two = await addProduct(database(), { slug: 'two', stock: 1 });
    expect(await tryToTake([{ productId: one, quantity: 2 }])).toBe(true);
    expect(await tryToTake([{ productId: one, quantity: 2 }])).toBe(false);
    expect(
      await tryToTake([
        { productId: two, quantity: 2 },
        { productId: one, quantity: 1 },
      ]),
    ).toBe(false);
    expect(await stockOf(database(), 'two')).toBe(1);
    expect(await tryToTake([])).toBe(true);
  });
});
