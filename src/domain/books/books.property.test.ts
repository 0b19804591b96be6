import { expect, it } from 'vitest';
import { bookAddress } from '#tests/support/builders/book-documents.ts';
import { anyDiscount } from '#tests/support/builders/discounts.ts';
import { createRandom, type Random } from '#tests/support/random.ts';
import type { DiscountCandidate, DiscountGift, DiscountRule } from '../discounts/discount.ts';
import { discountGoods } from '../discounts/discounted-goods.ts';
import { rupees, toDecimal, toPaise } from '../money/money.ts';
import type { MadeRefund } from '../orders/credit-note.ts';
import { cartTotals } from '../pricing/cart-totals.ts';
import { supplyStateOf } from '../pricing/place-of-supply.ts';
import {
  priceMadeOrder,
  priceOrder,
  priceRefund,
  taxOrder,
  type Adjustment,
  type Goods,
  type OrderPrice,
} from '../pricing/pricing.ts';
import { taxedAs, type TaxSplit } from '../pricing/tax.ts';
import { defaultSettings } from '../settings/defaults.ts';
import { sellerOf } from '../shop/shop-details.ts';
import { creditNoteDocuments, invoiceDocument, type BookDocument, type InvoiceFacts } from './book-document.ts';
import { documentProblems } from './document-problems.ts';
import { gstr1Json } from './gstr1-json.ts';
import { gstr1Problems } from './gstr1-schema.ts';
import { collectGstr1, gstr1Sections, sumOf } from './gstr1.ts';
import { hasInv01, inv01Json } from './inv01.ts';
import { inv01Problems } from './inv01-schema.ts';

const seller = sellerOf(defaultSettings);
const rates = [18, 18, 18, '12.00', 5, 0.25, 0, 40];
const codes = ['8543', '8534', '8533', '8542', '85414100'];
const unitsOfLines = ['SET', 'PAC', 'NOS', null];

const addresses = [
  bookAddress(),
  bookAddress({ city: 'Mumbai', state: 'Maharashtra', zipCode: '400001' }),
  bookAddress({ city: 'Leh', state: 'Ladakh', zipCode: '194101' }),
  bookAddress({ city: 'Berlin', state: '', zipCode: '10115', country: 'Germany' }),
];
/** None, registered in our state, in another one, in Other Territory, and a body of the UN. */
const buyers = [null, null, null, '29AAGCB7383J1Z4', '27AAPFU0939F1ZV', '97AAPFU0939F1ZO', '0717UNO00157UNO'];

const one = <T>(from: readonly T[], random: Random): T => from[random(from.length)]!;

const some = <T>(most: number, random: Random, make: (index: number) => T): T[] =>
  Array.from({ length: random(most + 1) }, (_, index) => make(index));

function randomLine(random: Random) {
  const quantity = random(3) === 0 ? 1 + random(99) : 1 + random(3);
  return {
    name: 'A thing',
    hsnCode: one(codes, random),
    unitCode: one(unitsOfLines, random),
    quantity,
    price: toPaise(random(4) === 0 ? random(9_999_999) : random(200_000)),
    gstRatePercent: one(rates, random),
    slug: one(['a', 'b', 'c'], random),
    category: one(['kit', 'parts'], random),
    kind: one([null, 'resistor'], random),
  };
}

function randomAdjustment(random: Random, lines: number): Adjustment {
  const amount =
    random(2) === 0 ? { percent: one([-100, -33.33, -10, -0.25, 5], random) } : toPaise(20_000 - random(300_000));
  const on = one([undefined, undefined, 'freight' as const, [random(lines), random(lines)]], random);
  return on === undefined ? { label: 'Off', amount } : { label: 'Off', amount, on };
}

/** Every kind that the office can make. */
const gifts: readonly DiscountGift[] = [
  { kind: 'percent', percent: 33.33 },
  { kind: 'amount', amount: rupees(250) },
  { kind: 'free-shipping' },
  { kind: 'buy-get', buy: 2, get: 1 },
  {
    kind: 'price-breaks',
    breaks: [
      { from: 2, percent: 5 },
      { from: 10, percent: 12.5 },
    ],
  },
  { kind: 'class-sets', from: 10, percent: 7 },
];
const discounted: readonly DiscountRule['goods'][] = [
  { for: 'everything' },
  { for: 'products', slugs: ['a', 'b'] },
  { for: 'kinds', kinds: ['parts'] },
];

