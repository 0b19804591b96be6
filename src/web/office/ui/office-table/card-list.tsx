import { AppLink } from '../../../shell/app-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { OfficeTableProps } from './office-table.tsx';
import { RowBox } from './row-box.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { useRowsInView } from './use-rows-in-view.ts';
import styles from './card-list.module.css';

/** What a card is taken for until it is measured. */
const cardHeight = 96;

/** The rows as cards, for a phone. */
export function CardList<T extends object>(props: OfficeTableProps<T>) {
  const { label, columns, list, rowId, rowName, rowHref, selection, card } = props;
  const { body, virtualizer, items, before, after } = useRowsInView(list, cardHeight);
  const { setActive } = useRowKeys(props, (index) => virtualizer.scrollToIndex(index));
  const linked = columns.find(({ isLink }) => isLink) ?? columns[0]!;
  return (
    <div ref={body}>
      <ul aria-label={label} style={{ paddingBlock: `${before}px ${after}px` }}>
        {items.map(({ index }) => {
          const row = list.rows[index];
          if (!row) return null;
          const id = rowId(row);
          return (
            <li
              key={id}
              ref={virtualizer.measureElement}
              className={styles.item}
              aria-setsize={list.total ?? -1}
              aria-posinset={index + 1}
              data-index={index}
              data-row={index}
              onFocus={() => setActive(index)}
            >
              <div className={classNames(styles.card, selection?.has(id) && styles.chosen)}>
                {selection && <RowBox selection={selection} id={id} name={rowName(row)} />}
                <div className={styles.words}>
                  {rowHref ? (
                    <AppLink className={styles.link} href={rowHref(row)} data-row-link="">
                      {linked.cell(row)}
                    </AppLink>
                  ) : (
                    linked.cell(row)
                  )}
                  {card
                    ? card(row)
                    : columns
                        .filter((column) => column !== linked)
                        .map((column) => (
                          <div key={column.id} className={styles.line}>
                            <span className={styles.name}>{column.header}</span>
                            {column.cell(row)}
                          </div>
                        ))}
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
