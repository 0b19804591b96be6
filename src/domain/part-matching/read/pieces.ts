import { isBareNumber, meaningsOf, valueHeadingOf } from './bare-numbers.ts';
import { isCount, leadingQuantity, trailingQuantity } from './quantity.ts';
import { isOnlyRefs, leadingRefs, refStarts, trailingRefs } from './refs.ts';

/** What the reading asks of those who know the parts. */
export interface Knows {
  /** Knows a part by its number, so that J201 is not read as a designator. */
  readonly isPartNumber: (word: string) => boolean;
  /** The parts that these words may mean: none of ours is an empty list; null, they name nothing. */
  readonly partsNamed: (words: string) => readonly object[] | null;
  /** True: words that only describe, such as '1%', 'metal film' and 'TO-92'. */
  readonly isDetail: (words: string) => boolean;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** One thing that a free line asks for: where it stands in the line, and what it says. */
export interface Piece extends Span {
  /** Null: it says none. */
  readonly quantity: number | null;
  readonly refs: readonly string[];
  readonly text: string;
  /** True: a bare number that may be a value, or a count of the part beside it. */
  readonly mayBeCount: boolean;
}

/**
 * '2,2k', '0,047' and '6,35mm' hold a decimal comma, '4,700', '1,000 ohm' and '1,000uF' one of thousands. All others part two
 * things: '2,100n' is two of 100n, and '10,4k7' is ten of 4k7, since the letter of 4k7 is its decimal point already.
 */
const numberWithComma =
  /(?<![\w.]|\d,)(?:0,\d+|[1-9]\d{0,2},[1-9](?!\d|[a-z]\d)|\d,\d\d(?=\s?mm)|[1-9]\d{0,2},(?:\d{3}(?=\s|$|ohm|[Ω\u2126])|000(?=[a-zµμ])))(?!,?\d)/gi;

/** Numbers as programs write them: '2.2k' and '4700'. */
export const withPoints = (text: string): string =>
  text.replace(numberWithComma, (number) =>
    /^[1-9]\d{0,2},\d{3}$/.test(number) ? number.replace(',', '') : number.replace(',', '.'),
  );

const separator = /[,;|\t]|\s(?:and|und|plus|&|\+)\s/gi;

/** What stands between the separators, which count neither in brackets nor in a number. */
function fragmentsOf(line: string): Span[] {
  const whole = trimmed(line, { start: 0, end: line.length });
  if (!whole || line.search(separator) < 0) return whole ? [whole] : [];
  const isInside = new Set<number>();
  for (const { index, 0: number } of line.matchAll(numberWithComma)) isInside.add(index + number.indexOf(','));
  for (const { index, 0: bracket } of line.matchAll(/\([^()]*\)|(?<![^\s,;|])"[^"]*"/g))
    for (let at = index; at < index + bracket.length; at++) isInside.add(at);
  const spans: Span[] = [];
  let start = 0;
  for (const { index, 0: sign } of line.matchAll(separator)) {
    if (isInside.has(index)) continue;
    spans.push({ start, end: index });
    start = index + sign.length;
  }
  spans.push({ start, end: line.length });
  return spans.flatMap((span) => trimmed(line, span) ?? []);
}

function trimmed(line: string, { start, end }: Span): Span | null {
  const text = line.slice(start, end);
  const from = start + text.length - text.trimStart().length;
  return text.trim() === '' ? null : { start: from, end: from + text.trim().length };
}

const bullet = /^(?:[-–—*•·▪☐✓>]+(?=\s)|[•·▪☐✓]|\[[ xX]?\]|\d{1,3}[.)](?=\s))\s*/;

/** 'Resistors: 470' names a value, where 'Knobs: 4' counts. */
const isHeadedNumber = (text: string): boolean => /^[^:\d]+:\s*\d+$/.test(text) && valueHeadingOf(text) !== null;

/** How many, for which places, of what. */
function parsePiece(
  raw: string,
  { isPartNumber }: Pick<Knows, 'isPartNumber'>,
): Omit<Piece, keyof Span | 'mayBeCount'> {
  const text = withPoints(
    raw
      .trim()
      .replace(bullet, '')
      .replace(/^"(.*)"$/, '$1'),
  );
  const before = leadingQuantity(text);
  const lead = leadingRefs(before.rest, isPartNumber);
  const isCounted = before.quantity !== null || isHeadedNumber(lead.rest);
  const after = isCounted ? { quantity: before.quantity, rest: lead.rest } : trailingQuantity(lead.rest);
  const tail = lead.refs.length === 0 ? trailingRefs(after.rest, isPartNumber) : { refs: [], rest: after.rest };
  const isPair = after.quantity === null && /\bpair\b/i.test(tail.rest);
  return {
    quantity: isPair ? 2 : after.quantity,
    refs: [...lead.refs, ...tail.refs],
    text: tail.rest.replace(/[\s:=]+$/, ''),
  };
}

const hasShared = (a: readonly object[], b: readonly object[]): boolean => a.some((each) => b.includes(each));

const afterCount = /(?<=\s[x×*]\s?\d{1,4}|\(\d{1,3}\))\s+(?=\S)/gi;
const beforeCount = /(?<=\S)\s+(?=\d{1,3}\s?[x×]\s*\S)/gi;
const wordWithoutFigure = /(?<!\S)[^\s\d]+(?!\S)/;

/** 'R1 1M C1 100n', '4k7 x6 100n x2' and '4k7 10k 22k' have no sign between their parts. */
function unseparated(line: string, span: Span, knows: Knows): Span[] {
  const text = line.slice(span.start, span.end);
  if (!/\s/.test(text) || !/\d/.test(text)) return [span];
  const cuts = [
    /^[a-z]{1,4}\d/i.test(text) ? refStarts(text, knows.isPartNumber) : [],
    ...[afterCount, beforeCount].map((cut) =>
      text.search(cut) < 0 ? [] : [0, ...[...text.matchAll(cut)].map(({ index }) => index)],
    ),
    // Words without a figure in them name nothing by themselves.
    wordWithoutFigure.test(text) ? [] : [...text.matchAll(/\S+/g)].map(({ index }) => index),
  ];
  for (const starts of cuts) {
    if (starts.length < 2) continue;
    const spans = starts.flatMap(
      (start, at) =>
        trimmed(line, { start: span.start + start, end: span.start + (starts[at + 1] ?? text.length) }) ?? [],
    );
    if (
      areAllParts(
        spans.map((each) => line.slice(each.start, each.end)),
        knows,
      )
    )
      return spans;
  }
  return [span];
}

/** True: each names a part by itself, and each another one than that before it. */
function areAllParts(texts: readonly string[], knows: Knows): boolean {
  if (!texts.every((text) => /\d/.test(text))) return false;
  let before: readonly object[] = [];
  for (const text of texts) {
    const { text: words } = parsePiece(text, knows);
    const named = /\d/.test(words) && !knows.isDetail(words) ? knows.partsNamed(words) : null;
    if (named === null || hasShared(named, before)) return false;
    before = named;
  }
  return true;
}

type Role = 'part' | 'refs' | 'count' | 'detail' | 'unknown' | 'unsure';

interface Fragment extends Omit<Piece, 'mayBeCount'> {
  readonly role: Role;
  readonly named: readonly object[];
}

function fragmentAt(line: string, span: Span, knows: Knows): Fragment {
  const raw = line.slice(span.start, span.end);
  const bare = raw.replace(/^"(.*)"$/, '$1');
  const base = { ...span, quantity: null, refs: [] as string[], text: '', named: [], role: 'unknown' as const };
  if (isCount(bare)) return { ...base, role: 'count', quantity: Number(/\d+/.exec(bare)![0]), text: bare };
  const piece = parsePiece(raw, knows);
  if (piece.text === '' || isOnlyRefs(bare, knows.isPartNumber)) return { ...base, ...piece, role: 'refs' };
  if (isBare({ ...base, ...piece }) && knows.isDetail(piece.text)) return { ...base, ...piece, role: 'detail' };
  // A bare number that has a count beside it can only be a value: '470 x3'.
  const text = piece.quantity !== null && isBareNumber(piece.text) ? `${piece.text}R` : piece.text;
  const named = knows.partsNamed(text);
  return { ...base, ...piece, text, role: named ? 'part' : 'unknown', named: named ?? [] };
}

const isBare = ({ quantity, refs }: Fragment): boolean => quantity === null && refs.length === 0;

/** '10k, 10k' are two; 'stomp switch, 3PDT' is one thing said twice. */
const isRepeated = (a: Fragment, b: Fragment): boolean =>
  a.text === b.text || (!/\s/.test(a.text) && !/\s/.test(b.text) && /\d/.test(a.text) && /\d/.test(b.text));

/** True: a further fragment belongs to what was begun. */
function belongs(fragment: Fragment, group: readonly Fragment[], { refsLead, countLead, isList }: Order): boolean {
  const part = group.find(({ role }) => role === 'part');
  const isNamed = part !== undefined || group.some(({ role }) => role === 'unknown');
  // What may be a count must stay by itself until somebody has said what it is.
  if (fragment.role !== 'detail' && group.some(({ role }) => role === 'unsure')) return false;
  switch (fragment.role) {
    case 'detail':
      return true;
    case 'refs':
      return !(isNamed && refsLead);
    case 'count':
      // A second count would be lost.
      return !(isNamed && countLead) && group.every(({ quantity }) => quantity === null);
    case 'unsure':
      return false;
    case 'unknown':
      return !isNamed || (!isList && isBare(fragment));
    case 'part':
      if (!part) return !isList || !group.some(({ role }) => role === 'unknown');
      return isBare(fragment) && !isRepeated(fragment, part) && hasShared(part.named, fragment.named);
  }
}

interface Order {
  readonly refsLead: boolean;
  readonly countLead: boolean;
  /** It names several parts, so what is not known is one more of them. */
  readonly isList: boolean;
}

/** After a designator a bare number is a value: 'R1, 470'. */
function withBareValues(fragments: readonly Fragment[]): Fragment[] {
  return fragments.map((each, at) =>
    each.role === 'count' && /^\d+$/.test(each.text) && fragments[at - 1]?.role === 'refs'
      ? { ...each, role: 'part', quantity: null }
      : each,
  );
}

/** '1k, 470, 10k' names three values, '10k, 4, 1k, 2' counts, and '1k, 47' may be either. */
function withNumbersTold(line: string, fragments: readonly Fragment[], knows: Knows): Fragment[] {
  // A row of a table has a column for its counts.
  if (/[\t|]/.test(line) || fragments.some(({ role }) => role === 'refs')) return [...fragments];
  if (!fragments.some(({ role, text }) => role === 'count' && isBareNumber(text))) return [...fragments];
  const heading = valueHeadingOf(line);
  const namedBy = (number: string): readonly object[] =>
    knows.partsNamed(heading === null ? `${number}R` : `${heading} ${number}`) ?? [];
  const items = fragments.filter(({ role }) => role !== 'detail');
  const isAllNumbers = items.every(({ role, text }) => role === 'count' && isBareNumber(text));
  const meanings = meaningsOf({
    line,
    items: items.map(({ text, quantity, role }) => ({ text, quantity, isPart: role === 'part' })),
    hasDetails: items.length < fragments.length,
    isSold: (number) => namedBy(number).length > 0,
  });
  return fragments.map((each) => {
    const meaning = meanings.get(items.indexOf(each));
    if (meaning === 'unsure' && !isAllNumbers) return { ...each, role: 'unsure', quantity: null };
    if (meaning !== 'value' && !(meaning && isAllNumbers)) return each;
    // Where the line holds nothing else, or has a heading, the heading decides whether these are ohms or farads.
    const text = heading === null && !isAllNumbers ? `${each.text}R` : each.text;
    return { ...each, role: 'part', quantity: null, text, named: namedBy(each.text) };
  });
}

function orderOf(line: string, fragments: readonly Fragment[], { isPartNumber }: Knows): Order {
  const [first] = fragments;
  const parts = fragments.filter(({ role }) => role === 'part');
  return {
    refsLead: first !== undefined && leadingRefs(line.slice(first.start, first.end), isPartNumber).refs.length > 0,
    countLead: first?.role === 'count',
    isList: parts.some(
      (part, at) => at > 0 && (isRepeated(part, parts[at - 1]!) || !hasShared(parts[at - 1]!.named, part.named)),
    ),
  };
}

function pieceOf(group: readonly Fragment[]): Piece {
  const counts = group.flatMap(({ quantity }) => quantity ?? []);
  return {
    start: group[0]!.start,
    end: group.at(-1)!.end,
    quantity: counts[0] ?? null,
    refs: group.flatMap(({ refs }) => refs),
    text: group.flatMap(({ role, text }) => (role === 'count' || text === '' ? [] : [text])).join(', '),
    mayBeCount: group.some(({ role }) => role === 'unsure'),
  };
}

/** What a free line asks for: '4k7 x6, 100n film and TL072' is three, '4k7 resistor, 1%' and 'R1, R2 10k' are one. */
export function piecesOf(line: string, knows: Knows): Piece[] {
  const whole = trimmed(line, { start: 0, end: line.length });
  if (!whole) return [];
  const spans = fragmentsOf(line).flatMap((span) => unseparated(line, span, knows));
  if (spans.length < 2) return [{ ...whole, ...parsePiece(line, knows), mayBeCount: false }];
  const separate = withBareValues(spans.map((span) => fragmentAt(line, span, knows)));
  const fragments = withNumbersTold(line, separate, knows);
  const order = orderOf(line, fragments, knows);
  const groups: Fragment[][] = [];
  for (const fragment of fragments) {
    const group = groups.at(-1);
    if (group && belongs(fragment, group, order)) group.push(fragment);
    else groups.push([fragment]);
  }
  return groups.map(pieceOf);
}