function randomDiscount(random: Random, place: number): DiscountCandidate {
  const gift = one(gifts, random);
  return anyDiscount({
    id: `id-${place}`,
    name: gift.kind,
    code: one([null, `CODE-${place}`], random),
    gift,
    goods: one(discounted, random),
    together: random(2) === 0,
  });
}

type Line = ReturnType<typeof randomLine>;

/** Lines with discounts by their rules, or with whatever staff have agreed on. */
function randomGoods(random: Random): Goods<Line> {
  const lines = [randomLine(random), ...some(2, random, () => randomLine(random))];
  if (random(2) === 0) return { lines, adjustments: some(3, random, () => randomAdjustment(random, lines.length)) };
  const candidates = some(3, random, (place) => randomDiscount(random, place));
  const code = candidates.find((candidate) => candidate.code !== null)?.code ?? null;
  return discountGoods({ lines, candidates, today: '2026-10-05', code }).goods;
}

interface Cart {
  readonly price: OrderPrice<Line>;
  readonly facts: InvoiceFacts;
}

/** Everything on the way from a cart to the facts of its invoice, held against each other. */
function buy(random: Random, serial: number): Cart {
  const goods = randomGoods(random);
  const shipTo = one(addresses, random);
  const isAbroad = shipTo.country !== 'India';
  const shippingMethod = isAbroad
    ? ('international-standard' as const)
    : one(['domestic-standard', 'pickup'] as const, random);
  const price = priceOrder(goods, {
    method: shippingMethod,
    region: isAbroad ? 'canada' : 'india',
    rates: defaultSettings,
  });
  if (price.adjustments.length === 0 && shippingMethod === 'domestic-standard') {
    const screen = goods.lines.map((line) => ({ quantity: line.quantity, product: { price: toDecimal(line.price) } }));
    if (cartTotals(screen, defaultSettings).total !== price.total) throw new Error('The cart shows another total.');
  }
  const gstin = one(buyers, random);
  const business = { gstin, receiver: one(['self', 'other'] as const, random) };
  const sale = {
    items: price.lines.map(({ line, adjusted }, place) => ({ ...line, id: String(place), adjusted })),
    adjustments: price.adjustments,
    shippingName: 'Standard',
    shipping: price.shipping,
    destination: shipTo,
    supplyState: supplyStateOf({ ...shipTo, shippingMethod, business }),
    isExportTaxed: random(2) === 0,
  };
  const facts = {
    number: `TR/2627/${String(serial).padStart(6, '0')}`,
    serial,
    day: '2026-10-05',
    orderNumber: `PK-${serial}`,
  };
  const stored = priceMadeOrder({ lines: sale.items, adjustments: sale.adjustments, shipping: sale.shipping }).total;
  if (stored !== price.total) throw new Error('The order is stored with another total.');
  const billTo = shipTo;
  return {
    price,
    facts: { ...facts, seller, gstin, buyerName: 'Asha Rao', billTo, shipTo, stored, isVoid: false, sale },
  };
}

/** Units go back in parts, the delivery with the first of them; in the end an amount, or all that is left. */
function giveBack({ price }: Cart, random: Random): MadeRefund[] {
  const before = price.lines.map(() => 0);
  const refunds: MadeRefund[] = some(3, random, (part) => {
    const delivery = part === 0 && random(2) === 0 ? price.shipping : toPaise(0);
    const units = price.lines.flatMap((line, place) => {
      const count = random(line.line.quantity - before[place]! + 1);
      before[place]! += count;
      return count === 0 ? [] : [{ line, place, before: before[place]! - count, count }];
    });
    const { lines, total } = priceRefund(units, delivery);
    return {
      lines: units.map(({ place, count }, index) => ({
        itemId: String(place),
        quantity: count,
        amount: lines[index]!,
      })),
      delivery,
      amount: total,
    };
  });
  const left = price.total - refunds.reduce((sum, { amount }) => sum + amount, 0);
  const more = one([0, left, random(left + 1)], random);
  const counted = refunds.filter(({ amount }) => amount > 0);
  return more === 0 ? counted : [...counted, { lines: [], delivery: toPaise(0), amount: toPaise(more) }];
}

const noteFacts = (refund: MadeRefund, serial: number) => ({
  refund,
  note: {
    number: `CN/2627/${String(serial).padStart(6, '0')}`,
    serial,
    day: '2026-10-20',
    seller,
    stored: refund.amount,
  },
});

