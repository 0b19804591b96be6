import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import styles from './sheet-table.module.css';

interface SheetTableProps {
  readonly label: string;
  readonly heads: readonly string[];
  /** On a phone its rows are cards, which the cells lay out, and it has no head. */
  readonly stacks?: boolean;
  readonly children: ReactNode;
}

/** A table that scrolls in itself where it is wider than the screen. */
export const SheetTable = ({ label, heads, stacks = false, children }: SheetTableProps) => (
  <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
    <table className={classNames(styles.table, stacks && styles.stacks)}>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
