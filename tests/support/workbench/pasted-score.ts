import { standInsAmong } from '#server/catalogue/parts/part-list.service.ts';
import { matchList, type MatchedEntry } from '#domain/part-matching/match/match-list.ts';
import { PartIndex } from '#domain/part-matching/match/part-index.ts';
import { seedPartList } from './part-list.ts';
import type { PastedStyle } from './pasted-styles.ts';

/** The parts of the seed with everything that the shop knows to stand in for others. */
const shopIndex = new PartIndex({ ...seedPartList, standIns: standInsAmong(seedPartList.parts) });

interface ScoredLine {
  readonly style: string;
  readonly line: string;
  readonly expected: string;
  readonly found: string;
  readonly isRight: boolean;
}

const inShort = ({ entry, match }: MatchedEntry): string => {
  const pieces = `${entry.quantity} `;
  if (match.is === 'question') return `${pieces}? ${match.choices.map(({ slug }) => slug).join(' ')}`;
  if (match.is === 'missing') return `${pieces}none ${match.standIn?.part.slug ?? ''}`.trim();
  return `${pieces}${match.is === 'likely' ? '~' : ''}${match.part.slug}`;
};

function isMet(expected: string, found: string): boolean {
  if (expected.includes('~')) return expected === found;
  const [pieces, mark, ...slugs] = expected.split(' ');
  if (mark !== '?') return expected === found.replace('~', '');
  const [foundPieces, foundMark, ...choices] = found.split(' ');
  // Where a question ('?') is expected, an answer that is among its choices counts too.
  const meets = foundMark === '?' ? slugs.every((slug) => choices.includes(slug)) : slugs.join() === foundMark;
  return pieces === foundPieces && meets;
}

/** What the shop makes of each line of a style, and whether that is what was meant. */
export function scoredLines({ style, text }: PastedStyle): ScoredLine[] {
  const lines = text
    .trim()
    .replaceAll('⇥', '\t')
    .split('\n')
    .map((line) => line.split(' => ') as [string, string]);
  const { entries } = matchList(lines.map(([line]) => line).join('\n'), shopIndex);
  return lines.flatMap(([line, expected], at) => {
    const found = entries.filter(({ entry }) => entry.line === at).map(inShort);
    const wanted = expected === '-' ? [] : expected.split(' + ');
    const isRight = wanted.length === found.length && wanted.every((each, place) => isMet(each, found[place]!));
    return expected === '-' && isRight ? [] : [{ style, line, expected, found: found.join(' + '), isRight }];
  });
}
