import type { Token } from 'markdown-it';

export type Facts = Readonly<Record<string, string>>;

export const identity = (text: string): string => text;
export const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>|&~]/g, '\\$&');

export function fillFacts(
  text: string,
  facts: Facts,
  escape: typeof identity,
  complain: (message: string) => void,
): string {
  const filled = text.replace(/\{\{([^{}]*)\}\}/g, (_whole, inner: string) => {
    const name = inner.trim();
    const value = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (value === undefined) complain(`There is no fact called '${name}'.`);
    return escape(value ?? '');
  });
  if (/\{\{|\}\}/.test(filled)) complain("A fact is written {{name}}; here a '{{' or '}}' has no partner.");
  return filled;
}

/** The words of a heading, a cell or a paragraph, without their dress. */
export const textOf = (inline: Token | undefined): string =>
  (inline?.children ?? []).map((child) => (child.type === 'softbreak' ? ' ' : child.content)).join('');

export const slugify = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
