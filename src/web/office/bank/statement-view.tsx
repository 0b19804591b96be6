import { useState } from 'react';
import type { BankOutcome, BankRow, StatementPlan } from '#contracts/bank.ts';
import { formatMoney } from '#domain/money/money.ts';
import { formatCalendarDay } from '#domain/time.ts';
import { FormError } from '../../forms/form-error.tsx';
import { DryRunSheet } from '../ui/dry-run/dry-run-sheet.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { Stat, Stats } from '../ui/stat/stat.tsx';
import { AssignPanel } from './assign-panel.tsx';
import {
  chosenPayments,
  noChoice,
  sumOf,
  withAssignment,
  withDecision,
  withTick,
  type BankChoice,
} from './bank-choice.ts';
import type { ChosenPayment } from './bank.queries.ts';
import { SheetTable } from '../ui/sheet-table/sheet-table.tsx';
import { Decision, OrderCell, RowCells, UnmatchedRow } from './statement-rows.tsx';
import styles from './statement-view.module.css';

const plural = (count: number, one: string): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : `${one}s`}`;

/** More rows than this nobody reads; how many there are is said above. */
const mostShown = 200;

function Tally({ plan: { certain, toDecide, unmatched, paidOut, taken } }: { plan: StatementPlan }) {
  return (
    <Stats>
      <Stat label="certain" value={certain.length} lamp="green" />
      <Stat label="for you to decide" value={toDecide.length} lamp={toDecide.length > 0 ? 'amber' : 'off'} />
      <Stat label="fit nothing" value={unmatched.length} lamp={unmatched.length > 0 ? 'red' : 'off'} />
      <Stat
        label={`${plural(paidOut, 'payment')} out, ${taken.length.toLocaleString('en-IN')} taken before`}
        value={paidOut + taken.length}
        lamp="off"
      />
    </Stats>
  );
}

interface PartProps {
  readonly plan: StatementPlan;
  readonly choice: BankChoice;
  readonly onChoose: (choice: BankChoice) => void;
}

const Certain = ({ plan, choice, onChoose }: PartProps) => (
  <Panel title="Certain" tools={<span className={styles.dim}>reference and amount agree</span>} flush>
    <SheetTable stacks label="Certain" heads={['Use', 'Row', 'In the statement', 'Amount', 'Order']}>
      {plan.certain.map(({ row, order }) => (
        <tr key={row.row}>
          <td>
            <input
              type="checkbox"
              aria-label={`Confirm ${order.number} by row ${row.row}`}
              checked={!choice.leftOut.has(row.row)}
              onChange={({ target }) => onChoose(withTick(choice, row.row, target.checked))}
            />
          </td>
          <RowCells row={row} />
          <OrderCell order={order} />
        </tr>
      ))}
    </SheetTable>
  </Panel>
);

const ToDecide = ({ plan, choice, onChoose }: PartProps) => (
  <Panel title="For you to decide">
    <ul className={styles.list}>
      {plan.toDecide.slice(0, mostShown).map((decision) => (
        <Decision
          key={decision.row.row}
          decision={decision}
          chosen={choice.decided.get(decision.row.row) ?? null}
          onDecide={(orderId) => onChoose(withDecision(choice, decision.row.row, orderId))}
        />
      ))}
    </ul>
  </Panel>
);

/** Rows that fit nothing: whoever knows what one is for says so. */
function Unmatched({ plan: { unmatched }, choice, onChoose }: PartProps) {
  const [asked, setAsked] = useState<BankRow | null>(null);
  return (
    <Panel title="Fits nothing" tools={<span className={styles.dim}>Know what it’s for? Assign it.</span>} flush>
      <SheetTable stacks label="Fits nothing" heads={['Row', 'In the statement', 'Amount', 'What it is for', 'Change']}>
        {unmatched.slice(0, mostShown).map((one) => (
          <UnmatchedRow
            key={one.row.row}
            unmatched={one}
            assigned={choice.assigned.get(one.row.row) ?? null}
            onAssign={() => setAsked(one.row)}
            onUndo={() => onChoose(withAssignment(choice, one.row.row, null))}
          />
        ))}
      </SheetTable>
      {asked && (
        <AssignPanel
          row={asked}
          onAssign={(order) => onChoose(withAssignment(choice, asked.row, order))}
          onClose={() => setAsked(null)}
        />
      )}
    </Panel>
  );
}

/** What is left: nothing can be done about it here. */
function Rest({ plan: { taken, unreadable } }: Pick<PartProps, 'plan'>) {
  return (
    <>
      {taken.length > 0 && (
        <Panel title="Already taken" flush>
          <SheetTable stacks label="Already taken" heads={['Row', 'In the statement', 'Amount', 'Order']}>
            {taken.slice(0, mostShown).map(({ row, number }) => (
              <tr key={row.row}>
                <RowCells row={row} />
                <td className={styles.number}>{number}</td>
              </tr>
            ))}
          </SheetTable>
        </Panel>
      )}
      {unreadable.length > 0 && (
        <Panel title="Rows we can’t read">
          <ul className={styles.list}>
            {unreadable.slice(0, mostShown).map(({ row, sentence }) => (
              <li key={row}>
                Row {row}: {sentence}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

const daysText = ({ from, to }: StatementPlan): string => {
  if (from === null || to === null) return '';
  const [first, last] = [from, to].map((day) => formatCalendarDay(day, 'weekday'));
  return first === last ? `, ${first}` : `, ${first} to ${last}`;
};

interface StatementViewProps {
  readonly fileName: string;
  readonly plan: StatementPlan;
  /** What was left out of the last confirmation, and why. */
  readonly refused: readonly BankOutcome[];
  readonly error: string | null;
  readonly isBusy: boolean;
  readonly onConfirm: (chosen: readonly ChosenPayment[]) => void;
  readonly onClose: () => void;
}

/** What a statement would confirm. Nothing is, but what is ticked or decided when the button is pressed. */
export function StatementView({ fileName, plan, refused, error, isBusy, onConfirm, onClose }: StatementViewProps) {
  const [choice, setChoice] = useState(noChoice);
  const chosen = chosenPayments(plan, choice);
  const part = { plan, choice, onChoose: setChoice };
  return (
    <DryRunSheet
      fileName={fileName}
      read={`${plural(plan.rows, 'row')}${daysText(plan)}.`}
      consequence={
        <>
          <b>
            {chosen.length === 0
              ? 'Nothing to confirm.'
              : `Confirm ${plural(chosen.length, 'payment')}, ${formatMoney(sumOf(chosen))}.`}
          </b>{' '}
          {chosen.length > 0 &&
            `${chosen.length === 1 ? 'An email goes' : 'Emails go'} out. This can’t be undone here.`}
        </>
      }
      error={error}
      isBusy={isBusy}
      isShut={chosen.length === 0}
      action={isBusy ? 'Confirming…' : `Confirm ${plural(chosen.length, 'payment')}`}
      onApply={() => onConfirm(chosen)}
      onClose={onClose}
    >
      <Tally plan={plan} />
      {refused.length > 0 && (
        <FormError>{refused.map(({ number, sentence }) => `${number ?? 'An order'}: ${sentence}`).join(' ')}</FormError>
      )}
      {plan.certain.length > 0 && <Certain {...part} />}
      {plan.toDecide.length > 0 && <ToDecide {...part} />}
      {plan.unmatched.length > 0 && <Unmatched {...part} />}
      <Rest plan={plan} />
    </DryRunSheet>
  );
}
