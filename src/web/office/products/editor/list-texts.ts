import type { ProductDetails } from '#contracts/product-details.ts';
import { billProblem } from '#electronics/written-bill.ts';

/** Lists are edited as text, a line for each entry: moving a line moves the entry. */
export interface ListText<T> {
  readonly write: (entries: T) => string;
  /** A sentence: a line cannot be read. */
  readonly read: (text: string, before: T) => T | string;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function eachLine<Entry>(text: string, toEntry: (line: string) => Entry | null, shape: string): Entry[] | string {
  const entries: Entry[] = [];
  for (const line of linesOf(text)) {
    const entry = toEntry(line);
    if (entry === null) return `‘${line}’ can’t be read. A line is ${shape}.`;
    entries.push(entry);
  }
  return entries;
}

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());

const named: ListText<{ name: string; value: string }[]> = {
  write: (entries) => entries.map(({ name, value }) => `${name}: ${value}`).join('\n'),
  read: (text) =>
    eachLine(
      text,
      (line) => {
        const match = /^([^:]+):\s*(.+)$/.exec(line);
        return match && { name: match[1]!.trim(), value: match[2]!.trim() };
      },
      'a name, a colon and a value',
    ),
};

/** No pins at all is not the same as a list of none. */
const pins: ListText<ProductDetails['pinOut']> = {
  write: (entries) => named.write(entries ?? []),
  read: (text) => {
    const read = named.read(text, []);
    return typeof read !== 'string' && read.length === 0 ? null : read;
  },
};

const plain: ListText<string[]> = { write: (entries) => entries.join('\n'), read: linesOf };

const documents: ListText<ProductDetails['documents']> = {
  write: (entries) => entries.map(({ name, type, url }) => `${name} | ${type} | ${url}`).join('\n'),
  read: (text) =>
    eachLine(
      text,
      (line) => {
        const [name, type, url, ...rest] = cellsOf(line);
        return name && type && url && rest.length === 0 ? { name, type, url } : null;
      },
      'a name | its kind | its address',
    ),
};

/** What a line does not say of a component (its pins, its place) stays as it was. */
const bill: ListText<ProductDetails['bom']> = {
  write: (entries) =>
    entries.map(({ ref, kind, value, part }) => [ref, kind, value, ...(part ? [part] : [])].join(' | ')).join('\n'),
  read: (text, before) => {
    const known = new Map(before.map((component) => [component.ref, component]));
    const read = eachLine(
      text,
      (line) => {
        const [ref, kind, value, part = null, ...rest] = cellsOf(line);
        if (!ref || !kind || value === undefined || rest.length > 0) return null;
        const fresh = { pins: {}, place: 'board', ...(part === null && { notSold: 'Not sold on its own.' }) };
        return { ...(known.get(ref) ?? fresh), ref, kind, value, part };
      },
      'a designator | its kind | its value | the slug of the part, if it is sold',
    );
    return typeof read === 'string' ? read : (billProblem(read) ?? read);
  },
};

export const listTexts = {
  specifications: named,
  pinOut: pins,
  components: plain,
  documents,
  bom: bill,
} as const;
export type ListField = keyof typeof listTexts;
