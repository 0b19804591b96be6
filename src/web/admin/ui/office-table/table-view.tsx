import { tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table';
import { useMemo } from 'react';
import { AppLink } from '../../../shell/app-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { chevronDown } from '../../../ui/icon/icon-shapes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { coarse, useMedia } from '../media/use-media.ts';
import { RowBox, AllBox } from './row-box.tsx';
import type { OfficeColumn, OfficeTableProps, Sorting } from './office-table.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { useRowsInView } from './use-rows-in-view.ts';
import styles from './table-view.module.css';

const features = tableFeatures({});

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

const cellClass = <T,>({ align, wideOnly }: OfficeColumn<T>): string =>
  classNames(styles.cell, align === 'end' && styles.end, wideOnly && styles.wideOnly);

const sortOf = <T,>({ sort }: OfficeColumn<T>, sorting: Sorting | undefined) => {
  if (sort === undefined || sorting?.by !== sort) return undefined;
  return sorting.descending ? 'descending' : 'ascending';
};

/** The table of a wide window. The rows that are not in view are two spaces, above and below. */
export function TableView<T extends object>(props: OfficeTableProps<T>) {
  const { label, columns, list, rowId, rowName, rowHref, selection, sorting } = props;
  const rowHeight = useMedia(coarse) ? 52 : 40;
  const { body, virtualizer, items, before, after } = useRowsInView(list, rowHeight);
  const { active, setActive } = useRowKeys(props, (index) => virtualizer.scrollToIndex(index));
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, T> => ({
        id: column.id,
        header: column.header,
        cell: ({ row }) => column.cell(row.original),
      })),
    [columns],
  );
  const table = useTable({ features, columns: definitions, data: list.rows as T[], getRowId: rowId });
  const { rows } = table.getRowModel();
  const span = columns.length + (selection ? 1 : 0);
  return (
    <div className={classNames(styles.wrap, list.isStale && styles.stale)} ref={body}>
      <table className={styles.table} aria-label={label} aria-rowcount={(list.total ?? rows.length) + 1}>
        <colgroup>
          {selection && <col className={styles.boxes} />}
          {columns.map(({ id, width, wideOnly }) => (
            <col key={id} className={classNames(wideOnly && styles.wideOnly)} style={{ width }} />
          ))}
        </colgroup>
        <thead className={styles.head}>
          <tr aria-rowindex={1}>
            {selection && (
              <th className={styles.cell} scope="col">
                <AllBox selection={selection} total={list.total ?? rows.length} />
              </th>
            )}
            {columns.map((column) => (
              <th key={column.id} className={cellClass(column)} scope="col" aria-sort={sortOf(column, sorting)}>
                <Heading column={column} sorting={sorting} />
              </th>
            ))}
          </tr>
        </thead>
        {before > 0 && <Space height={before} span={span} />}
        <tbody>
          {items.map(({ index }) => {
            const row = rows[index];
            if (!row) return null;
            const isChosen = selection?.has(row.id) ?? false;
            return (
              <tr
                key={row.id}
                className={classNames(styles.row, isChosen && styles.chosen, active === index && styles.at)}
                aria-rowindex={index + 2}
                data-row={index}
                onFocus={() => setActive(index)}
              >
                {selection && (
                  <td className={styles.cell}>
                    <RowBox selection={selection} id={row.id} name={rowName(row.original)} />
                  </td>
                )}
                {row.getAllCells().map((cell, place) => {
                  const column = columns[place]!;
                  return (
                    <td key={cell.id} className={cellClass(column)}>
                      {column.isLink && rowHref ? (
                        <AppLink className={styles.link} href={rowHref(row.original)} data-row-link="">
                          <table.FlexRender cell={cell} />
                        </AppLink>
                      ) : (
                        <table.FlexRender cell={cell} />
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
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
