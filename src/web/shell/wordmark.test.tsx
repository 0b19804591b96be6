import { expect, it } from 'vitest';
import { wordmark } from '#drawings/brand/logo.ts';
import { renderMarkup } from '#tests/support/render-markup.tsx';
import { Wordmark } from './wordmark.tsx';

it('draws the name as every other picture of it does', () => {
  const drawn = renderMarkup(<Wordmark />);
  const shapes = (markup: string) =>
    [...markup.matchAll(/<(path|circle|g|svg) [^>]*>/g)].map(([tag, name]) => [
      name,
      ...[...tag.matchAll(/ (d|cx|cy|r|viewBox|stroke|stroke-width|fill)="([^"]*)"/g)].map(([pair]) => pair).toSorted(),
    ]);
  expect(shapes(drawn)).toEqual(shapes(wordmark({ lamp: 'var(--accent)' })));
});
