import { useState } from 'react';
import type { ImportChange } from '#contracts/imports.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { chevronRight } from '../../ui/icon/icon-shapes.ts';
import { Panel } from '../ui/panel/panel.tsx';
import { Segment } from '../ui/segment/segment.tsx';
import { differenceOf, changeText } from './change-text.ts';
import { SheetTable } from '../ui/sheet-table/sheet-table.tsx';
import styles from './changes-panel.module.css';

interface Props {
  readonly title: string;
  readonly changes: readonly ImportChange[];
  /** Rows that are not imported; absent, all were. */
  readonly leftOut?: ReadonlySet<number>;
  readonly onLeaveOut?: (row: number, out: boolean) => void;
}

const groups = {
  All: () => true,
  Price: ({ column }: ImportChange) => column === 'price',
  Stock: ({ column }: ImportChange) => column === 'stock',
  Text: ({ column }: ImportChange) => column !== 'price' && column !== 'stock',
} as const;
type Group = keyof typeof groups;

/** More would only be slow to look at; the numbers above count all. */
const maxShown = 500;

/** Each change, before and after. */
export function ChangesPanel({ title, changes, leftOut, onLeaveOut }: Props) {
  const [group, setGroup] = useState<Group>('All');
  const shown = changes.filter(groups[group]);
  const options = (Object.keys(groups) as Group[])
    .map((name) => ({ name, count: changes.filter(groups[name]).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => ({ name, label: `${name} ${count}` }));
  return (
    <Panel title={title} flush tools={<Segment label="Show" options={options} value={group} onChange={setGroup} />}>
      <SheetTable
        label={title}
        heads={['Row', 'Product', 'Field', 'Now', 'After', 'Difference', ...(onLeaveOut ? ['Leave out'] : [])]}
      >
        {shown.slice(0, maxShown).map((change) => (
          <tr key={`${change.row} ${change.column}`}>
            <th scope="row">{change.row}</th>
            <td>
              <b>{change.product}</b>
            </td>
            <td>{change.column}</td>
            <td>
              <s className={styles.before}>{changeText(change.column, change.before)}</s>
            </td>
            <td>
              <span className={styles.after}>
                <Icon shape={chevronRight} />
                {changeText(change.column, change.after)}
              </span>
            </td>
            <td>{differenceOf(change)}</td>
            {onLeaveOut && (
              <td>
                <input
                  type="checkbox"
                  aria-label={`Leave out row ${change.row}`}
                  checked={leftOut?.has(change.row) ?? false}
                  onChange={(event) => onLeaveOut(change.row, event.target.checked)}
                />
              </td>
            )}
          </tr>
        ))}
      </SheetTable>
      {shown.length > maxShown && <p className={styles.rest}>And {shown.length - maxShown} more.</p>}
    </Panel>
  );
}
