import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shippingOptions, type Destination } from './checkout.ts';
import { makeInvoice } from './invoice.ts';
import { addMoney, toPaise } from '../money/money.ts';
import { defaultSettings } from '../settings/defaults.ts';
import { supplyKinds, type SupplyKind, type TaxSplit } from '../pricing/tax.ts';

/** The rules once more, in whole paise of a type that cannot round or lose a digit. */
interface ModelLine {
  readonly paise: number;
  readonly quantity: number;
  readonly rate: number;
}

const half = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);

/** INDIA.md: inside the state each half is round(P × r/2 / (100 + r)), outside it is round(P × r / (100 + r)). */
function modelTax(amount: bigint, rate: number, kind: SupplyKind) {
  if (kind === 'export') return { taxable: amount, cgst: 0n, sgst: 0n, igst: 0n };
  const points = BigInt(Math.round(rate * 100));
  if (kind === 'inter-state') {
    const igst = half(amount * points, 10_000n + points);
    return { taxable: amount - igst, cgst: 0n, sgst: 0n, igst };
  }
  const each = half(amount * points, 2n * (10_000n + points));
  return { taxable: amount - 2n * each, cgst: each, sgst: each, igst: 0n };
}

/** Abroad each unit costs round(P × 100 / (100 + r)). */
function modelPrice({ paise, rate }: ModelLine, kind: SupplyKind): bigint {
  if (kind !== 'export') return BigInt(paise);
  return half(BigInt(paise) * 10_000n, 10_000n + BigInt(Math.round(rate * 100)));
}

const fees: Record<string, bigint> = {
  'domestic-express': 159_900n,
  'domestic-same-day': 207_500n,
  'international-standard': 329_900n,
  'international-express': 290_400n,
  pickup: 0n,
};

const modelFee = (method: string, subtotal: bigint): bigint =>
  method === 'domestic-standard' ? (subtotal >= 620_000n ? 0n : 79_900n) : fees[method]!;

const places: Record<SupplyKind, Destination> = {
  'intra-state': { country: 'India', state: 'Karnataka', city: 'Bengaluru', zipCode: '560001' },
  'inter-state': { country: 'India', state: 'Goa', city: 'Portland', zipCode: '403001' },
  export: { country: 'Canada', state: 'Ontario', city: 'Toronto', zipCode: 'M5V 2T6' },
};

const line = fc.record({
  paise: fc.oneof(fc.nat(9_999_999), fc.nat(100_000), fc.constantFrom(0, 1, 59, 619_999, 620_000, 620_001)),
  quantity: fc.integer({ min: 1, max: 99 }),
  rate: fc.constantFrom(18, 18, 18, 12, 5, 28, 0, 0.25, 40),
});
const cart = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  kind: fc.constantFrom(...supplyKinds),
  choice: fc.nat(11),
});

const now = new Date('2026-11-16T06:00:00Z');
const isSame = (one: TaxSplit, other: Record<keyof TaxSplit, bigint>): boolean =>
  (['taxable', 'cgst', 'sgst', 'igst'] as const).every((name) => BigInt(one[name]) === other[name]);

interface ModelCart {
  readonly lines: readonly ModelLine[];
  readonly kind: SupplyKind;
  /** Which of the ways of shipping, counted round and round. */
  readonly choice: number;
}

/** The total of a cart that is shipped in one way, its tax by the line and the sums, against the model. */
function isExact({ lines, kind, choice }: ModelCart): boolean {
  const amounts = lines.map((one) => modelPrice(one, kind) * BigInt(one.quantity));
  const expectedSubtotal = amounts.reduce((sum, amount) => sum + amount, 0n);
  const goods = {
    lines: lines.map(({ paise, quantity, rate }) => ({
      price: toPaise(paise),
      quantity,
      gstRatePercent: rate,
      netGrams: 5,
    })),
  };
  const options = shippingOptions(places[kind], goods, now, defaultSettings);
  const { method, price } = options[choice % options.length]!;
  const { subtotal, shipping, total } = price;
  const expectedFee = modelFee(method, expectedSubtotal);
  if (BigInt(subtotal) !== expectedSubtotal) return false;
  if (BigInt(shipping) !== expectedFee || BigInt(total) !== expectedSubtotal + expectedFee) return false;
  const items = price.lines.map(({ line: sold }) => ({
    ...sold,
    name: 'x',
    hsnCode: '8543',
    unitCode: 'NOS',
    adjusted: toPaise(0),
  }));
  const invoice = makeInvoice({
    items,
    adjustments: [],
    shippingName: 'x',
    shipping,
    destination: places[kind],
    supplyState: null,
  });
  const expected = [
    ...lines.map(({ rate }, index) => modelTax(amounts[index]!, rate, kind)),
    ...(expectedFee > 0n ? [modelTax(expectedFee, 18, kind)] : []),
  ];
  const { taxable, cgst, sgst, igst } = invoice.tax;
  return (
    invoice.lines.length === expected.length &&
    invoice.lines.every(({ tax }, index) => isSame(tax, expected[index]!)) &&
    addMoney(taxable, cgst, sgst, igst) === total &&
    invoice.total === total
  );
}

it('the totals and taxes of 10,000 carts, whatever way they are shipped, are exact to the paisa', () => {
  const cartsAtOnce = 100;
  fc.assert(
    fc.property(fc.array(cart, { minLength: cartsAtOnce, maxLength: cartsAtOnce }), (carts) => {
      expect(carts.filter((one) => !isExact(one))).toEqual([]);
    }),
    { numRuns: 10_000 / cartsAtOnce },
  );
}, 120_000);
