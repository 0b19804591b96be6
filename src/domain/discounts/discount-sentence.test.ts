import { expect, it } from 'vitest';
import { anyDiscount } from '#tests/support/builders/discounts.ts';
import { rupees } from '../money/money.ts';
import { discountSentence } from './discount-sentence.ts';
import type { DiscountCandidate } from './discount.ts';

it.each<[string, Partial<DiscountCandidate>]>([
  ['10% off everything.', {}],
  [
    '10% off film capacitors, from 1 Dec to 24 Dec 2026, once per person, 100 uses.',
    {
      goods: { for: 'kinds', kinds: ['film-capacitor'] },
      startsOn: '2026-12-01',
      endsOn: '2026-12-24',
      maxPerPerson: 1,
      maxUses: 100,
    },
  ],
  [
    '₹200 off kits and PCBs, from ₹2,000 of them.',
    {
      gift: { kind: 'amount', amount: rupees(200) },
      goods: { for: 'kinds', kinds: ['kit', 'pcb'] },
      minimum: rupees(2_000),
    },
  ],
  ['Free standard delivery in India, until 31 Oct 2026.', { gift: { kind: 'free-shipping' }, endsOn: '2026-10-31' }],
  [
    'Free standard delivery in India with LEDs and optocouplers.',
    { gift: { kind: 'free-shipping' }, goods: { for: 'kinds', kinds: ['led'] } },
  ],
  [
    '1 free for every 4 bought of the same product, twice per person.',
    { gift: { kind: 'buy-get', buy: 4, get: 1 }, maxPerPerson: 2 },
  ],
  [
    '5% off parts from 10 of one, 10% from 25.',
    {
      gift: {
        kind: 'price-breaks',
        breaks: [
          { from: 10, percent: 5 },
          { from: 25, percent: 10 },
        ],
      },
      goods: { for: 'kinds', kinds: ['parts'] },
    },
  ],
  ['5% off any product from 10 of one.', { gift: { kind: 'price-breaks', breaks: [{ from: 10, percent: 5 }] } }],
  [
    '5% off from 10 of the same kit, together with others.',
    { gift: { kind: 'class-sets', from: 10, percent: 5 }, together: true },
  ],
  [
    '5% off from 10 of the same kit.',
    { gift: { kind: 'class-sets', from: 10, percent: 5 }, goods: { for: 'kinds', kinds: ['kit'] } },
  ],
  [
    '10% off Fuzz Box, on 1 Jan 2027, 1 use.',
    { goods: { for: 'products', slugs: ['fuzz-box'] }, startsOn: '2027-01-01', endsOn: '2027-01-01', maxUses: 1 },
  ],
  [
    '10% off a and 3 other products, from 30 Dec 2026 to 2 Jan 2027.',
    { goods: { for: 'products', slugs: ['a', 'b', 'c', 'd'] }, startsOn: '2026-12-30', endsOn: '2027-01-02' },
  ],
])('%s', (sentence, changes) => {
  const names: Record<string, string> = { 'fuzz-box': 'Fuzz Box' };
  expect(discountSentence(anyDiscount(changes), (slug) => names[slug] ?? slug)).toBe(sentence);
});
