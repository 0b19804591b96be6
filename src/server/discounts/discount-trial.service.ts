import type { DiscountFields, DiscountTrial } from '#contracts/discounts.ts';
import { discountGoods } from '#domain/discounts/discounted-goods.ts';
import { Refusal } from '#domain/errors.ts';
import { toDecimal, toPaise } from '#domain/money/money.ts';
import { placeOfSupply } from '#domain/pricing/place-of-supply.ts';
import { priceOrder, taxOrder, type Freight } from '#domain/pricing/pricing.ts';
import { taxAmount } from '#domain/pricing/tax.ts';
import type { Database } from '../db/database.ts';
import { readSettings } from '../settings/settings.service.ts';
import * as orders from './discount-trial.repository.ts';

const noOrder = 'There’s no order yet to try it on.';

/** How the sentences speak of one that counts by itself. */
const itself = 'It';

/** What a discount would make of an order, sent with standard delivery, on a day on which it counts. */
export const createDiscountTrial =
  (db: Database) =>
  async (fields: DiscountFields, number: string | null): Promise<DiscountTrial> => {
    const order = await orders.find(db, number);
    if (!order) throw new Refusal('order-unknown', number === null ? noOrder : undefined);
    const lines = order.lines.map(({ pricePaise, ...line }) => ({ ...line, price: toPaise(pricePaise) }));
    const code = fields.code ?? itself;
    const rule = { ...fields, code, startsOn: null, endsOn: null, maxUses: null, maxPerPerson: null, isEnded: false };
    const candidates = [{ ...rule, id: '', uses: 0, usesByPerson: 0 }];
    const { goods, chosenFor } = discountGoods({ lines, candidates, today: '', code });
    const freight: Freight = { method: 'domestic-standard', region: 'india', rates: await readSettings(db) };
    const [before, after] = [priceOrder({ lines }, freight), priceOrder(goods, freight)];
    const { kind } = placeOfSupply({ country: order.country ?? '', state: order.state ?? '' }, order.supplyState);
    const taxOf = (price: typeof before) => toDecimal(taxAmount(taxOrder(price, kind).sum));
    return {
      orderNumber: order.number,
      problem: chosenFor('domestic-standard').codeProblem?.replace('your cart', 'this order') ?? null,
      adjustments: after.adjustments.map(({ amount, on }) => ({ label: fields.name, amount: toDecimal(amount), on })),
      subtotal: toDecimal(before.subtotal),
      totalBefore: toDecimal(before.total),
      totalAfter: toDecimal(after.total),
      taxBefore: taxOf(before),
      taxAfter: taxOf(after),
    };
  };

export type TryDiscount = ReturnType<typeof createDiscountTrial>;
