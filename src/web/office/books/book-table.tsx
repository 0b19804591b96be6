import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import styles from './book-table.module.css';

interface BookTableProps {
  readonly label: string;
  readonly heads: readonly { readonly label: string; readonly isNumber?: boolean }[];
  readonly rows: readonly {
    readonly key: string;
    readonly head: ReactNode;
    readonly cells: readonly ReactNode[];
  }[];
  /** The last row, under a line of its own. */
  readonly sum?: { readonly head: string; readonly cells: readonly ReactNode[] };
}

/** Sums in columns; on a phone each row is a card of them. It scrolls in itself where it is wider than the screen. */
export function BookTable({ label, heads, rows, sum }: BookTableProps) {
  const cellsOf = (cells: readonly ReactNode[]) =>
    cells.map((cell, index) => (
      <td
        key={heads[index + 1]!.label}
        data-head={heads[index + 1]!.label}
        className={classNames(heads[index + 1]!.isNumber && styles.number)}
      >
        {cell}
      </td>
    ));
  return (
    <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {heads.map(({ label: name, isNumber }) => (
              <th key={name} scope="col" className={classNames(isNumber && styles.number)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cells }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {cellsOf(cells)}
            </tr>
          ))}
        </tbody>
        {sum && (
          <tfoot>
            <tr>
              <th scope="row">{sum.head}</th>
              {cellsOf(sum.cells)}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
