export type Delimiter = ',' | ';' | '\t' | '|';

const delimiters: readonly Delimiter[] = ['\t', '|', ';', ','];

/** What parts the cells of a header: the one that is there most. Null: it has one cell. */
export function delimiterOf(line: string): Delimiter | null {
  const [best] = delimiters
    .map((sign) => ({ sign, count: cellsOf(line, sign).length - 1 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return best?.sign ?? null;
}

/** The cells of one line. A quote opens a cell only at its beginning; one that is never closed ends with the line. */
export function cellsOf(line: string, delimiter: Delimiter): string[] {
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
