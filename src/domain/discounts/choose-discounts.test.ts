import { describe, expect, it } from 'vitest';
import { anyDiscount } from '#tests/support/builders/discounts.ts';
import { rupees, toPaise } from '../money/money.ts';
import { priceOrder, type Freight } from '../pricing/pricing.ts';
import { defaultSettings } from '../settings/defaults.ts';
import type { DiscountedLine } from './choose-discounts.ts';
import { chooseDiscounts } from './choose-discounts.ts';
import type { DiscountCandidate } from './discount.ts';

const today = '2026-12-10';
const standard: Freight = { method: 'domestic-standard', region: 'india', rates: defaultSettings };
const express: Freight = { ...standard, method: 'domestic-express' };

const kit: DiscountedLine = { price: rupees(2_000), quantity: 1, slug: 'fuzz-box', category: 'kit', kind: null };
const caps: DiscountedLine = {
  price: rupees(30),
  quantity: 10,
  slug: 'film-10n',
  category: 'parts',
  kind: 'film-capacitor',
};

function price(
  lines: readonly DiscountedLine[],
  candidates: readonly DiscountCandidate[],
  more: { code?: string; freight?: Freight } = {},
) {
  const { code = candidates.find((one) => one.code !== null)?.code ?? null, freight = standard } = more;
  const chosen = chooseDiscounts({ candidates, today, code })(freight, lines);
  const { adjustments, total, lines: priced } = priceOrder({ lines, adjustments: chosen.adjustments }, freight);
  return {
    off: adjustments.map(({ label, amount }) => [label, amount / 100]),
    perLine: priced.map(({ adjusted }) => adjusted / 100),
    used: chosen.used.map(({ id }) => id),
    problem: chosen.codeProblem,
    total: total / 100,
  };
}

const automatic = (changes: Partial<DiscountCandidate>) => anyDiscount({ code: null, ...changes });

describe('what a discount gives', () => {
  it.each<[string, DiscountCandidate['gift'], number[]]>([
    ['percent of each line', { kind: 'percent', percent: 10 }, [-200, -30]],
    ['an amount, shared out', { kind: 'amount', amount: rupees(230) }, [-200, -30]],
    ['every fifth one free', { kind: 'buy-get', buy: 4, get: 1 }, [0, -60]],
    [
      'the highest step that a line reaches',
      {
        kind: 'price-breaks',
        breaks: [
          { from: 5, percent: 5 },
          { from: 10, percent: 10 },
        ],
      },
      [0, -30],
    ],
    ['sets of the same kit, and not of parts', { kind: 'class-sets', from: 1, percent: 5 }, [-100, 0]],
  ])('is %s', (_, gift, perLine) => {
    expect(price([kit, caps], [anyDiscount({ gift })])).toMatchObject({ perLine, used: ['a'], problem: null });
  });

  it('is the delivery, if it is the standard one inside India', () => {
    const free = anyDiscount({ name: 'Post', gift: { kind: 'free-shipping' } });
    expect(price([kit], [free])).toMatchObject({ off: [['Post (SAVE10)', -799]], total: 2_000 });
    expect(price([kit], [free], { freight: express })).toMatchObject({
      off: [],
      problem: 'SAVE10 is for standard delivery in India.',
    });
    expect(price([{ ...kit, quantity: 4 }], [free]).problem).toBe('SAVE10 isn’t needed: this order ships free.');
  });

  it('never leaves an order without anything to pay', () => {
    const pickup: Freight = { fee: toPaise(0) };
    const all = anyDiscount({ gift: { kind: 'amount', amount: rupees(99_999) } });
    expect(price([kit], [all], { freight: pickup })).toMatchObject({
      off: [['Ten percent (SAVE10)', -1_999]],
      total: 1,
    });
    const both = [all, automatic({ id: 'b', gift: { kind: 'percent', percent: 90 }, together: true })];
    expect(price([kit], [{ ...all, together: true }, both[1]!], { freight: pickup })).toMatchObject({
      used: ['a'],
      total: 1,
    });
  });

  it.each<[string, DiscountCandidate['goods'], number[]]>([
    ['chosen products', { for: 'products', slugs: ['fuzz-box'] }, [-200, 0]],
    ['a category', { for: 'kinds', kinds: ['parts'] }, [0, -30]],
    ['a kind of part', { for: 'kinds', kinds: ['film-capacitor'] }, [0, -30]],
  ])('is for %s alone', (_, goods, perLine) => {
    expect(price([kit, caps], [anyDiscount({ goods })]).perLine).toEqual(perLine);
  });
});

