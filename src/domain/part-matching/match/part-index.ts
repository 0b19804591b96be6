import type { ListedPart, PartList } from '../listed-part.ts';
import type { PartKind } from '../../catalogue/part-kinds.ts';
import { controlIn, meantAmount, plain, type Amount } from './amounts.ts';
import { capacitors } from './kinds.ts';
import { withOtherNames, wordsOf } from './part-tokens.ts';

/** Letters and digits alone: 'DIP-8', 'dip 8' and 'DIP8' are one. */
export const compact = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

/** A part number without the letters of its package and grade: TL072 of TL072CP and BC549 of BC549C. */
const stemOf = (number: string): string | null =>
  /^([a-z]{0,4}\d+[a-z]{0,2}\d+|\d[a-z]{1,2}\d+)[a-z]{1,3}$/.exec(number)?.[1] ?? null;

interface StandIn {
  readonly part: ListedPart;
  readonly fit: string;
}

interface Valued {
  readonly amount: number;
  readonly part: ListedPart;
}

const numbered = new Set<PartKind>(['diode', 'led', 'transistor', 'jfet', 'mosfet', 'op-amp', 'chip', 'enclosure']);

/** What people call these parts by, whatever else their names say. */
export const calledByKind: ReadonlySet<string> = new Set<PartKind>(['switch', 'jack', 'knob', 'enclosure', 'wire']);

function push<Key>(map: Map<Key, ListedPart[]>, key: Key, part: ListedPart): void {
  const known = map.get(key);
  if (!known) map.set(key, [part]);
  else if (!known.includes(part)) known.push(part);
}

const none: readonly ListedPart[] = [];

/** The parts of the shop by value, by number and by word: a line of a list asks for what it names, never for all. */
export class PartIndex {
  readonly #byValue = new Map<string, ListedPart[]>();
  readonly #byNumber = new Map<string, ListedPart[]>();
  readonly #byStem = new Map<string, ListedPart[]>();
  readonly #byWord = new Map<string, ListedPart[]>();
  readonly #byKind = new Map<PartKind, Valued[]>();
  readonly #standIns = new Map<string, StandIn>();
  /** Those whose name is of words, by the first of them. */
  readonly #namedStandIns = new Map<string, { readonly words: readonly string[]; readonly standIn: StandIn }[]>();
  readonly bySlug: ReadonlyMap<string, ListedPart>;

  constructor({ parts, standIns }: PartList) {
    this.bySlug = new Map(parts.map((part) => [part.slug, part]));
    for (const part of parts) this.#add(part);
    for (const list of this.#byKind.values()) list.sort((a, b) => a.amount - b.amount);
    for (const { name, slug, fit } of standIns) {
      const part = this.bySlug.get(slug);
      if (part) this.#addStandIn(name, { part, fit });
    }
  }

  /** Of one kind and one value; controls also by their taper. */
  withValue(kind: PartKind, amount: number, taper = ''): readonly ListedPart[] {
    return this.#byValue.get(`${kind}=${taper}${amount}`) ?? none;
  }

  withNumber(number: string): readonly ListedPart[] {
    return this.#byNumber.get(number) ?? none;
  }

  /** Another package or grade of the same part. */
  withStem(number: string): readonly ListedPart[] {
    return this.#byStem.get(number) ?? this.#byStem.get(stemOf(number) ?? '') ?? this.withNumber(stemOf(number) ?? '');
  }

  withWord(word: string): readonly ListedPart[] {
    return this.#byWord.get(word) ?? none;
  }

  standInFor(number: string): StandIn | null {
    return this.#standIns.get(number) ?? null;
  }

  /** What stands in for something that goes by a name, such as a stereo jack: the name with the most words counts. */
  standInForName(words: readonly string[]): { readonly name: string; readonly standIn: StandIn } | null {
    const [best] = words
      .flatMap((word) => this.#namedStandIns.get(word) ?? [])
      .filter((named) => named.words.every((word) => words.includes(word)))
      .toSorted((a, b) => b.words.length - a.words.length);
    return best ? { name: best.words.join(' '), standIn: best.standIn } : null;
  }

  isPartNumber = (word: string): boolean => {
    const number = compact(word);
    return this.#byNumber.has(number) || this.#standIns.has(number);
  };

  /** The nearest value of a kind that is at most so far away, as a share of it. */
  nearest(kind: PartKind, amount: number, within: number): ListedPart | null {
    const list = this.#byKind.get(kind) ?? [];
    let low = 0;
    let high = list.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (list[middle]!.amount < amount) low = middle + 1;
      else high = middle;
    }
    const distance = ({ amount: each }: Valued): number => Math.abs(each - amount) / amount;
    const [best] = [list[low - 1], list[low]].flatMap((each) => each ?? []).sort((a, b) => distance(a) - distance(b));
    return best && distance(best) <= within + 1e-9 ? best.part : null;
  }

  #addStandIn(name: string, standIn: StandIn): void {
    const words = wordsOf(name);
    if (words.length === 1 || /\d/.test(name)) this.#standIns.set(compact(name), standIn);
    const [first] = words;
    if (first === undefined || /\d/.test(name)) return;
    this.#namedStandIns.set(first, [...(this.#namedStandIns.get(first) ?? []), { words, standIn }]);
  }

  #add(part: ListedPart): void {
    const amount = amountOfPart(part);
    if (amount) {
      const taper = part.kind === 'potentiometer' ? (controlIn(plain(part.value))?.taper ?? '') : '';
      push(this.#byValue, `${part.kind}=${taper}${amount.amount}`, part);
      const list = this.#byKind.get(part.kind) ?? [];
      list.push({ amount: amount.amount, part });
      this.#byKind.set(part.kind, list);
    }
    if (numbered.has(part.kind)) this.#addNumber(part);
    const words = withOtherNames([
      ...wordsOf(part.name),
      ...wordsOf(part.value),
      ...wordsOf(part.slug),
      ...(calledByKind.has(part.kind) ? [part.kind] : []),
    ]);
    for (const word of words.add(compact(part.value))) push(this.#byWord, word, part);
  }

  #addNumber(part: ListedPart): void {
    const [first = ''] = part.name.split(/[\s,]/);
    const names = [part.value, part.slug, first].map(compact).filter((name) => /\d/.test(name) && name.length >= 4);
    // Japanese transistors are printed without their 2S, and chips are called by their figures.
    const short = names.flatMap((name) => [/^2s([a-z]\d{2,}.*)$/.exec(name)?.[1], /\d{4,}/.exec(name)?.[0]]);
    for (const name of short)
      if (name !== undefined && part.kind !== 'enclosure') push(this.#byStem, stemOf(name) ?? name, part);
    for (const name of new Set(names)) {
      push(this.#byNumber, name, part);
      const stem = stemOf(name);
      // 1590A and 1590BB are boxes of two sizes.
      if (stem !== null && part.kind !== 'enclosure') push(this.#byStem, stem, part);
    }
  }
}

/** The value of a resistor, capacitor, trimmer or control. */
export function amountOfPart({ kind, value: written }: ListedPart): Amount | null {
  const value = plain(written);
  if (kind === 'resistor' || kind === 'trimmer') return meantAmount(value, 'ohms');
  if (capacitors.includes(kind)) return meantAmount(value, 'farads');
  if (kind !== 'potentiometer') return null;
  const control = controlIn(value);
  return control && { unit: 'ohms', amount: control.ohms, bare: false };
}
