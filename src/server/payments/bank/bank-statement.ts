import { bankTextMaxLength, maxStatementRows } from '#domain/orders/bank-transfer.ts';
import { Refusal } from '#domain/errors.ts';
import { toPaise, type Paise } from '#domain/money/money.ts';
import { readCsv } from '../../csv/read-csv.ts';

/** Money that came in, as a row of a statement says it. */
export interface StatementRow {
  /** Which row of the file it is, counted from its first. */
  readonly row: number;
  /** YYYY-MM-DD. */
  readonly bookedOn: string;
  readonly amount: Paise;
  readonly description: string;
  readonly reference: string;
}

interface Unreadable {
  readonly row: number;
  readonly sentence: string;
}

export interface Statement {
  readonly credits: readonly StatementRow[];
  /** How many rows are money that went out. */
  readonly paidOut: number;
  readonly unreadable: readonly Unreadable[];
}

type Column = 'date' | 'description' | 'reference' | 'credit' | 'debit' | 'amount' | 'direction';

/** How banks head their columns, without anything but letters. Of several that fit, the earlier pattern wins. */
const heads: Readonly<Record<Column, readonly RegExp[]>> = {
  date: [/^(transaction|txn|tran|posting|posted|post|booking)(date|dt)$/, /^(date|dt)$/, /^value(date|dt)$/],
  description: [/narration|description|particulars/, /^(transaction|txn)?(remarks?|details)$/],
  reference: [/utr/, /reference|refno|refnumber|^ref$/, /^(transaction|txn|tran)id$/, /(cheque|chq)(no|number)/],
  credit: [
    /^(credit|deposit)s?(amount|amt)?(inr|rs)?$/,
    /^(amount|amt)?(credited|deposited)$/,
    /^(paidin|cr|cramount)$/,
  ],
  debit: [
    /^(debit|withdrawal)s?(amount|amt)?(inr|rs)?$/,
    /^(amount|amt)?(debited|withdrawn)$/,
    /^(paidout|dr|dramount)$/,
  ],
  amount: [/^(transaction|txn)?(amount|amt)(inr|rs|ininr|inrs)?$/],
  direction: [/^(drcr|crdr|debitcredit|creditdebit|(transaction|txn)?type)$/],
};

type Columns = Partial<Record<Column, number>>;

const lettersOf = (cell: string): string => cell.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Null: this row is not the one with the headings. */
function columnsOf(cells: readonly string[]): Columns | null {
  const names = cells.map(lettersOf);
  const columns: Columns = {};
  for (const [column, patterns] of Object.entries(heads) as [Column, readonly RegExp[]][]) {
    for (const pattern of patterns) {
      const index = names.findIndex((name) => pattern.test(name));
      if (index < 0) continue;
      columns[column] = index;
      break;
    }
  }
  const hasMoney = columns.credit !== undefined || columns.amount !== undefined;
  return columns.date !== undefined && columns.description !== undefined && hasMoney ? columns : null;
}

/** What stands above the headings: the bank, the account, the days. */
const mostRowsAbove = 40;
const maxColumns = 60;
const separators = [',', ';', '\t', '|'] as const;

interface Table {
  readonly columns: Columns;
  /** Those below the headings. */
  readonly rows: readonly (readonly string[])[];
  /** Which row of the file the first of them is. */
  readonly firstRow: number;
}

function tableIn(bytes: Uint8Array, delimiter: string): Table | null {
  const { rows } = readCsv(bytes, { maxColumns, maxRows: maxStatementRows + mostRowsAbove, delimiter });
  for (const [index, cells] of rows.slice(0, mostRowsAbove).entries()) {
    const columns = columnsOf(cells);
    if (columns) return { columns, rows: rows.slice(index + 1), firstRow: index + 2 };
  }
  return null;
}

const noTable =
  'We found no row of headings with a date, a description and a credit or amount. Please save the statement as CSV, with its headings.';

