import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSame } from '../workbench/synced-store/merging.ts';
import { mergePartsLists, noPartsList, settingPartsList, type PartsListState } from './saved-parts-list.ts';

const bill = (text: string) => ({ name: 'Fuzz', text, answers: [] });

const state: fc.Arbitrary<PartsListState> = fc
  .option(
    fc.record({
      at: fc.integer({ min: 1, max: 3 }),
      by: fc.constantFrom('d-aaaaaaaa', 'd-bbbbbbbb'),
      value: fc.option(fc.constantFrom('a', 'b').map(bill)),
    }),
    { nil: undefined },
  )
  .map((stamped) => (stamped ? { bill: stamped } : noPartsList));

it('ends as the same bill in whatever order, and however often, devices are joined', () => {
  fc.assert(
    fc.property(state, state, state, (a, b, c) => {
      const whole = mergePartsLists(mergePartsLists(a, b), c);
      expect(isSame(whole, mergePartsLists(c, mergePartsLists(b, a)))).toBe(true);
      expect(isSame(whole, mergePartsLists(whole, a))).toBe(true);
    }),
  );
});

it('is what was said last by whoever had seen the other, and an undo is one more word', () => {
  const first = settingPartsList(noPartsList, bill('a'), 'd-bbbbbbbb');
  const second = settingPartsList(first, bill('b'), 'd-aaaaaaaa');
  expect(mergePartsLists(second, first).bill?.value?.text).toBe('b');
  const gone = settingPartsList(second, null, 'd-aaaaaaaa');
  expect(mergePartsLists(second, gone).bill?.value).toBeNull();
  expect(mergePartsLists(gone, settingPartsList(gone, bill('b'), 'd-aaaaaaaa')).bill?.value?.text).toBe('b');
});
