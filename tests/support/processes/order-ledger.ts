import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';
import { addBuyers, type Buyer } from '../builders/buyers.ts';
import { newOrder } from '../builders/orders.ts';
import type { ApiFleet } from './api-fleet.ts';
import { addProduct } from './shop-app.ts';

const timeoutMs = 60_000;
const initialStock = 1_000_000;

/** Records the answers that buyers got during faults, and compares them with the database. */
export class OrderLedger {
  readonly #db: Database;
  readonly #told: string[] = [];
  #foundAgain = 0;

  private constructor(db: Database) {
    this.#db = db;
  }

  static async open(db: Database): Promise<OrderLedger> {
    for (const slug of ['one', 'two']) await addProduct(db, { slug, name: slug, stock: initialStock });
    return new OrderLedger(db);
  }

  /** How many orders were acknowledged. */
  get acknowledged(): number {
    return this.#told.length;
  }

  /** How many orders had been made already when their buyers, who had lost the answer, asked again. */
  get foundAgain(): number {
    return this.#foundAgain;
  }

  /** Many buyers at once; resolves when each of them has an order. */
  async sell(fleet: ApiFleet, buyers: number): Promise<void> {
    const carts = Array.from({ length: buyers }, () => ({ one: 1, two: 2 }));
    await Promise.all((await addBuyers(this.#db, carts)).map((buyer) => this.#buy(fleet, buyer)));
  }

  /** Repeats the order with the same key until it is acknowledged, as a browser does that lost the answer. */
  async #buy(fleet: ApiFleet, { cookie }: Buyer): Promise<void> {
    const deadline = performance.now() + timeoutMs;
    for (;;) {
      const askedAt = Date.now();
      const answer = await fleet.send('POST /api/orders', { cookie, key: 'mine', body: newOrder }).catch(() => null);
      if (answer?.status === 201) {
        const { id, createdAt } = JSON.parse(answer.body) as { id: string; createdAt: string };
        this.#told.push(id);
        if (Date.parse(createdAt) < askedAt) this.#foundAgain += 1;
        return;
      }
      if (answer && answer.status < 500) throw new Error(`Answered with ${answer.status}: ${answer.body}`);
      if (performance.now() > deadline) throw new Error(`Not answered in time: ${answer?.status} ${answer?.body}`);
      await pause(20);
    }
  }

  /** Compares the stored orders with the answers that their buyers got. */
  async reckon(db: Database = this.#db) {
    const rows = await db.query<{ id: string; lines: number }>(
      `select orders.id, count(*)::integer as lines from orders join order_items item on item.order_id = orders.id
       group by orders.id`,
    );
    const kept = new Set(rows.map(({ id }) => id));
    const told = new Set(this.#told);
    const stocks = await db.query<{ stock: number }>('select stock from products order by slug');
    return {
      buyers: this.#told.length,
      orders: rows.length,
      lost: [...told].filter((id) => !kept.has(id)).length,
      doubled: [...kept].filter((id) => !told.has(id)).length,
      partial: rows.filter(({ lines }) => lines !== 2).length,
      sold: stocks.map(({ stock }) => initialStock - stock),
      leftInCarts: (await db.query('select from cart_items')).length,
      mailsToTheShop: (await db.query(`select from jobs where kind = 'mail/shop-order'`)).length,
    };
  }
}

export const everythingInStep = (buyers: number) => ({
  buyers,
  orders: buyers,
  lost: 0,
  doubled: 0,
  partial: 0,
  sold: [buyers, 2 * buyers],
  leftInCarts: 0,
  mailsToTheShop: buyers,
});
