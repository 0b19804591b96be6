import { useQuery } from '@tanstack/react-query';
import type { Books } from '#contracts/books.ts';
import { bookMonthName, bookMonthPattern } from '#domain/books/book-month.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Select } from '../../ui/field/select.tsx';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import { Columns } from '../ui/columns/columns.tsx';
import { Fetching } from '../ui/fetching/fetching.tsx';
import { useListParams } from '../ui/list-page/use-list-params.ts';
import { Money } from '../ui/money/money.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { Stat, Stats } from '../ui/stat/stat.tsx';
import { StatusLamp } from '../ui/status/status-lamp.tsx';
import { BookTable } from './book-table.tsx';
import { bookFiles, bookMonthsQuery, booksQuery } from './books.queries.ts';
import { FileLink } from './file-link.tsx';
import { HsnPanel } from './hsn-panel.tsx';
import { SectionPanel } from './section-panel.tsx';
import { TieOutPanel } from './tie-out-panel.tsx';
import styles from './books-screen.module.css';

const seriesNames = { invoice: 'Invoices', 'credit-note': 'Credit notes' } as const;

const DocumentsPanel = ({ books }: { books: Books }) => (
  <Panel
    flush
    title="Documents issued"
    tools={
      <FileLink href={bookFiles.table(books.month, 'docs')} label="CSV" of="of the documents" isReady={books.ready} />
    }
  >
    {books.series.length === 0 ? (
      <p className={styles.none}>No invoice and no credit note was issued in this month.</p>
    ) : (
      <BookTable
        label="Documents issued"
        heads={[
          { label: 'Series' },
          { label: 'First' },
          { label: 'Last' },
          { label: 'Count', isNumber: true },
          { label: 'Cancelled', isNumber: true },
        ]}
        rows={books.series.map(({ kind, from, to, count, cancelled }) => ({
          key: kind,
          head: seriesNames[kind],
          cells: [from, to, count.toLocaleString('en-IN'), cancelled.toLocaleString('en-IN')],
        }))}
      />
    )}
  </Panel>
);

const EwayPanel = ({ books: { ewayBills, ewayBillCount } }: { books: Books }) => (
  <Panel flush title="E-way bills" tools={<span className={styles.dim}>above ₹50,000 with tax</span>}>
    {ewayBillCount === 0 ? (
      <p className={styles.none}>No parcel of this month needs one.</p>
    ) : (
      <ul>
        {ewayBills.map(({ orderId, orderNumber, invoice, total }) => (
          <li key={invoice} className={styles.line}>
            <AppLink href={officePaths.order(orderId)}>{orderNumber}</AppLink>
            <span className={styles.grow}>{invoice}</span>
            <Money amount={total} />
          </li>
        ))}
        {ewayBillCount > ewayBills.length && (
          <li className={styles.line}>And {(ewayBillCount - ewayBills.length).toLocaleString('en-IN')} more.</li>
        )}
      </ul>
    )}
  </Panel>
);

/** What keeps the files shut, document by document. */
function ProblemsPanel({ books: { problems, problemCount } }: { books: Books }) {
  if (problemCount === 0) return null;
  return (
    <Panel flush title={problemCount === 1 ? '1 thing to put right' : `${problemCount} things to put right`}>
      <ul>
        {problems.map(({ number, sentence }) => (
          <li key={`${number} ${sentence}`} className={styles.line}>
            <b>{number}</b>
            <span className={styles.grow}>{sentence}</span>
          </li>
        ))}
        {problemCount > problems.length && (
          <li className={styles.line}>And {(problemCount - problems.length).toLocaleString('en-IN')} more.</li>
        )}
      </ul>
    </Panel>
  );
}

const CancelledPanel = ({ numbers }: { numbers: readonly string[] }) =>
  numbers.length === 0 ? null : (
    <Panel title="Cancelled after their month">
      <p>
        These invoices are in the return of an earlier month. Their orders were cancelled in this one before anything
        was paid. Ask your accountant for a credit note: {numbers.join(', ')}.
      </p>
    </Panel>
  );

