import { deepEqual, equal } from 'node:assert/strict';
import type { Database } from '#server/db/database.ts';
import { newOrder } from '../builders/orders.ts';
import type { Buyer } from '../builders/buyers.ts';
import type { ApiAnswer, ApiFleet } from '../processes/api-fleet.ts';
import type { Method, ModelOrder, ShopModel } from './shop-model.ts';

interface Deps {
  readonly db: Database;
  readonly fleet: ApiFleet;
  readonly buyers: readonly Buyer[];
  readonly adminCookie: string;
  /** How often a busy shop is asked again. */
  readonly patience: number;
}

interface Placed {
  readonly id: string;
  readonly token: string;
}

let keys = 0;

/** The real shop, asked over HTTP as its callers do, and its state as the database has it. */
export class ModelShop {
  readonly #deps: Deps;
  /** In the order in which the model has them. */
  readonly #placed: Placed[] = [];

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  nextKey(): string {
    return `key-${(keys += 1)}`;
  }

  #send(call: string, cookie: string, body?: object, key?: string): Promise<ApiAnswer> {
    return this.#deps.fleet.sendPatiently(call, { cookie, body, key }, this.#deps.patience);
  }

  #cookie(buyer: number): string {
    return this.#deps.buyers[buyer]!.cookie;
  }

  async add(buyer: number, productId: string, quantity: number): Promise<number> {
    return (await this.#send('POST /api/cart', this.#cookie(buyer), { productId, quantity })).status;
  }

  async quote(buyer: number): Promise<void> {
    const { status } = await this.#send('GET /api/checkout?country=India&state=Maharashtra', this.#cookie(buyer));
    equal(status, 200);
  }

  #order(buyer: number, method: Method, key: string): Promise<ApiAnswer> {
    return this.#send('POST /api/orders', this.#cookie(buyer), { ...newOrder, paymentMethod: method }, key);
  }

  async order(buyer: number, method: Method, key: string): Promise<number> {
    const { status, body } = await this.#order(buyer, method, key);
    if (status === 201) this.#placed.push(JSON.parse(body) as Placed);
    return status;
  }

  /** The same key again is the same order. */
  async repeat({ buyer, method, key }: ModelOrder, place: number): Promise<void> {
    const { status, body } = await this.#order(buyer, method, key);
    deepEqual([status, (JSON.parse(body) as Placed).id], [201, this.#placed[place]!.id]);
  }

  cancelTwice(place: number): Promise<number[]> {
    const { id, token } = this.#placed[place]!;
    const cancel = async () => (await this.#send(`POST /api/orders/${id}/cancel?token=${token}`, '')).status;
    return Promise.all([cancel(), cancel()]);
  }

  /** The order of the gateway, or null when there is nothing to pay. */
  async beginPayment(place: number): Promise<string | null> {
    const { id, token } = this.#placed[place]!;
    const { status, body } = await this.#send(`POST /api/orders/${id}/payment?token=${token}`, '');
    if (status === 200) return (JSON.parse(body) as { gatewayOrderId: string }).gatewayOrderId;
    equal(status, 409);
    return null;
  }

  /** Presses a button of the test gateway, and brings back what it hands to the browser. */
  async press(gatewayOrderId: string, outcome: 'pay' | 'fail'): Promise<void> {
    const pressed = await this.#send('POST /test-gateway/payments', '', { order_id: gatewayOrderId, outcome });
    equal(pressed.status, 200);
    if (outcome === 'fail') return;
    const verified = await this.#send('POST /api/payments/razorpay/verify', '', JSON.parse(pressed.body) as object);
    equal(verified.status, 200);
  }

  async admin(place: number, verb: string, body: object): Promise<number> {
    const call = `POST /api/admin/orders/${this.#placed[place]!.id}/${verb}`;
    return (await this.#send(call, this.#deps.adminCookie, body)).status;
  }

  async change(slug: string, change: object): Promise<void> {
    const { status } = await this.#send(`PATCH /api/admin/products/${slug}`, this.#deps.adminCookie, change);
    equal(status, 200);
  }

  async state() {
    const { db } = this.#deps;
    return {
      products: await db.query('select slug, stock, price_paise as price from products order by slug'),
      orders: await db.query(
        `select orders.id, status, payment_status as payment, total_paise as total, invoices.order_id is not null as "hasInvoice"
         from orders left join invoices on invoices.order_id = orders.id order by orders.created_at, orders.number`,
      ),
      carts: await db.query(
        `select session_id as session, slug, quantity from cart_items
         join products on products.id = product_id order by session_id, slug`,
      ),
    };
  }

  /** What the model says that the state is. */
  expected(model: ShopModel) {
    const slugs = [...model.stock.keys()].toSorted();
    const carts = model.carts.flatMap((cart, buyer) =>
      [...cart].map(([slug, { quantity }]) => ({ session: this.#deps.buyers[buyer]!.sessionId, slug, quantity })),
    );
    return {
      products: slugs.map((slug) => ({ slug, stock: model.stock.get(slug), price: model.price.get(slug) })),
      orders: model.orders.map(({ status, payment, total, hasInvoice }, place) => ({
        id: this.#placed[place]!.id,
        status,
        payment,
        total,
        hasInvoice,
      })),
      carts: carts.toSorted((one, other) => (one.session + one.slug < other.session + other.slug ? -1 : 1)),
    };
  }
}
