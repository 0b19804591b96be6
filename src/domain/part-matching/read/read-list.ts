import { headingInLine, headingOf, isRule } from './headings.ts';
import { piecesOf, withPoints, type Knows } from './pieces.ts';
import { quantityIn } from './quantity.ts';
import { isOnlyRefs, refsIn } from './refs.ts';

/** What a column of a list holds. */
type Column = 'refs' | 'quantity' | 'value' | 'number' | 'words' | 'footprint' | 'unfitted';

/** As KiCad, its scripts, Tayda, Mouser, DigiKey, Altium and spreadsheets write them, in letters alone. */
const names: Readonly<Record<Column, string>> = {
  refs: 'reference references referencedesignator referencedesignators ref refs refdes designator designators partreference schematicreference location position',
  quantity:
    'quantity qty qnty count pieces pcs amount quantityperpcb qtyperboard orderqty orderquantity needed menge anzahl stk stuck',
  value: 'value val partvalue designation comment component wert',
  number: 'mfr mfrno mfrpartnumber mfgpartnumber manufacturerpartnumber mpn partnumber partno',
  words:
    'description desc name productname product item part parts title type bauteil beschreibung artikel bezeichnung',
  footprint: 'footprint package case bauform',
  unfitted: 'dnp dnf donotpopulate donotfit',
};

/** Columns that say nothing about which part it is. */
const others = new Set(
  'notes note remark remarks remarkspecs price unitprice subtotal total sku supplier link datasheet manufacturer id no rohs bemerkung preis'.split(
    ' ',
  ),
);

const columnOf = new Map(
  Object.entries(names).flatMap(([column, list]) => list.split(' ').map((name) => [name, column as Column])),
);

const lettersOf = (cell: string): string =>
  cell
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]+/g, '');

/** Which cell holds what. Several may hold words. */
type Columns = ReadonlyMap<Column, readonly number[]>;

const saysWhat = (columns: ReadonlySet<Column>): boolean =>
  columns.size >= 2 && (columns.has('value') || columns.has('words') || columns.has('number'));

/** Null: it is no header. A header has two columns at least that are known, one of them saying what the part is. */
function columnsOf(cells: readonly string[]): Columns | null {
  const columns = new Map<Column, number[]>();
  for (const [at, cell] of cells.entries()) {
    const column = columnOf.get(lettersOf(cell));
    if (column === undefined || /\d/.test(cell)) continue;
    const places = columns.get(column);
    if (!places) columns.set(column, [at]);
    else if (column === 'words') places.push(at);
  }
  if (saysWhat(new Set(columns.keys()))) return columns;
  // 'Part' and 'Type' are two columns of words, and a header too where nothing else stands.
  return (columns.get('words')?.length ?? 0) >= 2 ? columns : null;
}

/** True: a header whose columns stand apart by spaces only, as copied out of a PDF. */
function isSpacedHeader(line: string): boolean {
  const words = line.trim().split(/\s+/);
  if (words.length < 2 || words.length > 8 || /\d/.test(line)) return false;
  const known = words.map((word) => columnOf.get(lettersOf(word)));
  return (
    words.every((word, at) => known[at] !== undefined || others.has(lettersOf(word))) &&
    known.filter((column) => column !== undefined).length >= 2
  );
}

type Delimiter = ',' | ';' | '\t' | '|';

const delimiters: readonly Delimiter[] = ['\t', '|', ';', ','];