const EInvoicePanel = ({ books: { month, eInvoices, ready } }: { books: Books }) => (
  <Panel title="E-invoices">
    <div className={styles.stack}>
      <p className={styles.dim}>
        Needed from a turnover of ₹5 crore in any year since 2017-18, for registered buyers and exports. You can have
        the files anyway: INV-01, version 1.1. The portal signs the QR code.
      </p>
      {eInvoices > 0 ? (
        <FileLink
          href={bookFiles.eInvoices(month)}
          label={`${eInvoices.toLocaleString('en-IN')} ${eInvoices === 1 ? 'e-invoice' : 'e-invoices'}, JSON`}
          isReady={ready}
        />
      ) : (
        <p>This month has none.</p>
      )}
    </div>
  </Panel>
);

const Sums = ({ books: { sum, series } }: { books: Books }) => (
  <Panel title="The month in sums">
    <Stats>
      <Stat label="Taxable, after credit notes" value={<Money amount={sum.taxable} />} />
      <Stat label="IGST" value={<Money amount={sum.igst} />} />
      <Stat label="CGST, and as much SGST" value={<Money amount={sum.cgst} />} />
      <Stat label="Documents" value={series.reduce((count, one) => count + one.count, 0).toLocaleString('en-IN')} />
    </Stats>
  </Panel>
);

const Month = ({ books }: { books: Books }) => (
  <div className={styles.stack}>
    <Sums books={books} />
    <SectionPanel books={books} />
    <Columns
      side={
        <>
          <TieOutPanel books={books} />
          <ProblemsPanel books={books} />
          <CancelledPanel numbers={books.cancelledLater} />
          <EInvoicePanel books={books} />
        </>
      }
    >
      <HsnPanel books={books} />
      <DocumentsPanel books={books} />
      <EwayPanel books={books} />
    </Columns>
  </div>
);

interface HeadProps {
  readonly months: readonly string[];
  readonly current: string;
  readonly month: string;
  readonly onChange: (month: string) => void;
  /** Undefined while it is on its way. */
  readonly books: Books | undefined;
}

const Head = ({ months, current, month, onChange, books }: HeadProps) => (
  <div className={styles.head}>
    <label>
      <VisuallyHidden>Month</VisuallyHidden>
      <Select className={styles.months} value={month} onChange={({ target }) => onChange(target.value)}>
        {(months.includes(month) ? months : [month, ...months]).map((one) => (
          <option key={one} value={one}>
            {bookMonthName(one)}
            {one === current ? ' (running)' : ''}
          </option>
        ))}
      </Select>
    </label>
    {books && (
      <span role="status">
        <StatusLamp colour={books.ready ? 'green' : 'red'}>
          {books.ready ? 'Ties out' : 'Doesn’t tie out: no file leaves before it does'}
        </StatusLamp>
      </span>
    )}
    {books && (
      <span className={styles.files}>
        <FileLink href={bookFiles.gstr1(month)} label="GSTR-1, JSON" isReady={books.ready} />
      </span>
    )}
    {books && (
      <p className={styles.words}>
        GSTIN {books.gstin}. Files are for checking and upload. The shop files nothing itself.
      </p>
    )}
  </div>
);

/** The books of a month: the return, whether it ties out, and its files. */
export function BooksScreen() {
  const months = useQuery(bookMonthsQuery);
  const [params, change] = useListParams(['month']);
  const asked = params.month !== undefined && bookMonthPattern.test(params.month) ? params.month : undefined;
  // What is filed is the month before.
  const month = asked ?? months.data?.months[1] ?? months.data?.current;
  const books = useQuery({ ...booksQuery(month ?? ''), enabled: month !== undefined });
  if (!months.data || month === undefined) return <Fetching what="The list of months" query={months} />;
  return (
    <>
      <Head {...months.data} month={month} onChange={(to) => change({ month: to })} books={books.data} />
      {books.data ? <Month books={books.data} /> : <Fetching what="This month" query={books} />}
    </>
  );
}
