import type { Database } from '#server/db/database.ts';
import { addProduct, buildTestApp } from '../processes/shop-app.ts';
import { addUser } from './accounts.ts';

/** A shop with one product, and a clerk who calls the office's endpoints for orders. */
export async function openOfficeWithClerk(db: Database) {
  await addProduct(db);
  const app = buildTestApp(db);
  const clerk = await addUser(app, db, 'ravi', 'clerk');
  const tell = (id: string, verb: string, body: object) => clerk.call(`POST /api/admin/orders/${id}/${verb}`, body);
  return { app, clerk, tell };
}
