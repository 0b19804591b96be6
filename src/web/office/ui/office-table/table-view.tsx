import { useMemo, memo } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { chevronDown } from '../../../ui/icon/icon-shapes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { coarse, useMedia, wide, widest } from '../media/use-media.ts';
import { AllBox, RowBox } from './row-box.tsx';
import type { OfficeColumn, OfficeTableProps, Sorting } from './office-table.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { block, useRowsInView } from './use-rows-in-view.ts';
import styles from './table-view.module.css';
import { AppLink } from '../../../shell/app-link.tsx';

const cellClass = ({ align, wraps }: { align?: 'end'; wraps?: boolean } = {}): string =>
  classNames(styles.cell, align && styles.end, wraps && styles.wraps);

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
  /** Where rows differ in height. */
  readonly measure: ((row: HTMLTableRowElement | null) => void) | undefined;
  readonly onActive: (index: number) => void;
}

function Row<T>({ table, columns, row, id, index, isActive, measure, onActive }: TableRowProps<T>) {
  const { rowName, rowHref, selection } = table;
  return (
    <tr
      ref={measure}
      className={classNames(styles.row, selection?.has(id) && styles.chosen, isActive && styles.at)}
      aria-rowindex={index + 2}
      data-row={index}
      data-index={index}
      onFocus={() => onActive(index)}
    >
      {selection && (
        <td className={cellClass()}>
          <RowBox selection={selection} id={id} name={rowName(row)} />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} className={cellClass(column)}>
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
const TableRow = memo(Row) as typeof Row;

function Heading<T>({ column, sorting }: { column: OfficeColumn<T>; sorting: Sorting | undefined }) {
  const { header, sort } = column;
  if (sort === undefined || !sorting) return header;
  const isCurrent = sorting.by === sort;
  const isUp = isCurrent && !sorting.descending;
  return (
    <button
      className={styles.sort}
      type="button"
      onClick={() => sorting.onSort(sort, isCurrent ? !sorting.descending : true)}
    >
      {header}
      {isCurrent && <Icon shape={chevronDown} className={classNames(styles.arrow, isUp && styles.up)} />}
    </button>
  );
}

const sortOf = <T,>({ sort }: OfficeColumn<T>, sorting: Sorting | undefined) => {
  if (sort === undefined || sorting?.by !== sort) return undefined;
  return sorting.descending ? 'descending' : 'ascending';
};

/** Each block is a section of its own, whose layout stays while others come and go. */
function inBlocks(indices: readonly number[]): [number, number[]][] {
  return [...Map.groupBy(indices, (index) => Math.floor(index / block))];
}

/** The table of a wide window. The rows that are not in view are two spaces, above and below. */
export function TableView<T extends object>(props: OfficeTableProps<T>) {
  const { label, list, rowId, selection, sorting } = props;
  const rowHeight = useMedia(coarse) ? 52 : 40;
  const { body, virtualizer, items, before, after } = useRowsInView(list, rowHeight);
  const { active, setActive } = useRowKeys(props, (index) => virtualizer.scrollToIndex(index));
  const isWide = useMedia(wide);
  const isWidest = useMedia(widest);
  const columns = useMemo(
    () => props.columns.filter(({ wideOnly }) => !wideOnly || (wideOnly === 'widest' ? isWidest : isWide)),
    [props.columns, isWide, isWidest],
  );
  const { rows } = list;
  const measure = columns.some(({ wraps }) => wraps) ? virtualizer.measureElement : undefined;
  const span = columns.length + (selection ? 1 : 0);
  return (
    <div className={classNames(styles.wrap, list.isStale && styles.stale)} aria-busy={list.isStale} ref={body}>
      <table className={styles.table} aria-label={label} aria-rowcount={(list.total ?? rows.length) + 1}>
        <colgroup>
          {selection && <col className={styles.boxes} />}
          {columns.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
        </colgroup>
        <thead className={styles.head}>
          <tr aria-rowindex={1}>
            {selection && (
              <th className={cellClass()} scope="col">
                <AllBox selection={selection} total={list.total ?? rows.length} />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.id}
                className={cellClass({ ...column, wraps: false })}
                scope="col"
                aria-sort={sortOf(column, sorting)}
              >
                <Heading column={column} sorting={sorting} />
              </th>
            ))}
          </tr>
        </thead>
        {before > 0 && <Space height={before} span={span} />}
        {inBlocks(items.map(({ index }) => index)).map(([place, indices]) => (
          <tbody key={place}>
            {indices.map((index) => {
              const row = rows[index];
              if (!row) return null;
              const id = rowId(row);
              return (
                <TableRow
                  key={id}
                  table={props}
                  columns={columns}
                  row={row}
                  id={id}
                  index={index}
                  isActive={active === index}
                  measure={measure}
                  onActive={setActive}
                />
              );
            })}
          </tbody>
        ))}
        {after > 0 && <Space height={after} span={span} />}
      </table>
    </div>
  );
}

const Space = ({ height, span }: { height: number; span: number }) => (
  <tbody aria-hidden="true">
    <tr>
      <td className={styles.space} colSpan={span} style={{ height }} />
    </tr>
  </tbody>
);
