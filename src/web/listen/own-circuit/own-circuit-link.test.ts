import { expect, it } from 'vitest';
import { titleOf } from './own-circuit-link.ts';

it.each([
  ['* A booster\nR1 a b 1k', 'A booster'],
  ['\n** Fuzz, second try \r\nR1 a b 1k', 'Fuzz, second try'],
  ['*\n* not the first line', null],
  ['R1 a b 1k\n* later', null],
  ['(export (version "E"))', null],
  [`* ${'long '.repeat(20)}`, null],
])('the title of %j is %j', (text, title) => {
  expect(titleOf({ text, knobs: {} })).toBe(title);
});
