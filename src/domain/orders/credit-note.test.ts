import { describe, expect, it } from 'vitest';
import { rupees, toPaise } from '../money/money.ts';
import { makeCreditNotes, type CreditedSale, type MadeRefund } from './credit-note.ts';

const item = {
  id: 'fuzz',
  name: 'Fuzz Box',
  quantity: 2,
  price: rupees(2999),
  hsnCode: '8543',
  gstRatePercent: 18,
  unitCode: 'SET',
  adjusted: toPaise(-29_990),
};
const sale: CreditedSale = {
  items: [
    item,
    { ...item, id: 'knob', name: 'Knob', price: rupees(100), quantity: 1, gstRatePercent: 12, adjusted: toPaise(0) },
  ],
  adjustments: [],
  shippingName: 'Standard',
  shipping: rupees(799),
  destination: { state: 'Karnataka', country: 'India' },
  supplyState: null,
};
const amountOnly = (amount: number): MadeRefund => ({ amount: toPaise(amount), delivery: toPaise(0), lines: [] });

describe('a credit note', () => {
  it('has the units that go back at what was paid for them, with their share of the discount and of the tax', () => {
    const back: MadeRefund = {
      amount: toPaise(284_905),
      delivery: toPaise(0),
      lines: [{ itemId: 'fuzz', quantity: 1, amount: toPaise(284_905) }],
    };
    const [note] = makeCreditNotes(sale, [back]);
    expect(note!.lines).toEqual([
      {
        description: 'Fuzz Box',
        code: '8543',
        unitCode: 'SET',
        ratePercent: 18,
        amount: 284_905,
        quantity: 1,
        price: 299_900,
        adjusted: -14_995,
        tax: { taxable: 241_445, cgst: 21_730, sgst: 21_730, igst: 0 },
      },
    ]);
    expect([note!.total, note!.tax.taxable, note!.rates.length]).toEqual([284_905, 241_445, 1]);
  });

  it('of an amount alone is shared out over all that was invoiced, without units', () => {
    const [note] = makeCreditNotes(sale, [amountOnly(10_000)]);
    expect(note!.lines.map(({ description, amount, quantity }) => [description, amount, quantity])).toEqual([
      ['Fuzz Box', 8637, 0],
      ['Knob', 152, 0],
      ['Shipping: Standard', 1211, 0],
    ]);
    expect(note!.rates.map(({ ratePercent }) => ratePercent)).toEqual([18, 12]);
  });

  it('of all that was paid has every unit of the invoice', () => {
    const [note] = makeCreditNotes(sale, [amountOnly(659_710)]);
    expect(note!.lines.map(({ quantity }) => quantity)).toEqual([2, 1, 1]);
    expect(note!.total).toBe(659_710);
  });

  it('never credits a line with more than was invoiced for it: what is over falls on the rest', () => {
    const knob: MadeRefund = {
      amount: rupees(100),
      delivery: toPaise(0),
      lines: [{ itemId: 'knob', quantity: 1, amount: rupees(100) }],
    };
    const notes = makeCreditNotes(sale, [amountOnly(10_000), knob]);
    const ofKnob = notes.flatMap(({ lines }) => lines.filter(({ description }) => description === 'Knob'));
    expect(ofKnob.map(({ amount }) => amount)).toEqual([152, 9848]);
    expect(notes[1]!.total).toBe(10_000);
  });
});
