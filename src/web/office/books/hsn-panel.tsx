import { useState } from 'react';
import type { Books } from '#contracts/books.ts';
import { addMoney, fromDecimal } from '#domain/money/money.ts';
import { Money } from '../ui/money/money.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { Segment } from '../ui/segment/segment.tsx';
import { BookTable } from './book-table.tsx';
import { bookFiles } from './books.queries.ts';
import { FileLink } from './file-link.tsx';
import styles from './hsn-panel.module.css';

/** Headings of the tariff that the shop sells under, in short. */
const goods: Readonly<Record<string, string>> = {
  8504: 'Adapters',
  8532: 'Capacitors',
  8533: 'Resistors, pots',
  8534: 'Bare boards',
  8536: 'Switches, jacks',
  8541: 'Diodes, LEDs, transistors',
  8542: 'ICs',
  8543: 'Kits',
  9968: 'Delivery',
};

const heads = [
  { label: 'HSN' },
  { label: 'Goods' },
  { label: 'Unit' },
  { label: 'Quantity', isNumber: true },
  { label: 'Rate', isNumber: true },
  { label: 'Taxable', isNumber: true },
  { label: 'IGST', isNumber: true },
  { label: 'CGST + SGST', isNumber: true },
];

const choices = [
  { name: 'all', label: 'All' },
  { name: 'registered', label: 'Registered' },
  { name: 'unregistered', label: 'Not registered' },
] as const;

/** What was sold by its code, with what went back taken off. */
export function HsnPanel({ books }: { books: Books }) {
  const [shown, setShown] = useState<(typeof choices)[number]['name']>('all');
  const rows = books.hsn.filter(({ registered }) => shown === 'all' || registered === (shown === 'registered'));
  return (
    <Panel
      flush
      title="HSN summary"
      tools={
        <>
          <Segment label="Buyers" options={choices} value={shown} onChange={setShown} />
          <FileLink
            href={bookFiles.table(books.month, 'hsn')}
            label="CSV"
            of="of the HSN summary"
            isReady={books.ready}
          />
        </>
      }
    >
      {rows.length === 0 ? (
        <p className={styles.none}>Nothing was sold to them in this month.</p>
      ) : (
        <BookTable
          label="HSN summary"
          heads={heads}
          rows={rows.map(({ registered, code, unit, quantity, ratePercent, taxable, igst, cgst, sgst }) => ({
            key: `${registered} ${code} ${unit} ${ratePercent}`,
            head: <b>{code}</b>,
            cells: [
              <span key="goods">
                {goods[code.slice(0, 4)]}{' '}
                <small className={styles.buyers}>{registered ? 'Registered' : 'Not registered'}</small>
              </span>,
              unit,
              quantity.toLocaleString('en-IN'),
              `${ratePercent}%`,
              <Money key="taxable" amount={taxable} />,
              <Money key="igst" amount={igst} />,
              <Money key="halves" amount={addMoney(fromDecimal(cgst), fromDecimal(sgst))} />,
            ],
          }))}
        />
      )}
    </Panel>
  );
}