const parts = ['taxable', 'cgst', 'sgst', 'igst'] as const;
const plus = (sums: bigint[], tax: TaxSplit, sign: bigint): void =>
  parts.forEach((part, index) => (sums[index]! += sign * BigInt(tax[part])));
const worth = (sums: readonly bigint[]): bigint => sums.reduce((total, sum) => total + sum, 0n);
const taxesOf = (rows: readonly { readonly tax: TaxSplit }[]): bigint[] => {
  const sums = [0n, 0n, 0n, 0n];
  rows.forEach(({ tax }) => plus(sums, tax, 1n));
  return sums;
};

/** All of it went back: then all of the tax did. */
function expectAllBack(invoice: BookDocument, notes: readonly BookDocument[]): void {
  const back = notes.reduce((sum, { total }) => sum + total, 0);
  if (back > invoice.total) throw new Error('More went back than was paid.');
  if (back === invoice.total && String(taxesOf(notes)) !== String(taxesOf([invoice])))
    throw new Error(`All went back, but of the tax ${taxesOf(notes)} of ${taxesOf([invoice])}.`);
}

const monthOfCarts = 2000;

/**
 * A month: what it makes by the documents one by one, and by the return. Answers with how many credit notes it had, and notes the
 * labels of what has lowered a price.
 */
function expectMonthToTie(random: Random, isChecked: boolean, lowered: Set<string>): number {
  const gstr1 = collectGstr1();
  const sums = [0n, 0n, 0n, 0n];
  const problems: unknown[] = [];
  let [paid, back, notesIssued] = [0n, 0n, 0];
  for (let serial = 1; serial <= monthOfCarts; serial += 1) {
    const cart = buy(random, serial);
    cart.price.adjustments.filter(({ amount }) => amount < 0).forEach(({ label }) => lowered.add(label));
    const invoice = invoiceDocument(cart.facts);
    if (invoice.total !== cart.price.total) throw new Error('The invoice has another total.');
    const { sum } = taxOrder(cart.price, taxedAs(invoice.place.kind, cart.facts.sale.isExportTaxed === true));
    if (parts.some((part) => sum[part] !== invoice.tax[part])) throw new Error('The invoice has other taxes.');
    const refunds = random(2) === 0 ? [] : giveBack(cart, random);
    const notes = creditNoteDocuments(
      cart.facts,
      refunds.map((refund) => noteFacts(refund, (notesIssued += 1))),
    );
    notes.forEach(({ total }, index) => {
      if (total !== refunds[index]!.amount) throw new Error('The credit note has another total than the refund.');
    });
    expectAllBack(invoice, notes);
    [invoice, ...notes].forEach((document) => {
      gstr1.add(document);
      plus(sums, document.tax, document.kind === 'invoice' ? 1n : -1n);
      problems.push(...documentProblems(document, seller.gstin));
      if (isChecked && hasInv01(document)) problems.push(...inv01Problems(inv01Json(document)));
    });
    paid += BigInt(cart.price.total);
    back += BigInt(refunds.reduce((total, { amount }) => total + amount, 0));
  }
  const month = gstr1.finish();
  expect(taxesOf(gstr1Sections.map((section) => month.sums[section]))).toEqual(sums);
  expect(taxesOf([...month.hsn.registered, ...month.hsn.unregistered])).toEqual(sums);
  expect(worth(sums)).toBe(paid - back);
  expect(new Set(month.listed.exp.map(({ document }) => document.isExportTaxed))).toEqual(new Set([true, false]));
  expect(sumOf(month.b2cs).tax).toEqual(month.sums.b2cs.tax);
  if (isChecked) problems.push(...gstr1Problems(gstr1Json(month, { gstin: seller.gstin, period: '102026' })));
  expect(problems).toEqual([]);
  return notesIssued;
}

it('screen, order, invoice, credit notes and GSTR-1 tie over 100,000 carts', () => {
  const random = createRandom(20_261_118);
  const lowered = new Set<string>();
  let notes = 0;
  for (let carts = 0; carts < 100_000; carts += monthOfCarts)
    notes += expectMonthToTie(random, carts % 20_000 === 0, lowered);
  expect(notes).toBeGreaterThan(50_000);
  const unused = gifts.filter(({ kind }) => ![...lowered].some((label) => label.startsWith(kind)));
  expect(unused).toEqual([]);
}, 120_000);
