import { expect, it } from 'vitest';
import { partsOfIssue } from './newsletter-issue.ts';

it('reads headings, quotations and buttons out of paragraphs, and nothing else', () => {
  const body =
    '## New kits\n\nTwo lines\nof one.\n\n\n> Well said.\n> Twice.\n\n[See them](https://taar.example/products)';
  expect(partsOfIssue(body)).toEqual([
    { kind: 'heading', text: 'New kits' },
    { kind: 'paragraph', text: 'Two lines\nof one.' },
    { kind: 'quote', text: 'Well said.\nTwice.' },
    { kind: 'button', label: 'See them', url: 'https://taar.example/products' },
  ]);
  expect(partsOfIssue('[x](javascript:alert(1))')).toEqual([{ kind: 'paragraph', text: '[x](javascript:alert(1))' }]);
});
