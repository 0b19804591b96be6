import { expect, it } from 'vitest';
import { renderMarkup, textOf } from '#tests/support/render-markup.tsx';
import { PlayerNotice } from './player-notice.tsx';

it.each([
  ['no-input', 'We can’t find that input Plug it in or choose another.'],
  ['silent', 'The sound didn’t start Press Listen once more.'],
  ['interrupted', 'Something else took the loudspeaker, such as a call. Press Listen to go on.'],
  ['microphone-refused', 'Your browser blocked the guitar input'],
] as const)('says of %s what happened and what to do', (failure, words) => {
  const html = renderMarkup(<PlayerNotice state={{ phase: 'failed', quality: 2, missed: 0, failure }} />);
  expect(textOf(html)).toContain(words);
});

it.each([
  [{ quality: 'prerendered', isCoarser: true }, 'This device is too slow to play it live'],
  [{ quality: 'prerendered', isLoopsOnly: true }, 'This browser can’t play it live'],
  [{ quality: 1, isCoarser: true }, 'This device plays it at a coarser setting'],
  [{ quality: 2, isCoarser: true }, 'This device plays it at a coarser setting'],
  [{ quality: 2, amp: 'too-slow' }, 'This device plays the pedal without the amp'],
] as const)('says what a slow device plays instead: %o', (state, words) => {
  const html = renderMarkup(<PlayerNotice state={{ phase: 'playing', missed: 0, ...state }} />);
  expect(textOf(html)).toContain(words);
});

it('says nothing where it plays as finely as it was to', () => {
  expect(renderMarkup(<PlayerNotice state={{ phase: 'playing', quality: 2, isCoarser: false, missed: 0 }} />)).toBe('');
});

it('says of a board that it is one', () => {
  const state = { phase: 'playing', quality: 2, missed: 0, amp: 'too-slow' } as const;
  const words = textOf(renderMarkup(<PlayerNotice state={state} subject="board" />));
  expect(words).toContain('This device plays the board without the amp');
  expect(words).not.toContain('pedal');
});
