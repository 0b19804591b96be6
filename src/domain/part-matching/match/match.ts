import type { ListedPart } from '../listed-part.ts';

/** What became of a line of a list. */
export type Match =
  | { readonly is: 'exact'; readonly part: ListedPart }
  /** The reason says in a line what to check. */
  | { readonly is: 'likely'; readonly part: ListedPart; readonly reason: string }
  | { readonly is: 'question'; readonly question: string; readonly choices: readonly ListedPart[] }
  /** Not ours. What stands in for it comes with its reason. */
  | {
      readonly is: 'missing';
      readonly sentence: string;
      readonly standIn: { readonly part: ListedPart; readonly reason: string } | null;
    };

export const exact = (part: ListedPart): Match => ({ is: 'exact', part });
export const likely = (part: ListedPart, reason: string): Match => ({ is: 'likely', part, reason });
export const missing = (sentence: string, part?: ListedPart | null, reason = ''): Match => ({
  is: 'missing',
  sentence,
  standIn: part ? { part, reason } : null,
});

export const ask = (question: string, choices: readonly ListedPart[]): Match => ({
  is: 'question',
  question,
  choices,
});

/** One is it, several are a question. Null: there is none. */
export function oneOf(parts: readonly ListedPart[], question: string): Match | null {
  const [first, second] = parts;
  if (!first) return null;
  return second ? ask(question, parts) : exact(first);
}

/** The same part with one more thing to check. */
export const withDoubt = (match: Match, reason: string | null): Match =>
  reason !== null && match.is === 'exact' ? likely(match.part, reason) : match;
