import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSame } from '../workbench/synced-store/merging.ts';
import { mergeBills, noBill, settingBill, type BillState } from './saved-parts-list.ts';

const bill = (text: string) => ({ name: 'Fuzz', text, answers: [] });

const state: fc.Arbitrary<BillState> = fc
  .option(
    fc.record({
      at: fc.integer({ min: 1, max: 3 }),
      by: fc.constantFrom('d-aaaaaaaa', 'd-bbbbbbbb'),
      value: fc.option(fc.constantFrom('a', 'b').map(bill)),
    }),
    { nil: undefined },
  )
  .map((stamped) => (stamped ? { bill: stamped } : noBill));

it('ends as the same bill in whatever order, and however often, devices are joined', () => {
  fc.assert(
    fc.property(state, state, state, (a, b, c) => {
      const whole = mergeBills(mergeBills(a, b), c);
      expect(isSame(whole, mergeBills(c, mergeBills(b, a)))).toBe(true);
      expect(isSame(whole, mergeBills(whole, a))).toBe(true);
    }),
  );
});

it('is what was said last by whoever had seen the other, and an undo is one more word', () => {
  const first = settingBill(noBill, bill('a'), 'd-bbbbbbbb');
  const second = settingBill(first, bill('b'), 'd-aaaaaaaa');
  expect(mergeBills(second, first).bill?.value?.text).toBe('b');
  const gone = settingBill(second, null, 'd-aaaaaaaa');
  expect(mergeBills(second, gone).bill?.value).toBeNull();
  expect(mergeBills(gone, settingBill(gone, bill('b'), 'd-aaaaaaaa')).bill?.value?.text).toBe('b');
});
