/** The signs of a page's text, set once for all pages, and the words that must not break at a line's end. */
import type { Token } from 'markdown-it';
import { typesetSigns } from '#domain/typography.ts';
import { escapeHtml } from './text.ts';

/** The text of a page, after Markdown has found what is code and what is an address. Quotes are set by the parser itself. */
export function typesetTokens(tokens: readonly Token[]): void {
  for (const token of tokens) {
    for (const child of token.children ?? []) if (child.type === 'text') child.content = typesetSigns(child.content);
  }
}

/** Words whose hyphen is no place to break a line. */
const joined = /\b(?:[Oo]p-amps?|[A-Z]{1,3}-\d+|\d{1,2}-pin)\b/g;

export const joinWords = (text: string): string =>
  escapeHtml(text).replace(joined, (word) => `<span data-joined>${word}</span>`);
