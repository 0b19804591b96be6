import { useEffect, useId, useRef, useState } from 'react';
import type { StockItem } from '#contracts/stock.ts';
import { maxStock } from '#domain/stock/stock-moves.ts';
import { errorMessage, hasCode } from '../../../api/error-message.ts';
import { FormError } from '../../../forms/form-error.tsx';
import { check, minus, plus } from '../../../ui/icon/icon-shapes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import { Button } from '../../ui/button/button.tsx';
import { undoToast } from '../../ui/toast/undo-toast.ts';
import { ProductThumb } from '../product-thumb.tsx';
import { useAdjustStock, useCountStock, useStockLedger } from '../stock.queries.ts';
import { plural, inDigits, inSigned } from '../stock-text.ts';
import styles from './count-card.module.css';
import { classNames } from '../../../ui/class-names.ts';

const reasonsForLess = ['Broken', 'Lost', 'Miscounted', 'Used on the bench'];
const reasonsForMore = ['Found', 'Miscounted', 'Not received in the books'];

interface CountDifferenceProps {
  readonly counted: number;
  readonly expected: number | null;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
}

/** What the ledger says, what was counted, and why they differ. */
function CountDifference({ counted, expected, reason, onReason }: CountDifferenceProps) {
  const name = useId();
  const difference = counted - (expected ?? 0);
  return (
    <>
      <div role="status">
        <dl className={styles.numbers}>
          <div className={styles.box}>
            <dt>In the ledger</dt>
            <dd>{expected === null ? 'not counted' : inDigits(expected)}</dd>
          </div>
          <div className={styles.box}>
            <dt>Counted</dt>
            <dd>{inDigits(counted)}</dd>
          </div>
          <div className={styles.box}>
            <dt>Difference</dt>
            <dd className={classNames(difference < 0 && styles.less, difference > 0 && styles.more)}>
              {inSigned(difference)}
            </dd>
          </div>
        </dl>
      </div>
      {difference !== 0 && (
        <fieldset>
          <legend className={styles.legend}>Why</legend>
          <div className={styles.reasons}>
            {(difference < 0 ? reasonsForLess : reasonsForMore).map((each) => (
              <label key={each} className={styles.reason}>
                <input type="radio" name={name} checked={each === reason} onChange={() => onReason(each)} />
                {each}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

interface CountCardProps {
  readonly item: StockItem;
  readonly onSaved: (item: StockItem) => void;
  readonly onSkip: () => void;
}

const readCount = (typed: string): number | null =>
  /^\d{1,7}$/.test(typed.trim()) && Number(typed) <= maxStock ? Number(typed) : null;

/** One product: its number is typed before the ledger's is shown, so that nobody counts towards it. */
export function CountCard({ item, onSaved, onSkip }: CountCardProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const { data: ledger, refetch } = useStockLedger(item.productId);
  const { mutateAsync: count, isPending, error } = useCountStock();
  const { mutateAsync: adjust } = useAdjustStock();
  const counted = readCount(typed);
  const expected = ledger ? ledger.stock : item.stock;
  const difference = counted === null ? 0 : counted - (expected ?? 0);

  useEffect(() => field.current?.focus(), []);

  async function save(): Promise<void> {
    if (counted === null) return field.current?.focus();
    const change = { id: item.productId, counted, expected, ...(difference !== 0 && reason && { reason }) };
    try {
      const { was } = await count(change);
      if (was !== null && was !== counted) {
        const undo = { id: item.productId, change: was - counted, reason: 'Count taken back' };
        undoToast(`${item.name}: ${counted} saved, it was ${was}.`, () => adjust(undo));
      }
      onSaved({ ...item, stock: counted });
    } catch (failure) {
      // The number stays in the field; beside it stands what the ledger says now.
      if (hasCode(failure, 'changed-meanwhile')) await refetch();
    }
  }

  const step = (change: number) => setTyped(String(Math.max(0, (counted ?? 0) + change)));

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={styles.card}>
        <div className={styles.product}>
          <ProductThumb large src={item.imageUrl} />
          <div>
            <h2 className={styles.name}>{item.name}</h2>
            <p className={styles.slug}>{item.slug}</p>
          </div>
        </div>
        <label htmlFor={id}>
          <VisuallyHidden>Counted of {item.name}</VisuallyHidden>
        </label>
        <div className={styles.number}>
          <Button className={styles.step} aria-label="One less" onClick={() => step(-1)}>
            <Icon shape={minus} />
          </Button>
          <input
            ref={field}
            id={id}
            className={styles.field}
            inputMode="numeric"
            autoComplete="off"
            placeholder="?"
            maxLength={7}
            value={typed}
            onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, ''))}
          />
          <Button className={styles.step} aria-label="One more" onClick={() => step(1)}>
            <Icon shape={plus} />
          </Button>
        </div>
        {ledger && ledger.toPack > 0 && (
          <p className={styles.hint}>Leave out the {plural(ledger.toPack, 'unit')} sold and waiting to be packed.</p>
        )}
        {counted !== null && (
          <CountDifference counted={counted} expected={expected} reason={reason} onReason={setReason} />
        )}
        <FormError>{error ? errorMessage(error) : null}</FormError>
      </div>
      <div className={styles.actions}>
        <Button className={styles.skip} onClick={onSkip}>
          Skip
        </Button>
        <Button className={styles.save} variant="primary" type="submit" disabled={counted === null || isPending}>
          <Icon shape={check} />
          {counted === null ? 'Save, next' : `Save ${counted}, next`}
        </Button>
      </div>
    </form>
  );
}
