import type { ReactNode } from 'react';
import type { MoveOutcome } from '#contracts/order-actions.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import { check, warning } from '../../../ui/icon/icon-shapes.ts';
import styles from './outcome-table.module.css';

interface OutcomeTableProps {
  readonly outcomes: readonly MoveOutcome[];
  /** One more column, such as a field for each: its heading, and what stands there by the id of the order. */
  readonly extra?: { readonly header: string; readonly cells: Readonly<Record<string, ReactNode>> };
}

/** What happens to each order: done, or left out with the reason. */
export const OutcomeTable = ({ outcomes, extra }: OutcomeTableProps) => (
  <div className={styles.frame}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Order</th>
          {extra && <th scope="col">{extra.header}</th>}
          <th scope="col">What happens</th>
        </tr>
      </thead>
      <tbody>
        {outcomes.map((outcome) => (
          <tr key={outcome.id}>
            <th scope="row">
              <b className={styles.number}>{outcome.number ?? outcome.id}</b> {outcome.name}
            </th>
            {extra && <td>{extra.cells[outcome.id]}</td>}
            <td className={classNames(styles.what, !outcome.done && styles.left)}>
              <Icon shape={outcome.done ? check : warning} />
              <span>
                {!outcome.done && <VisuallyHidden>Left out: </VisuallyHidden>}
                {outcome.sentence}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
