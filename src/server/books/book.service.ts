import type { Books } from '#contracts/books.ts';
import type { Staff } from '#domain/accounts/staff.ts';
import { bookMonth, bookMonthName, bookMonthOf, monthBefore, type BookMonth } from '#domain/books/book-month.ts';
import type { BookDocument } from '#domain/books/book-document.ts';
import { documentProblems, type DocumentProblem } from '#domain/books/document-problems.ts';
import { gstr1Json, type Gstr1Json } from '#domain/books/gstr1-json.ts';
import { gstr1Problems } from '#domain/books/gstr1-schema.ts';
import { gstr1Table, type Gstr1Table } from '#domain/books/gstr1-table.ts';
import { needsEwayBill } from '#domain/books/eway-bill.ts';
import { collectGstr1, type Gstr1 } from '#domain/books/gstr1.ts';
import { hasInv01, inv01Json } from '#domain/books/inv01.ts';
import { inv01Problems } from '#domain/books/inv01-schema.ts';
import { tieOut, type MonthMoney, type TieOut } from '#domain/books/tie-out.ts';
import { Refusal } from '#domain/errors.ts';
import { toPaise, type Paise } from '#domain/money/money.ts';
import { recordChange } from '../audit/audit.service.ts';
import { byteOrderMark, csvLine } from '../csv/write-csv.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { OrderService } from '../orders/order.service.ts';
import { readSettings } from '../settings/settings.service.ts';
import { toInvoiceDocument, toNoteDocument } from './book-facts.ts';
import { toBooks } from './book-view.ts';
import * as rows from './book.repository.ts';
import type { BookInvoiceRow } from './book.repository.ts';

const readAtOnce = 500;
const ewayBillsShown = 200;
const problemsShown = 100;

interface MonthDocument {
  readonly document: BookDocument;
  readonly row: BookInvoiceRow;
}

/** A month as it was read, document by document, once. */
export interface ReadMonth {
  readonly month: BookMonth;
  readonly gstin: string;
  readonly gstr1: Gstr1;
  readonly json: Gstr1Json;
  readonly money: MonthMoney;
  readonly tieOut: TieOut;
  readonly problems: readonly DocumentProblem[];
  readonly problemCount: number;
  readonly eInvoices: number;
  readonly ewayBills: readonly { orderId: string; orderNumber: string; invoice: string; total: Paise }[];
  readonly ewayBillCount: number;
}

/** What is counted while the documents of a month go by. */
function collectMonth() {
  const gstr1 = collectGstr1();
  const problems: DocumentProblem[] = [];
  const ewayBills: { orderId: string; orderNumber: string; invoice: string; total: Paise }[] = [];
  let [gstin, invoiced, credited, problemCount, eInvoices, ewayBillCount] = ['', 0, 0, 0, 0, 0];
  return {
    add({ document, row }: MonthDocument): void {
      gstin ||= document.seller.gstin;
      gstr1.add(document);
      const found = documentProblems(document, gstin);
      problemCount += found.length;
      problems.push(...found.slice(0, problemsShown - problems.length));
      if (document.isVoid) return;
      if (document.kind === 'invoice') invoiced += document.total;
      else credited += document.total;
      if (hasInv01(document)) eInvoices += 1;
      if (document.kind === 'credit-note' || !needsEwayBill(document.total)) return;
      ewayBillCount += 1;
      const { number: invoice, orderNumber, total } = document;
      if (ewayBills.length < ewayBillsShown) ewayBills.push({ orderId: row.orderId, orderNumber, invoice, total });
    },
    finish: () => ({
      gstin,
      gstr1: gstr1.finish(),
      sums: { invoiced: toPaise(invoiced), credited: toPaise(credited) },
      problems,
      problemCount,
      eInvoices,
      ewayBills,
      ewayBillCount,
    }),
  };
}

/** All invoices of a month, then all credit notes, some at a time. */
async function* documentsOf(db: Queryable, month: BookMonth): AsyncGenerator<readonly MonthDocument[]> {
  const asked = { ...month, limit: readAtOnce };
  for (let after = 0, more = true; more;) {
    const page = await rows.invoices(db, { ...asked, after });
    yield page.map((row) => ({ document: toInvoiceDocument(row), row }));
    more = page.length === readAtOnce;
    after = page.at(-1)?.serial ?? 0;
  }
  for (let after = 0, more = true; more;) {
    const page = await rows.creditNotes(db, { ...asked, after });
    yield page.map((row) => ({ document: toNoteDocument(row, row.noteNumber)!, row }));
    more = page.length === readAtOnce;
    after = page.at(-1)?.noteSerial ?? 0;
  }
}

/** Numbers of the month's series that no document has in any month. */
async function missingNumbers(db: Queryable, { series }: Gstr1, { financialYear }: BookMonth): Promise<string[]> {
  const missing = await Promise.all(
    series
      .filter((one) => one.missing.length > 0)
      .map(async ({ kind, from, missing: serials }) => {
        const known = new Set(await rows.knownSerials(db, kind, financialYear, serials));
        const prefix = from.slice(0, from.lastIndexOf('/') + 1);
        return serials.filter((serial) => !known.has(serial)).map((serial) => prefix + String(serial).padStart(6, '0'));
      }),
  );
  return missing.flat();
}

const toMoney = (row: rows.MoneyRow): MonthMoney =>
  Object.fromEntries(Object.entries(row).map(([name, amount]) => [name, toPaise(amount)])) as Record<
    keyof MonthMoney,
    Paise
  >;