/** What parts the cells of a header: the one that is there most. Null: it has one cell. */
function delimiterOf(line: string): Delimiter | null {
  const [best] = delimiters
    .map((sign) => ({ sign, count: cellsOf(line, sign).length - 1 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return best?.sign ?? null;
}

/** The cells of one line. A quote opens a cell only at its beginning; one that is never closed ends with the line. */
function cellsOf(line: string, delimiter: Delimiter): string[] {
  const cells: string[] = [];
  // The lines of a Markdown table begin and end with their sign.
  const text = delimiter === '|' ? line.trim().replace(/^\||\|$/g, '') : line;
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[++at]!;
      else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (sign === delimiter) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell.trim()];
}

/** One thing that a list asks for. */
export interface ListEntry {
  /** Where it stands, from 0. A line that names several parts has several entries. */
  readonly line: number;
  /** As it was written. The entries of a line hold all of it but the signs and words between them. */
  readonly raw: string;
  /** What the lines above it are headed by; empty: by nothing. */
  readonly heading: string;
  readonly quantity: number;
  readonly refs: readonly string[];
  /** What says which part it is, the best first. */
  readonly texts: readonly string[];
  readonly footprint: string;
  /** The list itself says that this is left out. */
  readonly unfitted: boolean;
  /** True: a bare number that may be a value, or a count of the part beside it. */
  readonly mayBeCount: boolean;
}

/** A text of the list that asks for nothing. */
interface UnreadText {
  readonly line: number;
  readonly text: string;
}

export interface ReadList {
  readonly entries: readonly ListEntry[];
  /** Lines that only head others: names of columns, 'Resistors', a drawn rule. */
  readonly headers: readonly UnreadText[];
  /** Ends of lines that are too long to be read. */
  readonly unread: readonly UnreadText[];
  /** Lines beyond what is read. */
  readonly cut: number;
}

export const maxListLines = 2_000;
export const maxLineLength = 1_000;

interface Table {
  readonly delimiter: Delimiter;
  readonly columns: Columns;
  readonly cells: number;
}

function tableAt(line: string): Table | null {
  const delimiter = /[,;\t|]/.test(line) ? delimiterOf(line) : null;
  if (delimiter === null) return null;
  const cells = cellsOf(line, delimiter);
  const columns = columnsOf(cells);
  return columns && { delimiter, columns, cells: cells.length };
}

interface Place {
  readonly line: number;
  readonly raw: string;
  readonly heading: string;
}

const isUnfitted = (cell: string): boolean => /^(1|x|yes|true|dnp|dnf|do ?not ?(fit|populate))$/i.test(cell);

function readRow(place: Place, table: Table, knows: Knows): ListEntry | null {
  const cells = cellsOf(place.raw, table.delimiter);
  // A line with fewer cells than half of the header is a note below the table.
  if (cells.length < 2 || cells.length * 2 < table.cells) return null;
  const allOf = (column: Column): string[] => (table.columns.get(column) ?? []).map((at) => cells[at] ?? '');
  const cell = (column: Column): string => allOf(column)[0] ?? '';
  // So is one that has words where the others have a count.
  if (cell('quantity') !== '' && quantityIn(cell('quantity')) === null) return null;
  const said = (['value', 'number', 'words'] as const).flatMap(allOf).filter((text) => text !== '' && text !== '~');
  // Many call the column of designators 'Part'.
  const [named, texts] = [
    said.filter((text) => isOnlyRefs(text, knows.isPartNumber)),
    said.filter((text) => !isOnlyRefs(text, knows.isPartNumber)),
  ];
  const refs = [cell('refs'), ...named].flatMap(refsIn);
  if (texts.length === 0 && refs.length === 0) return null;
  const quantity = quantityIn(cell('quantity')) ?? Math.max(1, refs.length);
  return {
    ...place,
    quantity: Math.max(1, quantity),
    refs,
    texts: texts.map(withPoints),
    footprint: cell('footprint'),
    unfitted: quantity === 0 || isUnfitted(cell('unfitted')),
    mayBeCount: false,
  };
}

function readWords(place: Place, knows: Knows): ListEntry[] {
  return piecesOf(place.raw, knows).map(({ start, end, quantity, refs, text, mayBeCount }) => ({
    ...place,
    raw: place.raw.slice(start, end),
    quantity: quantity === null ? Math.max(1, refs.length) : Math.max(1, quantity),
    refs,
    texts: text === '' ? [] : [text],
    footprint: '',
    unfitted: quantity === 0,
    mayBeCount,
  }));
}

/** A list as people have it: a table with a header, free lines, or both one after the other. Never throws. */
export function readList(text: string, knows: Knows): ReadList {
  const lines = text.normalize('NFC').split(/\r\n|\r|\n/);
  const entries: ListEntry[] = [];
  const headers: UnreadText[] = [];
  const unread: UnreadText[] = [];
  let table: Table | null = null;
  let heading = '';
  for (const [line, whole] of lines.slice(0, maxListLines).entries()) {
    const sound = whole.replace(/^\uFEFF/, '');
    const raw = sound.slice(0, maxLineLength);
    if (raw.length < sound.length) unread.push({ line, text: sound.slice(maxLineLength) });
    if (raw.trim() === '') continue;
    const header = tableAt(raw);
    const headed = header ? null : headingOf(raw);
    if (header) table = header;
    if (headed !== null) heading = headed;
    if (header || headed !== null || isRule(raw) || isSpacedHeader(raw)) {
      headers.push({ line, text: raw });
      continue;
    }
    heading = headingInLine(raw) ?? heading;
    const place = { line, raw, heading };
    const row: ListEntry | null = table && readRow(place, table, knows);
    entries.push(...(row ? [row] : readWords(place, knows)));
  }
  return { entries, headers, unread, cut: lines.slice(maxListLines).filter((line) => line.trim() !== '').length };
}
