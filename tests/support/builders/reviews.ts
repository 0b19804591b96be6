import type { Database } from '#server/db/database.ts';
import { addOrder } from './orders.ts';

/** An order of somebody with an account that has the product, delivered unless told otherwise. */
export async function deliver(db: Database, username: string, productId: string, status = 'delivered'): Promise<void> {
  const [user] = await db.query<{ id: number }>('select id from users where username = $1', [username]);
  const orderId = await addOrder(db, { user_id: user!.id, status });
  await db.query(
    `insert into order_items (order_id, product_id, name, quantity, price_paise) values ($1, $2, 'X', 1, 100)`,
    [orderId, productId],
  );
}
