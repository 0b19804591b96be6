import { describe, expect, it } from 'vitest';
import type { Answer, Question } from '#contracts/questions.ts';
import { renderMarkup, textOf } from '#tests/support/render-markup.tsx';
import { questionsQuery } from './question.queries.ts';
import { QuestionsPanel } from './questions-panel.tsx';

const at = '2026-11-18T10:00:00.000Z';
const answer = (by: Answer['by']): Answer => ({ id: by, by, shownName: 'Meera K.', words: 'Yes.', marks: 0, at });
const question = (changes: object = {}): Question => ({
  state: 'shown',
  id: 'q',
  shownName: 'Rohan D.',
  words: 'Which way does the tab point?',
  place: null,
  answers: [],
  at,
  ...changes,
});

function show(items: Question[], next: string | null = null, parts = 0, place: string | null = null): string {
  const counts = { all: items.length, product: items.length - parts, parts, steps: 0 };
  const data = [
    [questionsQuery('fuzz-box', { topic: null, place, after: null }).queryKey, { items, next, counts }],
  ] as const;
  return renderMarkup(<QuestionsPanel slug="fuzz-box" />, {
    data,
    ...(place && { path: `/products/fuzz-box/reviews?about=${place}` }),
  });
}

describe('the questions of a product', () => {
  it('say what each is about, who answered, and what that is known by', () => {
    const text = textOf(show([question({ place: 'part:R3', answers: [answer('shop'), answer('builder')] })], null, 1));
    expect(text).toContain('Which way does the tab point? About R3. Asked by Rohan D., 18 Nov 2026.');
    expect(text).toContain('Answered by taar, the shop');
    expect(text).toContain('Answered by Meera K., who built this');
    expect(text).toContain('Parts 1');
  });

  it('are those about one part where the address says so, and asking is about it too', () => {
    const text = textOf(show([question({ place: 'part:R3' })], null, 1, 'part:R3'));
    expect(text).toContain('Ask about R3');
    expect(text).toContain('Only about R3. Show all questions');
    expect(textOf(show([], null, 0, 'part:R3'))).toContain('Nobody has asked yet about R3.');
  });

  it('leave the reason in the place of what is hidden', () => {
    expect(textOf(show([{ state: 'hidden', id: 'q', reason: 'It is rude.', at }]))).toContain(
      'Hidden by the shop on 18 Nov 2026: It is rude.',
    );
  });

  it('can be asked by whoever signs in, and go on past the first ten', () => {
    expect(textOf(show([]))).toContain('Nobody has asked yet.');
    expect(textOf(show([]))).toContain('Sign in to ask');
    expect(textOf(show([question()], 'W10'))).toContain('Show more questions');
  });
});
