import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultSettings } from '../settings/defaults.ts';
import { cartTotals } from './cart-totals.ts';

interface ModelLine {
  readonly paise: number;
  readonly quantity: number;
}

/** The specification's arithmetic in whole paise, of a type that cannot round. */
function model(lines: readonly ModelLine[]) {
  const subtotal = lines.reduce((sum, { paise, quantity }) => sum + BigInt(paise) * BigInt(quantity), 0n);
  const shipping = subtotal >= 620_000n ? 0n : 79_900n;
  return { subtotal, shipping, total: subtotal + shipping };
}

const asPrice = (paise: number): string => `${BigInt(paise) / 100n}.${String(BigInt(paise) % 100n).padStart(2, '0')}`;

const highestPricePaise = 9_999_999_999;
const line = fc.record({
  // Small prices come often, so that totals lie on both sides of the threshold.
  paise: fc.oneof(fc.nat(highestPricePaise), fc.nat(100_000), fc.constantFrom(0, 1, 619_999, 620_000, 620_001)),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const cart = fc.array(line, { maxLength: 6 });

function isExact(lines: readonly ModelLine[]): boolean {
  const priced = lines.map(({ paise, quantity }) => ({ quantity, product: { price: asPrice(paise) } }));
  const { subtotal, shipping, total } = cartTotals(priced, defaultSettings);
  const expected = model(lines);
  return (
    BigInt(subtotal) === expected.subtotal && BigInt(shipping) === expected.shipping && BigInt(total) === expected.total
  );
}

it('the totals of 10,000 carts are exact to the paisa, of dear things too', () => {
  const cartsAtOnce = 100;
  fc.assert(
    fc.property(fc.array(cart, { minLength: cartsAtOnce, maxLength: cartsAtOnce }), (carts) => {
      expect(carts.filter((lines) => !isExact(lines))).toEqual([]);
    }),
    { numRuns: 10_000 / cartsAtOnce },
  );
}, 120_000);