async function readMonthOf(db: Queryable, month: BookMonth): Promise<ReadMonth> {
  const collected = collectMonth();
  for await (const some of documentsOf(db, month)) some.forEach((one) => collected.add(one));
  const { gstin: issuedWith, gstr1, sums, problems, ...rest } = collected.finish();
  const gstin = issuedWith || (await readSettings(db)).gstin;
  const json = gstr1Json(gstr1, { gstin, period: month.period });
  // What is wrong with a document is said of the document; the rest is said of the place in the file.
  const schema =
    problems.length > 0 ? [] : gstr1Problems(json).map(({ path, sentence }) => ({ number: path, sentence }));
  const money = toMoney(await rows.money(db, month));
  return {
    ...rest,
    month,
    gstin,
    gstr1,
    json,
    money,
    tieOut: tieOut(gstr1, sums, money, await missingNumbers(db, gstr1, month)),
    problems: [...problems, ...schema.slice(0, problemsShown)],
    problemCount: rest.problemCount + schema.length,
  };
}

/**
 * While orders come in, what is read first and what is read last would not fit. PostgreSQL shows all of it as it was at one
 * moment; the embedded engine would have to copy the whole database for that, and has few orders at a time.
 */
const readMonth = (db: Database, month: string): Promise<ReadMonth> =>
  db.engine === 'postgres'
    ? db.readSnapshot((snapshot) => readMonthOf(snapshot, bookMonth(month)), { deadlineMs: 120_000 })
    : readMonthOf(db, bookMonth(month));

const isReady = ({ problemCount, tieOut: { isTied } }: ReadMonth): boolean => problemCount === 0 && isTied;

function requireReady(month: ReadMonth): void {
  if (isReady(month)) return;
  const [first] = month.problems;
  throw new Refusal('books-differ', first && `These books aren’t right yet. ${first.number}: ${first.sentence}`);
}

export interface BookFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const jsonFile = (name: string, value: unknown): BookFile => ({
  name: `${name}.json`,
  bytes: utf8(JSON.stringify(value)),
});

/** The e-invoice of a document that has one; refused with the reason if the portal would refuse it. */
function eInvoiceOf(document: BookDocument) {
  if (!hasInv01(document)) throw new Refusal('e-invoice-none');
  const json = inv01Json(document);
  const [problem] = inv01Problems(json);
  if (problem) throw new Refusal('books-differ', `${document.number} has no right e-invoice yet. ${problem.sentence}`);
  return json;
}

interface Deps {
  readonly db: Database;
  readonly orders: Pick<OrderService, 'requireAny'>;
}

export type BookService = ReturnType<typeof createBookService>;

export function createBookService({ db, orders }: Deps) {
  /** Files that leave are written down. */
  const recordExport = (staff: Staff, month: string, what: string): Promise<void> =>
    recordChange(db, staff, {
      thing: 'books',
      thingId: month,
      label: bookMonthName(month),
      action: 'exported',
      after: { file: what },
    });

  async function readReady(month: string): Promise<ReadMonth> {
    const read = await readMonth(db, month);
    requireReady(read);
    return read;
  }

  return {
    async months(): Promise<{ months: string[]; current: string }> {
      const { at, now } = await rows.firstAndNow(db);
      const current = bookMonthOf(now);
      const first = bookMonthOf(at ?? now);
      const months = [current];
      while (months.at(-1)! > first && months.length < 120) months.push(monthBefore(months.at(-1)!));
      return { months, current };
    },

    async read(month: string): Promise<Books> {
      const read = await readMonth(db, month);
      const [{ now }, cancelledLater] = [await rows.firstAndNow(db), await rows.cancelledIn(db, read.month)];
      return toBooks(read, { isReady: isReady(read), isRunning: now < read.month.to, cancelledLater });
    },

    async gstr1(month: string, staff: Staff): Promise<BookFile> {
      const { json } = await readReady(month);
      await recordExport(staff, month, 'GSTR-1 as JSON');
      return jsonFile(`GSTR1-${month}`, json);
    },

    async table(month: string, table: Gstr1Table, staff: Staff): Promise<BookFile> {
      const { gstr1 } = await readReady(month);
      const { heads, rows: cells } = gstr1Table(table, gstr1);
      await recordExport(staff, month, `GSTR-1 ${table} as CSV`);
      const text = byteOrderMark + [heads, ...cells].map(csvLine).join('');
      return { name: `GSTR1-${month}-${table}.csv`, bytes: utf8(text) };
    },

    /** All that the portal can take at once, as a list. */
    async eInvoices(month: string, staff: Staff): Promise<BookFile> {
      await readReady(month);
      const list: object[] = [];
      for await (const some of documentsOf(db, bookMonth(month)))
        list.push(...some.filter(({ document }) => hasInv01(document)).map(({ document }) => eInvoiceOf(document)));
      await recordExport(staff, month, 'the e-invoices');
      return jsonFile(`e-invoices-${month}`, list);
    },

    async eInvoice(idOrNumber: string, creditNote: string | undefined, staff: Staff): Promise<BookFile> {
      const orderId = await orders.requireAny(idOrNumber);
      const row = await rows.invoiceOf(db, orderId);
      if (!row) throw new Refusal('e-invoice-none', 'This order has no invoice yet, so it has no e-invoice.');
      const document = creditNote === undefined ? toInvoiceDocument(row) : toNoteDocument(row, creditNote);
      if (!document) throw new Refusal('order-unknown', 'This order has no such credit note.');
      const json = eInvoiceOf(document);
      const change = { thing: 'order', thingId: orderId, label: row.orderNumber, action: 'exported' } as const;
      await recordChange(db, staff, { ...change, after: { file: `e-invoice ${document.number}` } });
      return jsonFile(`e-invoice-${document.number.replaceAll('/', '-')}`, json);
    },
  };
}
