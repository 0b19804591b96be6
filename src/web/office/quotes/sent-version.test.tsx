import { expect, it } from 'vitest';
import { renderMarkup, textOf } from '#tests/support/render-markup.tsx';
import { SentVersion } from './sent-version.tsx';

const sent = {
  version: 2,
  total: '72700.00',
  sentAt: '2026-11-16T10:00:00.000Z',
  validUntil: '2026-12-16T10:00:00.000Z',
};

it.each([
  ['open', 'It holds until 16 Dec'],
  ['over', 'It held until 16 Dec'],
] as const)('a quote that is %s says how long its prices hold or held', (state, words) => {
  expect(textOf(renderMarkup(<SentVersion quote={{ state, sent }} />))).toContain(words);
});

it.each(['accepted', 'declined', 'asked'] as const)('prices of a quote that is %s hold for nobody', (state) => {
  const text = textOf(renderMarkup(<SentVersion quote={{ state, sent }} />));
  expect(text).toContain('Version 2');
  expect(text).not.toMatch(/It h[eo]ld/);
});
