import { describe, expect, it } from 'vitest';
import type { TypedDiscount } from '#contracts/discounts.ts';
import { changesOf, checkDraft, draftOf, emptyDraft, typedOf, type DiscountDraft } from './discount-draft.ts';

const draft = (changes: Partial<DiscountDraft> = {}): DiscountDraft => ({
  ...emptyDraft,
  name: 'Capacitors',
  code: 'CAPS10',
  ...changes,
});

const whole: TypedDiscount = {
  name: 'Capacitors',
  code: 'CAPS10',
  gift: { kind: 'percent', percent: 10 },
  goods: { for: 'kinds', kinds: ['film-capacitor'] },
  minimum: '500.00',
  startsOn: '2026-12-01',
  endsOn: '2026-12-24',
  maxUses: 100,
  maxPerPerson: 1,
  together: true,
  isEnded: false,
};

describe('what is typed of a discount', () => {
  it.each<TypedDiscount['gift']>([
    { kind: 'percent', percent: 12.5 },
    { kind: 'amount', amount: '199.50' },
    { kind: 'free-shipping' },
    { kind: 'buy-get', buy: 4, get: 1 },
    {
      kind: 'price-breaks',
      breaks: [
        { from: 10, percent: 5 },
        { from: 25, percent: 10 },
      ],
    },
    { kind: 'class-sets', from: 10, percent: 5 },
  ])('is what was saved, and nothing has changed: %j', (gift) => {
    const saved = draftOf({ ...whole, gift });
    expect(typedOf(saved)).toEqual({ ...whole, gift, minimum: '500' });
    expect([changesOf(saved, saved), checkDraft(saved).problems]).toEqual([[], {}]);
  });

  it.each<[Partial<DiscountDraft>, object]>([
    [{ name: ' ' }, { name: 'Give it a name, which buyers see beside what it takes off.' }],
    [{ code: 'no good' }, { code: 'A code has letters from A to Z, digits and hyphens between them, at most 30.' }],
    [{ percent: '' }, { gift: 'Enter a percentage up to 90, with at most two decimals.' }],
    [{ percent: '91' }, { gift: 'Enter a percentage up to 90, with at most two decimals.' }],
    [{ kind: 'amount', amount: 'ten' }, { gift: 'Enter an amount, like 200 or 199.50.' }],
    [{ kind: 'buy-get', buy: '0' }, { gift: 'Enter a whole number from 1 to 99.' }],
    [
      {
        kind: 'price-breaks',
        breaks: [
          { from: '25', percent: '5' },
          { from: '10', percent: '10' },
        ],
      },
      { gift: 'Add up to 6 steps, each from more units and for more percent than the one before.' },
    ],
    [{ goodsFor: 'kinds' }, { goods: 'Choose at least one, and at most 100.' }],
    [{ startsOn: '2026-12-24', endsOn: '2026-12-01' }, { endsOn: 'The last day can’t be before the first one.' }],
    [{ maxUses: '1.5' }, { maxUses: 'Enter a whole number from 1 to 10,00,000, or leave it empty.' }],
    [{ maxPerPerson: 'x' }, { maxPerPerson: 'Enter a whole number from 1 to 10,00,000, or leave it empty.' }],
  ])('is refused at its field: %j', (changes, problems) => {
    expect(checkDraft(draft(changes)).problems).toEqual(problems);
  });

  it('names what has changed', () => {
    expect(changesOf(draft(), draft({ percent: '20', hasCode: false, maxUses: '5' }))).toEqual([
      'code',
      'what it gives',
      'uses in all',
    ]);
  });

  it('reads an amount however people write it', () => {
    expect(checkDraft(draft({ minimum: '₹1,500.5' })).fields?.minimum).toBe(150_050);
  });
});
