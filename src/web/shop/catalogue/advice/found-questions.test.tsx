import { expect, it } from 'vitest';
import type { FoundQuestion } from '#contracts/questions.ts';
import { renderMarkup, textOf } from '#tests/support/render-markup.tsx';
import { FoundQuestions } from './found-questions.tsx';

const show = (found: readonly FoundQuestion[]): string =>
  renderMarkup(<FoundQuestions search="hum" />, { data: [[['/api/questions', 'hum'], found]] });

it('what others asked in the same words stands below the products, each with its way there', () => {
  const product = { slug: 'fuzz-box', name: 'Fuzz Box' };
  const markup = show([
    { id: '1', words: 'Does it hum?', answers: 1, product },
    { id: '2', words: 'Why does it hum?', answers: 0, product },
  ]);
  expect(textOf(markup)).toContain('Does it hum? Fuzz Box, 1 answer');
  expect(textOf(markup)).toContain('Why does it hum? Fuzz Box, no answer yet');
  expect(markup).toContain('href="/products/fuzz-box/reviews#questions"');
  expect(show([])).toBe('');
});
