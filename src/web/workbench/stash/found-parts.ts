import type { ListedPart } from '#contracts/catalogue.ts';
import { matchList } from '#domain/part-matching/match/match-list.ts';
import { compact, type PartIndex } from '#domain/part-matching/match/part-index.ts';

/** The parts that somebody means who types a value, a code, a number or a word; the likeliest first. */
export function findParts(typed: string, index: PartIndex): readonly ListedPart[] {
  const word = compact(typed);
  if (word === '') return [];
  const [entry] = matchList(typed, index).entries;
  const match = entry?.match;
  const meant =
    match?.is === 'exact' || match?.is === 'likely' ? [match.part] : match?.is === 'question' ? match.choices : [];
  const parts = [...index.bySlug.values()];
  const byValue = parts.filter(({ value }) => compact(value).startsWith(word));
  const byName = parts.filter(({ name }) => compact(name).includes(word));
  return [...new Set([...meant, ...byValue, ...byName])];
}
