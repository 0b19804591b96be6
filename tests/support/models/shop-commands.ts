import { deepEqual, equal } from 'node:assert/strict';
import fc from 'fast-check';
import type { ModelShop } from './model-shop.ts';
import type { Method, ModelOrder, ShopModel } from './shop-model.ts';

type Act = (model: ShopModel, shop: ModelShop) => Promise<void>;

/** Something that somebody does, to the model and to the shop; then both must be in the same state. */
class Command implements fc.AsyncCommand<ShopModel, ModelShop> {
  readonly #name: string;
  readonly #act: Act;

  constructor(name: string, act: Act) {
    this.#name = name;
    this.#act = act;
  }

  check(): boolean {
    return true;
  }

  async run(model: ShopModel, shop: ModelShop): Promise<void> {
    await this.#act(model, shop);
    deepEqual(await shop.state(), shop.expected(model));
  }

  toString(): string {
    return this.#name;
  }
}

/** On one of the orders that there are; on none when there are none. */
const onOrder =
  (index: number, act: (order: ModelOrder, place: number, model: ShopModel, shop: ModelShop) => Promise<void>): Act =>
  async (model, shop) => {
    if (model.orders.length === 0) return;
    const place = index % model.orders.length;
    await act(model.orders[place]!, place, model, shop);
  };

const order = fc.nat(20);
const slug = (slugs: readonly string[]) => fc.constantFrom(...slugs);
const method = fc.constantFrom<Method>('cod', 'razorpay');

const ofBuyers = (slugs: readonly string[], buyers: number) => {
  const buyer = fc.nat(buyers - 1);
  return [
    fc.tuple(buyer, slug(slugs), fc.integer({ min: 1, max: 4 })).map(
      ([who, what, quantity]) =>
        new Command(`buyer ${who} adds ${quantity} x ${what}`, async (model, shop) => {
          equal(await shop.add(who, what, quantity), model.add(who, what, quantity));
        }),
    ),
    fc.tuple(buyer, method, fc.boolean()).map(
      ([who, how, looks]) =>
        new Command(
          `buyer ${who} orders by ${how}${looks ? ' after a look at the checkout' : ''}`,
          async (model, shop) => {
            if (looks) model.quote(who);
            if (looks) await shop.quote(who);
            const key = shop.nextKey();
            equal(await shop.order(who, how, key), model.order(who, how, key));
          },
        ),
    ),
    order.map(
      (index) =>
        new Command(
          `the buyer of order ${index} sends it again`,
          onOrder(index, (sent, place, _model, shop) => shop.repeat(sent, place)),
        ),
    ),
    order.map(
      (index) =>
        new Command(
          `the buyer of order ${index} cancels it twice at once`,
          onOrder(index, async (sent, place, model, shop) => {
            const expected = [model.cancel(sent), model.cancel(sent)];
            deepEqual((await shop.cancelTwice(place)).toSorted(), expected.toSorted());
          }),
        ),
    ),
  ];
};

const ofPayments = [
  fc.tuple(order, fc.boolean()).map(
    ([index, works]) =>
      new Command(
        `order ${index} is paid, which ${works ? 'works' : 'fails'}`,
        onOrder(index, async (sent, place, model, shop) => {
          const can = model.canPay(sent);
          const begun = await shop.beginPayment(place);
          equal(begun !== null, can);
          if (begun === null) return;
          await shop.press(begun, works ? 'pay' : 'fail');
          if (works) model.capture(sent);
        }),
      ),
  ),
  order.map(
    (index) =>
      new Command(
        `order ${index} is cancelled while it is paid`,
        onOrder(index, async (sent, place, model, shop) => {
          const begun = await shop.beginPayment(place);
          equal(begun !== null, model.canPay(sent));
          if (begun === null) return;
          model.cancel(sent);
          model.cancel(sent);
          await shop.cancelTwice(place);
          await shop.press(begun, 'pay');
          model.capture(sent);
        }),
      ),
  ),
];

const ofTheAdmin = (slugs: readonly string[]) => [
  fc.tuple(order, fc.constantFrom('confirmed', 'shipped', 'delivered')).map(
    ([index, to]) =>
      new Command(
        `the admin makes order ${index} ${to}`,
        onOrder(index, async (sent, place, model, shop) => {
          equal(await shop.admin(place, 'status', { status: to }), model.move(sent, to));
        }),
      ),
  ),
  order.map(
    (index) =>
      new Command(
        `the admin counts the money of order ${index}`,
        onOrder(index, async (sent, place, model, shop) => {
          equal(await shop.admin(place, 'paid', {}), model.markPaid(sent));
        }),
      ),
  ),
  order.map(
    (index) =>
      new Command(
        `the admin gives the money of order ${index} back`,
        onOrder(index, async (sent, place, model, shop) => {
          equal(await shop.admin(place, 'refunded', {}), model.markRefunded(sent));
        }),
      ),
  ),
  fc.tuple(slug(slugs), fc.nat(8)).map(
    ([what, stock]) =>
      new Command(`the admin counts ${stock} x ${what}`, async (model, shop) => {
        const expectedStock = model.stock.get(what);
        model.stock.set(what, stock);
        await shop.change(what, { stock, expectedStock });
      }),
  ),
  fc.tuple(slug(slugs), fc.integer({ min: 100, max: 250_000 })).map(
    ([what, price]) =>
      new Command(`the admin prices ${what} at ${price} paise`, async (model, shop) => {
        model.price.set(what, price);
        await shop.change(what, { price: (price / 100).toFixed(2) });
      }),
  ),
];

/** Any number of people who buy, pay, change their minds and look after the shop, in any order. */
export const shopCommands = (slugs: readonly string[], buyers: number, maxCommands: number) =>
  fc.commands([...ofBuyers(slugs, buyers), ...ofPayments, ...ofTheAdmin(slugs)], { maxCommands, size: 'max' });
