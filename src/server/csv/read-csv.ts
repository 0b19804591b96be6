import { CsvError, parse } from 'csv-parse/sync';
import { Refusal } from '#domain/errors.ts';

export interface CsvFile {
  readonly rows: string[][];
  readonly encoding: string;
  readonly delimiter: string;
}

const hasStart = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** Text in UTF-16 without a mark: every second byte of Latin letters is 0. */
function withoutMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const start = bytes.subarray(0, 200);
  const zeros = (offset: number) => start.filter((byte, index) => index % 2 === offset && byte === 0).length;
  if (start.length >= 4 && zeros(1) > start.length / 4) return 'utf-16le';
  return start.length >= 4 && zeros(0) > start.length / 4 ? 'utf-16be' : null;
}

function encodingOf(bytes: Uint8Array): string {
  if (hasStart(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (hasStart(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (hasStart(bytes, 0xfe, 0xff)) return 'utf-16be';
  return withoutMark(bytes) ?? 'utf-8';
}

/** What a table program wrote, in whichever encoding; old ones write that of Windows, without saying so. */
function decode(bytes: Uint8Array): { text: string; encoding: string } {
  const encoding = encodingOf(bytes);
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding: encoding.toUpperCase() };
  } catch {
    if (encoding !== 'utf-8')
      throw new Refusal('input-invalid', 'The file ends in the middle of a letter. Please save it again.');
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}

const delimiters = [',', ';', '\t'] as const;

/** The sign that stands most often in the heads, outside of quotes. */
function delimiterOf(text: string): string {
  const counts = new Map<string, number>(delimiters.map((sign) => [sign, 0]));
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (sign === '\n' || sign === '\r') break;
    const count = counts.get(sign);
    if (count !== undefined) counts.set(sign, count + 1);
  }
  return delimiters.toSorted((a, b) => counts.get(b)! - counts.get(a)!)[0]!;
}

export interface CsvLimits {
  readonly maxColumns: number;
  /** Below the heads, and without rows in which nothing stands. */
  readonly maxRows: number;
  /** What stands between cells, if it is known; else what stands most often in the first row. */
  readonly delimiter?: string;
}

/**
 * Refuses a table that is too wide or too long by its delimiters and line ends alone, before a cell is made of it. Where a
 * quote stands oddly it may count too few, and there the parser gives up.
 */
function refuseLarge(text: string, delimiter: string, { maxColumns, maxRows }: CsvLimits): void {
  let [cells, rows, isQuoted, isEmpty] = [1, -1, false, true];
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place]!;
    if (sign === '"') isQuoted = !isQuoted;
    if (!isQuoted && sign === delimiter) {
      cells += 1;
      if (cells > maxColumns) {
        const sentence = `The file has more than ${maxColumns} columns. Please keep those that are needed.`;
        throw new Refusal('input-invalid', sentence);
      }
    } else if (!isQuoted && (sign === '\n' || sign === '\r')) {
      if (!isEmpty) rows += 1;
      [cells, isEmpty] = [1, true];
    } else if (isEmpty && sign !== ' ' && sign !== '"') isEmpty = false;
  }
  if (!isEmpty) rows += 1;
  if (rows > maxRows) {
    const sentence = `The file has ${rows} rows; at most ${maxRows} go at once. Please split it.`;
    throw new Refusal('input-invalid', sentence);
  }
}

const sentences: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'A quote is opened and never closed',
  CSV_INVALID_CLOSING_QUOTE: 'Something stands behind a closing quote',
  INVALID_OPENING_QUOTE: 'A quote stands in the middle of a cell',
};

function toRefusal(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const { code, lines } = error as CsvError & { lines?: number };
  const sentence = sentences[code] ?? 'This is not a table';
  return new Refusal(
    'input-invalid',
    `${sentence}${lines ? `, near line ${lines}` : ''}. Please save the file again as CSV.`,
  );
}

/** Reads CSV as Excel and LibreOffice write it: with marks, semicolons, tabs, UTF-16, and line ends of every kind. */
export function readCsv(bytes: Uint8Array, limits: CsvLimits): CsvFile {
  const { text: decoded, encoding } = decode(bytes);
  if (decoded.includes('\u0000'))
    throw new Refusal('input-invalid', 'This is no CSV file. Please save the table as CSV.');
  const told = /^sep=(.)\r?\n/.exec(decoded);
  const text = told ? decoded.slice(told[0].length) : decoded;
  const delimiter = limits.delimiter ?? told?.[1] ?? delimiterOf(text);
  refuseLarge(text, delimiter, limits);
  try {
    const rows = parse(text, {
      delimiter,
      bom: true,
      relaxColumnCount: true,
      skipEmptyLines: true,
      skipRecordsWithEmptyValues: true,
      recordDelimiter: ['\r\n', '\n', '\r'],
    }) as string[][];
    return { rows, encoding, delimiter };
  } catch (error) {
    throw toRefusal(error);
  }
}
