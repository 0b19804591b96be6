/** A cell of a table: what is null is empty. */
export type CsvCell = string | number | null;

/** Excel takes a file for UTF-8 only if it begins so. */
export const byteOrderMark = '\ufeff';

/** What a table program would take for a formula, also after spaces. A number may begin with a minus. */
const formula = /^\s*[=+\-@\t\r]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

/** A cell that would be reckoned is kept a text by an apostrophe before it; whoever reads CSV back takes it off. */
const guarded = (text: string): string => (formula.test(text) && !plainNumber.test(text) ? `'${text}` : text);

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
