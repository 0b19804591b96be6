import { useState } from 'react';
import type { StockLedger, StockMove } from '#contracts/stock.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import type { StockCause } from '#domain/stock/stock-moves.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import { Button } from '../../ui/button/button.tsx';
import { check, warning } from '../../../ui/icon/icon-shapes.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { MayLink } from '../../ui/me/may-link.tsx';
import { When } from '../../ui/when/when.tsx';
import { useStockMoves } from '../stock.queries.ts';
import { causeText, inDigits, inSigned, plural } from '../stock-text.ts';
import styles from './move-table.module.css';

const filters = [null, 'sold', 'received', 'counted', 'broken'] as const satisfies readonly (StockCause | null)[];

function CauseFilter({ value, onChange }: { value: StockCause | null; onChange: (cause: StockCause | null) => void }) {
  return (
    <div className={styles.filter} role="group" aria-label="Show">
      {filters.map((cause) => (
        <button
          key={cause}
          className={styles.choice}
          type="button"
          aria-pressed={cause === value}
          onClick={() => onChange(cause)}
        >
          {cause === null ? 'All' : causeText[cause].label}
        </button>
      ))}
    </div>
  );
}

function Where({ move }: { move: StockMove }) {
  if (move.order)
    return (
      <MayLink right="orders" href={officePaths.order(move.order)}>
        {move.order}
      </MayLink>
    );
  return move.delivery && `Delivery ${move.delivery}`;
}

const MoveRow = ({ move }: { move: StockMove }) => (
  <tr>
    <td className={styles.quiet}>
      <When at={move.at} />
    </td>
    <td>
      <span className={styles.cause}>
        <Icon shape={causeText[move.cause].shape} />
        {causeText[move.cause].label}
      </span>
    </td>
    <td>
      <Where move={move} />
    </td>
    <td className={styles.quiet}>{move.staff ?? 'shop'}</td>
    <td className={styles.reason}>{move.reason}</td>
    <td className={classNames(styles.number, styles.change, move.change > 0 && styles.more)}>
      {inSigned(move.change)}
    </td>
    <td className={styles.number}>{move.stock === null ? 'not counted' : inDigits(move.stock)}</td>
  </tr>
);

/** The sum that must agree. */
function Sum({ ledger: { moves, sum, stock } }: { ledger: StockLedger }) {
  const agrees = sum === (stock ?? 0);
  const shelf = stock === null ? 'isn’t counted' : `says ${inDigits(stock)}`;
  return (
    <p className={agrees ? styles.agrees : styles.differs}>
      <Icon shape={agrees ? check : warning} />
      {plural(moves, 'move')} add up to {inDigits(sum)}, and the shelf {shelf}.
    </p>
  );
}

/** Every move, the newest first. */
export function MoveTable({ ledger }: { ledger: StockLedger }) {
  const [cause, setCause] = useState<StockCause | null>(null);
  const list = useStockMoves(ledger.productId, cause);
  return (
    <Panel
      flush
      title="Every move"
      tools={<CauseFilter value={cause} onChange={setCause} />}
      footer={<Sum ledger={ledger} />}
    >
      <div className={styles.frame} tabIndex={0} role="region" aria-label="Moves">
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>Moves, newest first</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {['When', 'What', 'Where', 'Who', 'Why'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th className={styles.number} scope="col">
                Change
              </th>
              <th className={styles.number} scope="col">
                On the shelf
              </th>
            </tr>
          </thead>
          <tbody>
            {list.rows.map((move) => (
              <MoveRow key={move.id} move={move} />
            ))}
          </tbody>
        </table>
      </div>
      {list.error && <p className={styles.note}>{errorMessage(list.error)}</p>}
      {!list.isLoading && !list.error && list.rows.length === 0 && <p className={styles.note}>No such moves yet.</p>}
      {list.hasMore && (
        <p className={styles.note}>
          <Button disabled={list.isLoadingMore} onClick={list.loadMore}>
            Show earlier moves
          </Button>
        </p>
      )}
    </Panel>
  );
}
