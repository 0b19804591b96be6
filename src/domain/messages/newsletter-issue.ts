/** An issue of the newsletter, as it is written in the office. */
export const issueLimits = { subject: 150, body: 20_000 } as const;

export const issueSentences = {
  subjectMissing: 'Give the issue a subject.',
  subjectInvalid: 'A subject has at most 150 characters, on one line.',
  bodyMissing: 'Write something first.',
  bodyLong: 'That’s more than 20,000 characters. Please make it shorter.',
  bodyInvalid: 'An issue is plain text, without control characters.',
} as const;

export type IssueStatus = 'draft' | 'sending' | 'paused' | 'sent';

/** How many are given the issue in one transaction. */
export const issueBatch = 50;

export type IssuePart =
  | { readonly kind: 'paragraph' | 'heading' | 'quote'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string };

const link = /^\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)$/;

function toPart(text: string): IssuePart {
  const [, label, url] = link.exec(text) ?? [];
  if (label && url) return { kind: 'button', label, url };
  if (text.startsWith('## ')) return { kind: 'heading', text: text.slice(3).trim() };
  if (text.startsWith('>')) return { kind: 'quote', text: text.replaceAll(/^> ?/gm, '') };
  return { kind: 'paragraph', text };
}

/**
 * Paragraphs with an empty line between them. One that begins with ## is a heading, one with > a quotation, and a link
 * alone, [words](https://...), is a button. Everything else is text as it stands.
 */
export const partsOfIssue = (body: string): IssuePart[] =>
  body
    .split(/\n{2,}/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map(toPart);