describe('why a code does not count', () => {
  it.each<[Partial<DiscountCandidate>, string]>([
    [{ startsOn: '2026-12-11' }, 'SAVE10 counts from 11 Dec 2026 on.'],
    [{ endsOn: '2026-12-09' }, 'SAVE10 ended on 9 Dec 2026.'],
    [{ isEnded: true }, 'SAVE10 has ended.'],
    [{ maxUses: 3, uses: 3 }, 'SAVE10 has been used up.'],
    [{ maxPerPerson: 1, usesByPerson: 1 }, 'You’ve used SAVE10 before, as often as one can.'],
    [{ goods: { for: 'kinds', kinds: ['jack'] } }, 'SAVE10 isn’t for anything in your cart.'],
    [{ minimum: rupees(2_500) }, 'SAVE10 counts from ₹2,500 of goods. Add ₹200 more.'],
    [
      { minimum: rupees(500), goods: { for: 'kinds', kinds: ['parts'] } },
      'SAVE10 counts from ₹500 of what it’s for. Add ₹200 more.',
    ],
    [{ gift: { kind: 'buy-get', buy: 10, get: 2 } }, 'SAVE10 counts from 12 of one product.'],
    [{ gift: { kind: 'class-sets', from: 10, percent: 5 } }, 'SAVE10 counts from 10 of the same kit.'],
    [{ gift: { kind: 'price-breaks', breaks: [{ from: 25, percent: 5 }] } }, 'SAVE10 counts from 25 of one product.'],
  ])('%j is said', (changes, problem) => {
    expect(price([kit, caps], [anyDiscount(changes)])).toMatchObject({ off: [], problem, total: 3_099 });
  });

  it.each([
    { startsOn: today },
    { endsOn: today },
    { maxUses: 3, uses: 2 },
    { maxPerPerson: 2, usesByPerson: 1 },
    { minimum: rupees(2_300) },
  ])('%j is the last that counts', (changes) =>
    expect(price([kit, caps], [anyDiscount(changes)])).toMatchObject({ used: ['a'], problem: null }),
  );

  it('says of one that is there no longer that it has ended', () => {
    expect(price([kit], [], { code: 'GONE' })).toMatchObject({ off: [], problem: 'GONE has ended.' });
  });

  it('leaves out the codes of others', () => {
    expect(price([kit], [anyDiscount()], { code: 'OTHER' })).toMatchObject({ off: [], problem: 'OTHER has ended.' });
  });
});

describe('several discounts', () => {
  const five = automatic({ id: 'b', name: 'Five', gift: { kind: 'percent', percent: 5 } });

  it('count one by one, the best for the buyer', () => {
    expect(price([kit], [anyDiscount(), five])).toMatchObject({ used: ['a'], problem: null });
    const twenty = automatic({ id: 'c', name: 'Twenty', gift: { kind: 'percent', percent: 20 } });
    expect(price([kit], [anyDiscount(), five, twenty])).toMatchObject({
      used: ['c'],
      problem: 'SAVE10 isn’t used, since “Twenty” saves you as much or more. They don’t count together.',
    });
  });

  it('spare a code that saves no more than what counts by itself', () => {
    expect(price([kit], [anyDiscount(), automatic({ id: 'b' })]).used).toEqual(['b']);
  });

  it('count together if all of them may, one after the other', () => {
    const both = [anyDiscount({ together: true }), { ...five, together: true }];
    expect(price([kit], both)).toMatchObject({
      used: ['a', 'b'],
      off: [
        ['Ten percent (SAVE10)', -200],
        ['Five', -90],
      ],
    });
    expect(price([kit], [both[0]!, five]).used).toEqual(['a']);
  });

  it('leave out those that change nothing', () => {
    const free = automatic({ id: 'b', gift: { kind: 'free-shipping' }, together: true });
    const lines = [{ ...kit, quantity: 5 }];
    expect(price(lines, [anyDiscount({ together: true }), free])).toMatchObject({ used: ['a'], total: 9_000 });
  });
});

it('leaves out a discount that would cost the buyer free delivery', () => {
  const lines = [{ ...kit, price: rupees(6_300) }];
  expect(price(lines, [automatic({ gift: { kind: 'percent', percent: 5 } })])).toMatchObject({ off: [], total: 6_300 });
  expect(price(lines, [anyDiscount({ gift: { kind: 'percent', percent: 5 } })])).toMatchObject({
    off: [],
    problem: 'SAVE10 isn’t used: without it delivery is free, and you pay less.',
  });
});