/** The separator is the one with which headings are found: what stands above them may have others. */
function findTable(bytes: Uint8Array): Table {
  let refusal: unknown = null;
  for (const delimiter of separators) {
    try {
      const table = tableIn(bytes, delimiter);
      if (table) return table;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusal ??= error;
    }
  }
  throw refusal ?? new Refusal('input-invalid', noTable);
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function isoDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 2000 && year < 2100;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/** 2026-11-17, 17/11/2026, 17-11-26, 17 Nov 2026: India writes the day first. A time behind it is left out. Null: no day. */
export function readDay(cell: string): string | null {
  const text = cell.trim().toLowerCase();
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text);
  if (iso) return isoDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const indian = /^(\d{1,2})[/.\s-](\d{1,2}|[a-z]{3})[a-z]*[/.,\s-]+(\d{4}|\d{2})(?!\d)/.exec(text);
  if (!indian) return null;
  const [, day, month, year] = indian as unknown as [string, string, string, string];
  const number = /\d/.test(month) ? Number(month) : months.indexOf(month) + 1;
  return isoDay(year.length === 2 ? 2000 + Number(year) : Number(year), number, Number(day));
}

const grouped = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d{1,2})?$/;
const plain = /^\d{1,10}(\.\d{1,2})?$/;
/** The specification's decimal(10,2), which no order goes beyond. */
const maxDigits = 8;

/** Paise, below zero for money that went out; 0 for an empty cell. Null: no amount. */
export function readAmount(cell: string): number | null {
  const text = cell
    .trim()
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replace(/^(₹|rs\.?|inr)/i, '');
  if (text === '' || text === '-') return 0;
  const parts = /^([-+(]?)([\d,.]+)\)?(cr|dr)?\.?$/i.exec(text);
  if (!parts) return null;
  const [, sign, digits, direction] = parts as unknown as [string, string, string, string | undefined];
  const number = grouped.test(digits) ? digits.replaceAll(',', '') : digits;
  if (!plain.test(number) || number.split('.')[0]!.replace(/^0+/, '').length > maxDigits) return null;
  const [rupees, paise = ''] = number.split('.') as [string, string | undefined];
  const amount = Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
  return sign === '-' || sign === '(' || direction?.toLowerCase() === 'dr' ? -amount : amount;
}

const cleaned = (cell: string | undefined): string =>
  (cell ?? '')
    // Statements come with control signs where a terminal broke its lines.
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, bankTextMaxLength);

/** What a row says of money: paise that came, below zero if they went. Null: no amount. */
function moneyOf(cells: readonly string[], { credit, debit, amount, direction }: Columns): number | null {
  const read = (column: number | undefined): number | null =>
    column === undefined ? 0 : readAmount(cells[column] ?? '');
  if (credit !== undefined) {
    const [came, went] = [read(credit), read(debit)];
    if (came === null || went === null) return null;
    return came === 0 ? -Math.abs(went) : came;
  }
  const sum = read(amount);
  if (sum === null || direction === undefined) return sum;
  return /^(dr?|debit|w|withdrawal)$/i.test((cells[direction] ?? '').trim()) ? -Math.abs(sum) : sum;
}

/** Finds the columns of a bank's statement by their headings, and reads the money that came in. */
export function readStatement(bytes: Uint8Array): Statement {
  const { columns, rows, firstRow } = findTable(bytes);
  if (rows.length > maxStatementRows) {
    throw new Refusal('input-invalid', `The file has ${rows.length} rows; at most ${maxStatementRows} go at once.`);
  }
  const credits: StatementRow[] = [];
  const unreadable: Unreadable[] = [];
  let paidOut = 0;
  for (const [index, cells] of rows.entries()) {
    const row = firstRow + index;
    const money = moneyOf(cells, columns);
    const bookedOn = readDay(cells[columns.date!] ?? '');
    // Sums and remarks below a table have no day.
    if (bookedOn === null && (money === 0 || (cells[columns.date!] ?? '').trim() === '')) continue;
    if (money === null) unreadable.push({ row, sentence: 'We can’t read its amount.' });
    else if (bookedOn === null) unreadable.push({ row, sentence: 'We can’t read its date.' });
    else if (money < 0) paidOut += 1;
    else if (money > 0) {
      const [description, reference] = [columns.description, columns.reference].map((column) =>
        column === undefined ? '' : cleaned(cells[column]),
      ) as [string, string];
      credits.push({ row, bookedOn, amount: toPaise(money), description, reference });
    }
  }
  return { credits, paidOut, unreadable };
}
