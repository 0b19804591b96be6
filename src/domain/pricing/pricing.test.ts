import { describe, expect, it } from 'vitest';
import { rupees, toPaise } from '../money/money.ts';
import { defaultSettings } from '../settings/defaults.ts';
import { priceOrder, priceRefund, taxOrder } from './pricing.ts';

const standard = { method: 'domestic-standard', region: 'india', rates: defaultSettings } as const;
const oneOf = (price: number) => [{ price: rupees(price), quantity: 1 }];

describe('the price of an order', () => {
  it('is its lines and its shipping', () => {
    const lines = [
      { price: toPaise(1999), quantity: 3 },
      { price: rupees(500), quantity: 1 },
    ];
    expect(priceOrder({ lines }, standard)).toMatchObject({
      subtotal: 55_997,
      adjustments: [],
      shipping: 79_900,
      total: 135_897,
    });
  });

  it('is lowered by a discount before shipping is added', () => {
    const adjustments = [{ label: 'Welcome', amount: rupees(-100) }];
    expect(priceOrder({ lines: oneOf(1000), adjustments }, standard)).toMatchObject({
      subtotal: rupees(1000),
      adjustments: [{ ...adjustments[0], on: 'goods' }],
      adjusted: rupees(-100),
      shipping: rupees(799),
      total: rupees(1699),
    });
  });

  it('counts the goods for free shipping after the discount', () => {
    const adjustments = [{ label: 'Welcome', amount: toPaise(-1) }];
    expect(priceOrder({ lines: oneOf(6200) }, standard).shipping).toBe(0);
    expect(priceOrder({ lines: oneOf(6200), adjustments }, standard).shipping).toBe(rupees(799));
  });

  it('has discounts that stop where nothing is left', () => {
    const adjustments = ['Welcome', 'Loyal', 'Late'].map((label) => ({ label, amount: rupees(-300) }));
    expect(priceOrder({ lines: oneOf(500), adjustments }, standard)).toMatchObject({
      adjustments: [{ amount: rupees(-300) }, { amount: rupees(-200) }, { amount: 0 }],
      total: rupees(799),
    });
  });

  it('takes off percent of the lines that a discount is for, rounded once and shared out to the paisa', () => {
    const lines = [333, 333, 334, 999].map((price) => ({ price: toPaise(price), quantity: 1 }));
    const adjustments = [{ label: 'Capacitors', amount: { percent: -10 }, on: [0, 1, 2] }];
    const price = priceOrder({ lines, adjustments }, standard);
    expect(price.adjustments).toEqual([{ label: 'Capacitors', amount: -100, on: 'goods' }]);
    expect(price.lines.map(({ adjusted }) => adjusted)).toEqual([-33, -33, -34, 0]);
    expect(price.lines.map(({ paid }) => paid)).toEqual([300, 300, 300, 999]);
  });

  it('lowers the freight by itself, whatever the goods cost', () => {
    const adjustments = [{ label: 'Free delivery', amount: { percent: -100 }, on: 'freight' as const }];
    expect(priceOrder({ lines: oneOf(500), adjustments }, standard)).toMatchObject({
      adjustments: [{ label: 'Free delivery', amount: rupees(-799), on: 'freight' }],
      adjusted: 0,
      freight: { amount: rupees(799), adjusted: rupees(-799), paid: 0 },
      shipping: 0,
      total: rupees(500),
    });
  });

  it('has adjustments that count for nothing where there is nothing that they are for', () => {
    const adjustments = [
      { label: 'Engraving', amount: rupees(50), on: [] },
      { label: 'Gone', amount: rupees(-50), on: [] },
    ];
    expect(priceOrder({ lines: oneOf(500), adjustments }, { fee: rupees(0) })).toMatchObject({
      adjustments: [{ amount: 0 }, { amount: 0 }],
      total: rupees(500),
    });
  });

  it('is taxed by what is paid for each line and for the freight', () => {
    const lines = [{ price: rupees(236), quantity: 1, gstRatePercent: '18.00' }];
    const price = priceOrder(
      { lines, adjustments: [{ label: 'Half', amount: { percent: -50 } }] },
      { fee: rupees(118) },
    );
    const { sum, freight } = taxOrder(price, 'inter-state');
    expect(freight).toEqual({ taxable: rupees(100), cgst: 0, sgst: 0, igst: rupees(18) });
    expect(sum).toEqual({ taxable: rupees(200), cgst: 0, sgst: 0, igst: rupees(36) });
  });

  it('has the fee of letter post for small orders, where the shop has set one, and the specification’s fee else', () => {
    const feeOf = (
      price: number,
      changes: object,
      way: 'domestic-standard' | 'domestic-express' = 'domestic-standard',
    ) =>
      priceOrder(
        { lines: [{ price: toPaise(price), quantity: 1 }] },
        { method: way, region: 'india', rates: { ...defaultSettings, ...changes } },
      ).shipping;
    const letters = { letterFee: rupees(60), letterCeiling: rupees(700) };
    expect([feeOf(68_000, {}), feeOf(0, {})]).toEqual([rupees(799), rupees(799)]);
    expect([feeOf(68_000, letters), feeOf(70_000, letters), feeOf(70_001, letters)]).toEqual([
      rupees(60),
      rupees(60),
      rupees(799),
    ]);
    expect(feeOf(68_000, letters, 'domestic-express')).toBe(rupees(1599));
    // A letter never costs more than a parcel, and what travels free still does.
    expect(feeOf(68_000, { ...letters, letterFee: rupees(900) })).toBe(rupees(799));
    expect(feeOf(620_000, { ...letters, letterCeiling: rupees(10_000) })).toBe(0);
  });

  it('does not exist for a way of shipping that does not go there', () => {
    expect(() => priceOrder({ lines: [] }, { ...standard, region: 'canada' })).toThrow("does not go to 'canada'");
  });
});

describe('a refund', () => {
  it('of all units is what was paid for them, in whatever parts they come back', () => {
    const price = priceOrder(
      { lines: [{ price: rupees(10), quantity: 3 }], adjustments: [{ label: 'Code', amount: toPaise(-100) }] },
      { fee: rupees(0) },
    );
    const line = price.lines[0]!;
    expect(line.paid).toBe(2900);
    const each = [0, 1, 2].map((before) => priceRefund([{ line, before, count: 1 }]).total);
    expect(each).toEqual([967, 967, 966]);
    expect(priceRefund([{ line, before: 0, count: 3 }], rupees(799)).total).toBe(2900 + 79_900);
  });
});
