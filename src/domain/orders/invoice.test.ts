import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeInvoice } from './invoice.ts';
import { taxAmount } from '../pricing/tax.ts';
import { rupees, toPaise, type Paise } from '../money/money.ts';

const item = {
  name: 'Fuzz',
  quantity: 2,
  price: rupees(1180),
  hsnCode: '8543',
  gstRatePercent: '18.00',
  unitCode: 'SET',
  adjusted: toPaise(0),
};
const sale = { items: [item], adjustments: [], shippingName: 'Standard', shipping: rupees(799), supplyState: null };
const karnataka = { state: 'Karnataka', country: 'India' };

describe('an invoice', () => {
  it('splits the tax in two halves inside the state of the shop', () => {
    const { place, lines, tax } = makeInvoice({ ...sale, destination: karnataka });
    expect(place).toEqual({ kind: 'intra-state', name: 'Karnataka', gstCode: '29' });
    expect(lines[0]!.tax).toEqual({ taxable: 200_000, cgst: 18_000, sgst: 18_000, igst: 0 });
    expect(lines[1]).toMatchObject({ code: '9968', ratePercent: 18, amount: 79_900 });
    expect(tax.cgst).toBe(tax.sgst);
    expect(tax.igst).toBe(0);
  });

  it('has one tax between states', () => {
    const { place, tax } = makeInvoice({ ...sale, destination: { state: 'KL', country: 'IN' } });
    expect(place).toEqual({ kind: 'inter-state', name: 'Kerala', gstCode: '32' });
    expect(tax).toMatchObject({ cgst: 0, sgst: 0 });
    expect(tax.igst).toBe(36_000 + 12_188);
  });

  it('has no tax when the goods leave the country', () => {
    const { place, tax, total } = makeInvoice({ ...sale, destination: { state: 'ON', country: 'Canada' } });
    expect(place).toEqual({ kind: 'export', name: 'Canada', gstCode: null });
    expect(taxAmount(tax)).toBe(0);
    expect(tax.taxable).toBe(total);
  });

  it('has no line for shipping that is free', () => {
    expect(makeInvoice({ ...sale, shipping: rupees(0), destination: karnataka }).lines).toHaveLength(1);
  });

  it('adds up to the paisa whatever is sold at whatever rate', () => {
    const paise = fc.integer({ min: 0, max: 9_999_999 }).map(toPaise);
    const sold = fc.record({
      name: fc.constant('Part'),
      quantity: fc.integer({ min: 1, max: 99 }),
      price: paise,
      hsnCode: fc.constant('8533'),
      unitCode: fc.constant('NOS'),
      adjusted: fc.constant(toPaise(0)),
      gstRatePercent: fc.constantFrom('0', '0.25', '5', '12.00', '18', '28'),
    });
    const destination = fc.constantFrom(
      karnataka,
      { state: 'Goa', country: 'India' },
      { state: 'Bayern', country: 'DE' },
    );
    fc.assert(
      fc.property(fc.array(sold, { minLength: 1, maxLength: 8 }), paise, destination, (items, shipping, to) => {
        const { lines, tax, rates, total } = makeInvoice({
          items,
          adjustments: [],
          shippingName: 'x',
          shipping,
          destination: to,
          supplyState: null,
        });
        const owed = items.reduce(
          (sum, { price, quantity }) => sum + BigInt(price) * BigInt(quantity),
          BigInt(shipping),
        );
        const parts = (of: Record<string, number>) => of['taxable']! + of['cgst']! + of['sgst']! + of['igst']!;
        expect(BigInt(total)).toBe(owed);
        expect(parts({ ...tax })).toBe(total);
        expect(rates.reduce((sum, rate) => sum + parts({ ...rate }), 0)).toBe(total);
        for (const line of lines) {
          expect(parts({ ...line.tax })).toBe(line.amount);
          const rate = to.country === 'DE' ? 0 : line.ratePercent;
          const exact = (line.amount * rate) / (100 + rate);
          expect(Math.abs(taxAmount(line.tax) - exact)).toBeLessThanOrEqual(1 as Paise);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
