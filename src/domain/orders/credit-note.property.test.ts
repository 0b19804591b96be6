import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMoney, toPaise, type Paise } from '../money/money.ts';
import { priceMadeOrder, priceRefund } from '../pricing/pricing.ts';
import { makeCreditNotes, type CreditedSale, type MadeRefund } from './credit-note.ts';
import { makeInvoice } from './invoice.ts';

const none = toPaise(0);
const paise = (max: number) => fc.integer({ min: 0, max }).map(toPaise);
const destination = fc.constantFrom(
  { state: 'Karnataka', country: 'India' },
  { state: 'Kerala', country: 'India' },
  { state: 'Berlin', country: 'Germany' },
);

const sale: fc.Arbitrary<CreditedSale> = fc
  .record({
    lines: fc.array(
      fc.record({
        price: fc.oneof(paise(999_999), paise(300)),
        quantity: fc.integer({ min: 1, max: 9 }),
        gstRatePercent: fc.constantFrom(18, 12, 5, 28, 0.25, 0),
        off: fc.integer({ min: 0, max: 100 }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    shipping: fc.oneof(fc.constant(none), paise(99_900)),
    destination,
  })
  .map(({ lines, ...rest }) => ({
    ...rest,
    items: lines.map(({ off, ...line }, index) => ({
      ...line,
      id: `item-${index}`,
      name: `Item ${index}`,
      hsnCode: '8543',
      unitCode: 'NOS',
      adjusted: toPaise(0 - Math.floor((line.price * line.quantity * off) / 100)),
    })),
    adjustments: [],
    shippingName: 'Standard',
    supplyState: null,
  }));

/** What staff do one after the other: give back an amount, units of a line, or the delivery. */
const step = fc.record({
  kind: fc.constantFrom('amount', 'units', 'units', 'delivery'),
  line: fc.nat(4),
  count: fc.integer({ min: 1, max: 9 }),
  percent: fc.integer({ min: 1, max: 60 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** The refunds that the shop would make of these steps: never more than is left of the order, and at last all of it. */
function refundsOf(sold: CreditedSale, steps: readonly Step[]): MadeRefund[] {
  const price = priceMadeOrder({ lines: sold.items, adjustments: [], shipping: sold.shipping });
  const units = sold.items.map(() => 0);
  let left = price.total;
  let isDeliveryBack = false;
  const make = (amount: Paise, refund: Partial<MadeRefund> = {}): MadeRefund[] => {
    if (amount === 0 || amount > left) return [];
    left = toPaise(left - amount);
    return [{ amount, delivery: none, lines: [], ...refund }];
  };
  const made = steps.flatMap(({ kind, line, count, percent }) => {
    if (kind === 'amount') return make(toPaise(Math.ceil((left * percent) / 100)));
    if (kind === 'delivery') {
      if (isDeliveryBack) return [];
      const back = make(sold.shipping, { delivery: sold.shipping });
      isDeliveryBack ||= back.length > 0;
      return back;
    }
    const index = line % sold.items.length;
    const before = units[index]!;
    const quantity = Math.min(count, sold.items[index]!.quantity - before);
    if (quantity === 0) return [];
    const { total: amount } = priceRefund([{ line: price.lines[index]!, before, count: quantity }]);
    const back = make(amount, { lines: [{ itemId: sold.items[index]!.id, quantity, amount }] });
    if (back.length > 0) units[index] = before + quantity;
    return back;
  });
  return [...made, ...make(left)];
}

const taxParts = ['taxable', 'cgst', 'sgst', 'igst'] as const;

it('all credit notes of an order that went back whole make its invoice: each line and each part of its tax', () => {
  fc.assert(
    fc.property(sale, fc.array(step, { maxLength: 8 }), (sold, steps) => {
      const refunds = refundsOf(sold, steps);
      const invoice = makeInvoice(sold);
      const notes = makeCreditNotes(sold, refunds);
      notes.forEach((note, index) => {
        expect(note.total).toBe(refunds[index]!.amount);
        expect(addMoney(...taxParts.map((part) => note.tax[part]))).toBe(note.total);
        expect(addMoney(...note.rates.flatMap((rate) => taxParts.map((part) => rate[part])))).toBe(note.total);
      });
      const lines = notes.flatMap((note) => note.lines);
      for (const invoiced of invoice.lines) {
        const credited = lines.filter(({ description }) => description === invoiced.description);
        expect(addMoney(...credited.map(({ amount }) => amount))).toBe(invoiced.amount);
        // A single paisa cannot carry two equal halves; whatever went back in larger pieces makes the tax of the invoice.
        const isCarried = credited.every(({ amount }) => amount > 1) || invoiced.tax.cgst === 0;
        for (const part of taxParts.filter(() => isCarried))
          expect(addMoney(...credited.map(({ tax }) => tax[part]))).toBe(invoiced.tax[part]);
      }
      expect(addMoney(...notes.map(({ total }) => total))).toBe(invoice.total);
    }),
    { numRuns: 3000 },
  );
});

it('a part that goes back never makes a line more than was invoiced for it', () => {
  fc.assert(
    fc.property(sale, fc.array(step, { maxLength: 8 }), fc.nat(8), (sold, steps, made) => {
      const notes = makeCreditNotes(sold, refundsOf(sold, steps).slice(0, made));
      for (const invoiced of makeInvoice(sold).lines) {
        const credited = notes.flatMap(({ lines }) =>
          lines.filter(({ description }) => description === invoiced.description),
        );
        expect(addMoney(...credited.map(({ amount }) => amount))).toBeLessThanOrEqual(invoiced.amount);
        for (const { amount } of credited) expect(amount).toBeGreaterThan(0);
      }
    }),
    { numRuns: 1000 },
  );
});

const few = fc.integer({ min: 1, max: 400 }).map(toPaise);

it('a line that goes back in few paise at a time never has a part of its tax below nothing, and its halves are equal', () => {
  fc.assert(
    fc.property(
      sale,
      fc.array(fc.oneof(few, fc.constantFrom(1, 2, 3).map(toPaise)), { minLength: 1, maxLength: 40 }),
      (sold, amounts) => {
        const notes = makeCreditNotes(
          sold,
          amounts.map((amount) => ({ amount, delivery: none, lines: [] })),
        );
        for (const { tax } of notes.flatMap((note) => [note, ...note.lines])) {
          for (const part of taxParts) expect(tax[part]).toBeGreaterThanOrEqual(0);
          expect(tax.cgst).toBe(tax.sgst);
        }
        for (const invoiced of makeInvoice(sold).lines) {
          const credited = notes.flatMap(({ lines }) =>
            lines.filter((line) => line.description === invoiced.description),
          );
          const half = addMoney(...credited.map(({ tax }) => tax.cgst));
          expect(half).toBeLessThanOrEqual(invoiced.tax.cgst);
          // What single paise could not carry is all that is ever missing of a line that is back whole.
          const singles = credited.filter(({ amount }) => amount === 1).length;
          const isWhole = addMoney(...credited.map(({ amount }) => amount)) === invoiced.amount;
          expect(isWhole ? invoiced.tax.cgst - half : 0).toBeLessThanOrEqual(singles);
        }
      },
    ),
    { numRuns: 2000 },
  );
});
