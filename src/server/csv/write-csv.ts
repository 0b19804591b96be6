import { guarded } from '#domain/csv-formula.ts';

/** A cell of a table: what is null is empty. */
export type CsvCell = string | number | null;

/** Excel takes a file for UTF-8 only if it begins so. */
export const byteOrderMark = '\ufeff';

function toField(cell: CsvCell): string {
  if (cell === null) return '';
  const text = typeof cell === 'number' ? String(cell) : guarded(cell);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of RFC 4180, with its end. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(toField).join(',')}\r\n`;

/** The text of a file in pieces: the mark, the heads, and then the rows as they come. */
export async function* csvPieces(
  heads: readonly string[],
  rows: AsyncIterable<readonly (readonly CsvCell[])[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(heads);
  for await (const some of rows) yield some.map(csvLine).join('');
}
