import { cellsOf, delimiterOf, type Delimiter } from './cells.ts';
import { columnsOf, type Column, type Columns } from './columns.ts';
import { quantityIn, quantityOf } from './quantity.ts';
import { leadingRefs, refsIn } from './refs.ts';

/** One thing that a bill asks for. */
export interface BillEntry {
  /** Where it stands, from 0. A line that names several parts has several entries. */
  readonly line: number;
  readonly raw: string;
  readonly quantity: number;
  readonly refs: readonly string[];
  /** What says which part it is, the best first. */
  readonly texts: readonly string[];
  readonly footprint: string;
  /** The list itself says that this is left out. */
  readonly unfitted: boolean;
}

export interface ReadBill {
  readonly entries: readonly BillEntry[];
  /** Lines that only name the columns. */
  readonly headers: readonly number[];
  /** Lines beyond what is read. */
  readonly cut: number;
}

export const maxBillLines = 2_000;
const maxLineLength = 400;

interface Table {
  readonly delimiter: Delimiter;
  readonly columns: Columns;
  readonly cells: number;
}

/** Knows a part by its number, so that J201 is not read as a designator. */
type IsPartNumber = (word: string) => boolean;

function tableAt(line: string): Table | null {
  const delimiter = /[,;\t]/.test(line) ? delimiterOf(line) : null;
  if (delimiter === null) return null;
  const cells = cellsOf(line, delimiter);
  const columns = columnsOf(cells);
  return columns && { delimiter, columns, cells: cells.length };
}

function readRow(line: number, raw: string, table: Table): BillEntry | null {
  const cells = cellsOf(raw, table.delimiter);
  // A line with fewer cells than half of the header is a note below the table.
  if (cells.length < 2 || cells.length * 2 < table.cells) return null;
  const cell = (column: Column): string => cells[table.columns.get(column) ?? -1] ?? '';
  // So is one that has words where the others have a count.
  if (cell('quantity') !== '' && quantityIn(cell('quantity')) === null) return null;
  const refs = refsIn(cell('refs'));
  const texts = (['value', 'number', 'words'] as const).map(cell).filter((text) => text !== '' && text !== '~');
  if (texts.length === 0 && refs.length === 0) return null;
  return {
    line,
    raw,
    quantity: quantityIn(cell('quantity')) ?? Math.max(1, refs.length),
    refs,
    texts,
    footprint: cell('footprint'),
    unfitted: /^(1|x|yes|true|dnp|dnf|do ?not ?(fit|populate))$/i.test(cell('unfitted')),
  };
}

const withoutBullet = (line: string): string => line.replace(/^(?:[-–—*•·▪☐✓]|\[[ xX]?\]|\d{1,3}[.)](?=\s))\s*/, '');

function readWords(line: number, raw: string, isPartNumber: IsPartNumber): BillEntry {
  const text = withoutBullet(raw.trim());
  const before = quantityOf(text);
  const { refs, rest } = leadingRefs(before.rest, isPartNumber);
  const after = before.quantity === null ? quantityOf(rest) : { quantity: before.quantity, rest };
  return {
    line,
    raw,
    quantity: after.quantity ?? (/\bpair\b/i.test(rest) ? 2 : Math.max(1, refs.length)),
    refs,
    texts: after.rest === '' ? [] : [after.rest],
    footprint: '',
    unfitted: false,
  };
}

/** 'B1K pot, A500K pot' names two; '4k7 resistor, 1%' names one, and 'R1, R2 10k' too. */
function piecesOf(raw: string, namesPart: IsPartNumber): string[] {
  const pieces = raw.split(/[,;]\s+|\t/).filter((piece) => piece.trim() !== '');
  return pieces.length > 1 && pieces.every(namesPart) ? pieces : [raw];
}

interface Knows {
  readonly isPartNumber: IsPartNumber;
  /** True: these words alone name a part, and not only designators or a tolerance. */
  readonly namesPart: IsPartNumber;
}

/** A bill as people have it: a table with a header, free lines, or both one after the other. Never throws. */
export function readBill(text: string, { isPartNumber, namesPart }: Knows): ReadBill {
  const lines = text.normalize('NFC').split(/\r\n|\r|\n/);
  const entries: BillEntry[] = [];
  const headers: number[] = [];
  let table: Table | null = null;
  for (const [line, whole] of lines.slice(0, maxBillLines).entries()) {
    const raw = whole.slice(0, maxLineLength).replace(/^\uFEFF/, '');
    if (raw.trim() === '') continue;
    const header = tableAt(raw);
    if (header) {
      table = header;
      headers.push(line);
      continue;
    }
    const row: BillEntry | null = table && readRow(line, raw, table);
    if (row) entries.push(row);
    else for (const piece of piecesOf(raw, namesPart)) entries.push(readWords(line, piece.trim(), isPartNumber));
  }
  return { entries, headers, cut: lines.slice(maxBillLines).filter((line) => line.trim() !== '').length };
}
