import { expect, it } from 'vitest';
import { scoredLines } from '#tests/support/workbench/pasted-score.ts';
import { heldOutStyles } from '#tests/support/workbench/pasted-styles-held-out.ts';
import { pastedStyles } from '#tests/support/workbench/pasted-styles.ts';

const tuned = pastedStyles.flatMap(scoredLines);
const heldOut = heldOutStyles.flatMap(scoredLines);
const shareRight = (lines: typeof tuned): number => lines.filter(({ isRight }) => isRight).length / lines.length;

it('reads at least 95 of 100 lines as they were meant, of 200 in twelve styles', () => {
  const all = [...tuned, ...heldOut];
  expect(all.length).toBeGreaterThanOrEqual(200);
  expect(pastedStyles).toHaveLength(12);
  const wrong = all.filter(({ isRight }) => !isRight);
  expect(shareRight(all), JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(0.95);
});

it('reads lines that nobody looked at while it was tuned nearly as well', () => {
  expect(heldOut).toHaveLength(40);
  expect(shareRight(heldOut)).toBeGreaterThanOrEqual(0.9);
});

const things = (text: string): number => (text === '' ? 0 : text.split(' + ').length);

it('loses none of them: each line comes back with as many things as it asks for', () => {
  const lost = [...tuned, ...heldOut].filter(({ expected, found }) => things(found) < things(expected));
  expect(lost).toEqual([]);
});
