import { expect, it } from 'vitest';
import { addOrder } from '#tests/support/builders/orders.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { addProduct } from '#tests/support/processes/shop-app.ts';
import { known } from './picture.repository.ts';
import { pictureRetention } from './picture.service.ts';

const ids = { first: '1'.repeat(32), further: '2'.repeat(32), unused: '3'.repeat(32) };

describeOnBothEngines('pictures that no product shows', (database) => {
  const left = async () =>
    (await database().query<{ id: string }>('select id from pictures order by id')).map(({ id }) => id);
  const cleanUp = () => pictureRetention.deleteExpired!(database());
  const daysPass = (days: number) =>
    database().query('update pictures set unused_since = unused_since - make_interval(days => $1)', [days]);

  async function setUp() {
    for (const id of Object.values(ids)) {
      await database().query(`insert into pictures (id, width, height) values ($1, 1, 1)`, [id]);
      await database().query(`insert into picture_files (picture_id, name, bytes) values ($1, '400.webp', 'x')`, [id]);
    }
    const product = await addProduct(database(), { image_url: `picture:${ids.first}` });
    const gallery = JSON.stringify([{ label: 'Side', imageUrl: `picture:${ids.further}` }]);
    await database().query(`update products set gallery = $2::jsonb where id = $1`, [product, gallery]);
  }

  it('go after 90 days with their files; those of products stay, archived ones too', async () => {
    await setUp();
    await database().query('update products set archived_at = now()');
    await cleanUp();
    await daysPass(89);
    await cleanUp();
    expect(await left()).toHaveLength(3);
    await daysPass(2);
    await cleanUp();
    expect(await left()).toEqual([ids.first, ids.further]);
    expect(await database().query('select count(*)::int as files from picture_files')).toEqual([{ files: 2 }]);
  });

  it('are counted from the day they were taken away, not from the day they came', async () => {
    await setUp();
    await cleanUp();
    await database().query(`update products set gallery = '[]'`);
    await daysPass(60);
    await cleanUp();
    await daysPass(60);
    await cleanUp();
    expect(await left()).toEqual([ids.first, ids.further]);
  });

  it('stay as long as an order shows them', async () => {
    await setUp();
    const orderId = await addOrder(database());
    await database().query(
      `insert into order_items (order_id, product_id, name, quantity, price_paise, image_url)
       select $1, id, 'x', 1, 1, $2 from products`,
      [orderId, `picture:${ids.unused}`],
    );
    await cleanUp();
    await daysPass(100);
    await cleanUp();
    expect(await left()).toHaveLength(3);
  });

  it('stay when a product is given them again, before anybody has looked', async () => {
    await setUp();
    await cleanUp();
    await daysPass(100);
    expect(await known(database(), [ids.unused])).toEqual(new Set([ids.unused]));
    await cleanUp();
    expect(await left()).toHaveLength(3);
  });
});
