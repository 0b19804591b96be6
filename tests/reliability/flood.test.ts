import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxOpenOrders } from '#domain/orders/order-limits.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { mailsPerMailbox } from '#domain/messages/mail-limits.ts';
import { seedEmptyShop } from '#server/catalogue/seed.ts';
import { moveOrder } from '#server/compose/order-changes.ts';
import { cancelOverdue } from '#server/orders/overdue-orders.service.ts';
import { deliverMail } from '../support/builders/accounts.ts';
import { addBuyers } from '../support/builders/buyers.ts';
import { newOrder, puneAddress } from '../support/builders/orders.ts';
import { openTestDatabase, type TestDatabase } from '../support/databases/databases.ts';
import { ApiFleet, type ApiAnswer, type ApiRequest } from '../support/processes/api-fleet.ts';
import { patience, scaled } from './scale.ts';

const tries = scaled({ short: 60, long: 1500 });
const atOnce = 12;
const linesPerCart = 40;

interface ShelfRow {
  readonly slug: string;
  readonly stock: number;
  readonly pricePaise: number;
}

/** Advertising that an attacker would send to a third person if mails contained the buyer's name. */
const words = 'Congratulations you won';

describe('one guest who tries to take the shop (postgres, three processes, limits on)', () => {
  let shop: TestDatabase;
  let fleet: ApiFleet;
  let before: ShelfRow[];

  beforeAll(async () => {
    shop = await openTestDatabase('postgres');
    fleet = await ApiFleet.start(shop.url!, 3, { limited: true });
  });
  beforeEach(async () => {
    await shop.empty();
    await seedEmptyShop(shop.db);
    before = await readShelf();
  });
  afterAll(async () => {
    await fleet?.stop();
    await shop?.close();
  });

  const send = (call: string, request: ApiRequest) => fleet.sendPatiently(call, request, patience);
  const readShelf = () =>
    shop.db.query<ShelfRow>(
      `select slug, stock, price_paise as "pricePaise" from products where stock > 0 order by slug`,
    );
  const unitsOf = (rows: readonly ShelfRow[]) => rows.reduce((sum, { stock }) => sum + stock, 0);
  const valueOf = (rows: readonly ShelfRow[]) =>
    rows.reduce((sum, { stock, pricePaise }) => sum + stock * pricePaise, 0);

  /** As much as a cash order may hold, from another place of the shelf each time. */
  function greedyCart(index: number): Record<string, number> {
    const cart: Record<string, number> = {};
    let left: number = defaultSettings.cashCeiling;
    for (let step = 0; step < linesPerCart; step += 1) {
      const { slug, stock, pricePaise } = before[(index * 7 + step) % before.length]!;
      const quantity = Math.min(99, stock, Math.floor(left / pricePaise));
      if (quantity > 0) cart[slug] = quantity;
      left -= quantity * pricePaise;
    }
    return cart;
  }

  const modestCart = (index: number) => ({ [before[index % before.length]!.slug]: 1 });

  /** Sends many orders, some at once, each of a new session. */
  async function flood(
    cartOf: (index: number) => Record<string, number>,
    orderOf: (index: number) => object,
  ): Promise<ApiAnswer[]> {
    const carts = Array.from({ length: tries }, (_, index) => cartOf(index));
    const buyers = (await addBuyers(shop.db, carts)).entries();
    const answers: ApiAnswer[] = [];
    const work = async () => {
      for (const [index, { cookie }] of buyers) {
        const order = { cookie, key: 'mine', body: orderOf(index) };
        answers.push(await send('POST /api/orders', order));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return answers;
  }

  const count = (answers: readonly ApiAnswer[], status: number) =>
    answers.filter((answer) => answer.status === status).length;

  /** Moves the deadlines of pending orders four days back and cancels what is overdue by then. */
  async function letTimePass(): Promise<void> {
    await shop.db.query(`update orders set pay_until = pay_until - interval '4 days' where status = 'pending'`);
    await cancelOverdue({ db: shop.db, moveOrder });
  }

  it('under one name gets a few orders, and the stock is back by itself', async () => {
    const answers = await flood(modestCart, () => newOrder);
    expect([count(answers, 201), count(answers, 409)]).toEqual([
      maxOpenOrders('mailbox', defaultSettings),
      tries - maxOpenOrders('mailbox', defaultSettings),
    ]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatch(/Pay or cancel one and try again, or write to/);
    expect(unitsOf(await readShelf())).toBeLessThan(unitsOf(before));
    await letTimePass();
    expect(await readShelf()).toEqual(before);
  });

  it('under ever new names holds no more than a twentieth of the shelf, and the stock is back by itself', async () => {
    const answers = await flood(greedyCart, (index) => ({
      ...newOrder,
      email: `buyer-${index}@example.com`,
      phone: `98450 ${10_000 + index}`,
      shippingAddress: { ...puneAddress, streetAddress: `${index} MG Road` },
      paymentMethod: index % 3 === 0 ? 'upi' : 'cod',
    }));
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    expect(count(answers, 201)).toBeGreaterThan(0);
    expect(count(answers, 201)).toBeLessThanOrEqual(maxOpenOrders('network', defaultSettings));
    const after = await readShelf();
    expect(unitsOf(after)).toBeGreaterThanOrEqual(unitsOf(before) * 0.95);
    expect(valueOf(after)).toBeGreaterThanOrEqual(valueOf(before) * 0.95);
    await letTimePass();
    expect(await readShelf()).toEqual(before);
  });

  it('is served with thirty kits that are paid online, and again once they are paid', async () => {
    const kit = before
      // Of what UPI takes in one payment.
      .filter(({ stock, pricePaise }) => stock >= 30 && 30 * pricePaise <= defaultSettings.upiCeiling)
      .toSorted((one, other) => other.pricePaise - one.pricePaise)[0]!;
    const [first, second] = await addBuyers(shop.db, [
      { [kit.slug]: 30 },
      { [kit.slug]: Math.min(30, kit.stock - 30) },
    ]);
    const order = (cookie: string) =>
      send('POST /api/orders', { cookie, key: 'mine', body: { ...newOrder, paymentMethod: 'upi' } });
    expect((await order(first!.cookie)).status).toBe(201);
    await shop.db.query(`update orders set payment_status = 'paid'`);
    expect((await order(second!.cookie)).status).toBe(201);
  });

  it('who orders and cancels in a circle sends a stranger no more than a day’s mails, and no words of theirs', async () => {
    const stranger = { ...newOrder, email: 'stranger@example.com', shippingAddress: { ...puneAddress, name: words } };
    const carts = Array.from({ length: 22 }, (_, index) => ({ [before[index]!.slug]: 1 }));
    const statuses = new Set<number>();
    for (const { cookie } of await addBuyers(shop.db, carts)) {
      const placed = await send('POST /api/orders', { cookie, key: 'mine', body: stranger });
      statuses.add(placed.status);
      if (placed.status !== 201) continue;
      const { id, token } = JSON.parse(placed.body) as { id: string; token: string };
      await send(`POST /api/orders/${id}/cancel?token=${token}`, { cookie });
    }
    expect(statuses).toEqual(new Set([201, 429]));
    const mails = (await deliverMail(shop.db)).filter(({ to }) => to.address === stranger.email);
    expect(mails).toHaveLength(mailsPerMailbox.max);
    for (const { subject, text, html } of mails) expect(subject + text + html).not.toContain(words);
  });
});
