import { memo } from 'react';
import { AppLink } from '../../../shell/app-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { OfficeColumn, OfficeTableProps } from './office-table.tsx';
import { RowBox } from './row-box.tsx';
import styles from './table-row.module.css';

export const cellClass = (align?: 'end'): string => classNames(styles.cell, align && styles.end);

interface TableRowProps<T> {
  readonly table: OfficeTableProps<T>;
  /** Those of the table that have room. */
  readonly columns: readonly OfficeColumn<T>[];
  readonly row: T;
  readonly id: string;
  /** Its place among all rows. */
  readonly index: number;
  /** The keyboard is at it. */
  readonly isActive: boolean;
  readonly onActive: (index: number) => void;
}

function Row<T>({ table, columns, row, id, index, isActive, onActive }: TableRowProps<T>) {
  const { rowName, rowHref, selection } = table;
  return (
    <tr
      className={classNames(styles.row, selection?.has(id) && styles.chosen, isActive && styles.at)}
      aria-rowindex={index + 2}
      data-row={index}
      onFocus={() => onActive(index)}
    >
      {selection && (
        <td className={cellClass()}>
          <RowBox selection={selection} id={id} name={rowName(row)} />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} className={cellClass(column.align)}>
          {column.isLink && rowHref ? (
            <AppLink className={styles.link} href={rowHref(row)} data-row-link="">
              {column.cell(row)}
            </AppLink>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}

/** A row, drawn again only when something about it changed: while the table scrolls, most of its rows stay. */
export const TableRow = memo(Row) as typeof Row;
