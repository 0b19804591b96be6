import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contracts/audit.ts';
import { auditSentence, fieldName, valueText } from './audit-sentence.ts';

type Change = Partial<Pick<AuditEntry, 'before' | 'after'>>;

const sentenceOf = (thing: AuditEntry['thing'], action: string, { before = {}, after = {} }: Change = {}) =>
  auditSentence({ thing, action, before, after });

describe('the audit tells', () => {
  it.each<[string, string, AuditEntry['thing'], string, Change]>([
    ['a move', 'confirmed {thing}', 'order', 'confirmed', {}],
    [
      'a parcel',
      'shipped {thing} with Delhivery, 149',
      'order',
      'shipped',
      { after: { carrier: 'delhivery', trackingNumber: '149' } },
    ],
    [
      'a parcel put right',
      'corrected the parcel of {thing} from Delhivery, 149 to Delhivery, 150',
      'order',
      'corrected the parcel',
      { before: { carrier: 'delhivery', trackingNumber: '149' }, after: { trackingNumber: '150' } },
    ],
    [
      'a refund by lines',
      'refunded ₹2,999 of {thing} for 1 × Fuzz, and put 1 × Fuzz back on the shelf',
      'order',
      'refunded',
      { after: { amount: '2999.00', reason: 'Broken', items: '1 × Fuzz', restocked: '1 × Fuzz' } },
    ],
    [
      'a spare',
      'sent a spare for the claim CL-7 of {thing}',
      'order',
      'sent a spare',
      { after: { return: 'CL-7', units: 1 } },
    ],
    [
      'the end of a claim',
      'closed the claim CL-7 of {thing}',
      'order',
      'declined a return',
      { after: { return: 'CL-7', reason: 'Found.' } },
    ],
    [
      'a refund beside an order',
      'refunded ₹7.25 of the payment pay_1 of {thing}',
      'order',
      'refunded a payment',
      { after: { amount: '7.25', payment: 'pay_1' } },
    ],
    [
      'a price',
      'changed the price of {thing} from ₹10 to ₹12.25',
      'product',
      'changed',
      { before: { price: '10.00' }, after: { price: '12.25' } },
    ],
    [
      'a long text',
      'changed the description of {thing}',
      'product',
      'changed',
      { before: { description: 'x'.repeat(61) }, after: { description: 'y' } },
    ],
    [
      'several fields',
      'changed the name, price, GST, HSN and 1 more of {thing}',
      'product',
      'changed',
      { after: { name: 'F', price: '1.00', gstRatePercent: 18, hsnCode: '8543', tags: ['a'] } },
    ],
    ['a count', 'counted {thing} from 3 to 5', 'stock', 'counted', { before: { stock: 3 }, after: { stock: 5 } }],
    ['a first count', 'counted {thing} to 5', 'stock', 'counted', { before: { stock: null }, after: { stock: 5 } }],
    [
      'a delivery',
      'received {thing}: 5 × Fuzz and 2 × Knob',
      'stock',
      'received',
      { after: { Fuzz: '+5', Knob: '+2' } },
    ],
    [
      'a setting',
      'changed {thing} from ₹799 to ₹899',
      'setting',
      'changed',
      { before: { fee: '₹799' }, after: { fee: '₹899' } },
    ],
    ['an invitation', 'invited {thing} as clerk', 'staff', 'invited', { after: { role: 'clerk' } }],
    ['an answer', 'answered {thing} and marked it as done', 'message', 'answered', { after: { done: true } }],
    ['a message opened again', 'opened {thing} again', 'message', 'changed', { after: { done: false } }],
    ['an import', 'imported 12 products from {thing}', 'import', 'imported', { after: { products: 12 } }],
    ['events sent again', 'sent 3 events to {thing} again', 'webhook', 'sent events again', { after: { count: 3 } }],
    ['a token', 'revoked the token {thing}', 'token', 'revoked', {}],
    ['what it does not know', 'blessed: {thing}', 'product', 'blessed', {}],
  ])('%s', (_, text, thing, action, told) => {
    expect(sentenceOf(thing, action, told).text).toBe(text);
  });

  it('once what the sentence has told, and the rest beneath it', () => {
    const { told } = sentenceOf('order', 'refunded', { after: { amount: '10.00', reason: 'Broken' } });
    expect(['amount', 'reason'].filter((field) => told.includes(field))).toEqual(['amount']);
  });

  it('no field by the name the code has for it, and no value as JSON', () => {
    expect(['zipCode', 'gstRatePercent', 'packSize', 'price'].map(fieldName)).toEqual([
      'PIN code',
      'GST',
      'pack size',
      'price',
    ]);
    const values = [null, true, ['a', 'b'], { a: 1, b: 2 }, [{ ref: 'R1' }]];
    expect(values.map((value) => valueText('x', value))).toEqual(['nothing', 'yes', 'a, b', '2 lines', '1 line']);
  });
});
