/** A table of settings is kept as lines of text with bars between their cells; here it is rows of cells. */
export type Cells = readonly string[];

const bar = ' | ';

/** As many cells a row as there are heads; a line that has more keeps them in its last one. */
export function rowsOf(text: string, columns: number): Cells[] {
  return text.split('\n').map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const last = cells.slice(columns - 1).join(bar);
    return Array.from({ length: columns }, (_, at) => (at === columns - 1 ? last : (cells[at] ?? '')));
  });
}

const isEmpty = (row: Cells): boolean => row.every((cell) => cell.trim() === '');

/** An empty row is an empty line, which says nothing. */
export const textOfRows = (rows: readonly Cells[]): string =>
  rows.map((row) => (isEmpty(row) ? '' : row.join(bar))).join('\n');

/** What is typed into one cell. A bar would begin the next one. */
export const withCell = (rows: readonly Cells[], at: number, column: number, typed: string): Cells[] =>
  rows.map((row, k) => (k === at ? row.with(column, typed.replaceAll(/[|\n\t]/g, ' ')) : row));

/** Rows of a sheet, or of this table, pasted from one cell on; null: it is a word that goes into the cell itself. */
export function withPasted(rows: readonly Cells[], at: number, column: number, pasted: string): Cells[] | null {
  if (!/[\t|\n]/.test(pasted.trim())) return null;
  const lines = pasted
    .replaceAll('\r', '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const columns = rows[0]!.length;
  const made = [...rows];
  for (const [k, line] of lines.entries()) {
    const cells = line.split(line.includes('\t') ? '\t' : '|').map((cell) => cell.trim());
    const before = made[at + k] ?? Array.from({ length: columns }, () => '');
    made[at + k] = before.map((own, c) => (c < column ? own : (cells[c - column] ?? own)));
  }
  return made;
}
