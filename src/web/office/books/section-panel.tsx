import type { Books } from '#contracts/books.ts';
import { bookMonthName } from '#domain/books/book-month.ts';
import { Money } from '../ui/money/money.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { BookTable } from './book-table.tsx';
import { bookFiles } from './books.queries.ts';
import { FileLink } from './file-link.tsx';
import styles from './section-panel.module.css';

/** The tables as the tax office calls them, and what stands in each. */
const sectionWords: Readonly<Record<Books['sections'][number]['section'], string>> = {
  b2b: 'Registered buyers, invoice by invoice',
  b2cl: 'Not registered, another state, above ₹1 lakh',
  b2cs: 'Not registered, summed by state and rate',
  exp: 'Exports, invoice by invoice',
  cdnr: 'Credit notes to registered buyers',
  cdnur: 'Credit notes for B2CL and exports',
};

const heads = [
  { label: 'Section' },
  { label: 'Documents', isNumber: true },
  { label: 'Taxable', isNumber: true },
  { label: 'IGST', isNumber: true },
  { label: 'CGST', isNumber: true },
  { label: 'SGST', isNumber: true },
  { label: 'Total', isNumber: true },
  { label: 'File' },
];

const cellsOf = ({ documents, taxable, igst, cgst, sgst, total }: Books['sum']) => [
  documents.toLocaleString('en-IN'),
  ...[taxable, igst, cgst, sgst].map((amount, index) => <Money key={heads[index + 2]!.label} amount={amount} />),
  <Money key="total" amount={total} strong />,
];

/** GSTR-1 in sums, table by table. */
export const SectionPanel = ({ books }: { books: Books }) => (
  <Panel flush title="GSTR-1 by section">
    <BookTable
      label="GSTR-1 by section"
      heads={heads}
      rows={books.sections.map((row) => ({
        key: row.section,
        head: (
          <>
            <b className={styles.name}>{row.section.toUpperCase()}</b>
            <span className={styles.words}>{sectionWords[row.section]}</span>
          </>
        ),
        cells: [
          ...cellsOf(row),
          <FileLink
            key="file"
            href={bookFiles.table(books.month, row.section)}
            label="CSV"
            of={`of ${row.section.toUpperCase()}`}
            isReady={books.ready}
          />,
        ],
      }))}
      sum={{ head: bookMonthName(books.month), cells: [...cellsOf(books.sum), null] }}
    />
  </Panel>
);
