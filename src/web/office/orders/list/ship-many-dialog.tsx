import { useState } from 'react';
import { parcel, type MoveOutcome } from '#contracts/order-actions.ts';
import { Field } from '../../../ui/field/field.tsx';
import { TextAreaField } from '../../../ui/field/text-area-field.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { ScreenLoading } from '../../ui/screen-loading/screen-loading.tsx';
import { CarrierField, defaultCarrier } from '../carrier-field.tsx';
import { useDryRun, useMoveMany, type ManyChosen } from './move-many.ts';
import { OutcomeTable } from './outcome-table.tsx';
import styles from './ship-many-dialog.module.css';

interface ShipManyDialogProps {
  readonly chosen: ManyChosen;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const count = (number: number): string => `${number} ${number === 1 ? 'order' : 'orders'}`;

/** Who ships, and who stays to pack because nothing was typed or what was typed is no number. */
function planOf(
  dryRun: readonly MoveOutcome[],
  carrier: string,
  numbers: Readonly<Record<string, string>>,
  bare: boolean,
) {
  return dryRun.map((outcome) => {
    if (!outcome.done) return { outcome, parcel: null };
    const checked = parcel.safeParse({ carrier, trackingNumber: numbers[outcome.id] ?? '' });
    if (!checked.success)
      return { outcome: { ...outcome, done: false, sentence: checked.error.issues[0]!.message }, parcel: null };
    if (checked.data.trackingNumber === null && !bare) {
      return { outcome: { ...outcome, done: false, sentence: 'No number yet: it stays to pack.' }, parcel: null };
    }
    return { outcome: { ...outcome, sentence: 'Ships, email goes out.' }, parcel: checked.data };
  });
}

/** Ships many with one carrier: a number for each, pasted or scanned one a line. */
export function ShipManyDialog({ chosen, onDone, onClose }: ShipManyDialogProps) {
  const { data, error } = useDryRun('shipped', chosen);
  const move = useMoveMany('shipped', onDone);
  const [carrier, setCarrier] = useState(defaultCarrier);
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({});
  const [bare, setBare] = useState(false);
  const plan = planOf(data ?? [], carrier, numbers, bare);
  const able = plan.filter(({ parcel: one }) => one !== null);
  const paste = (text: string) => {
    const lines = text.split(/\r?\n/).map((line) => line.trim());
    const open = (data ?? []).filter(({ done }) => done);
    setNumbers(Object.fromEntries(open.map(({ id }, index) => [id, lines[index] ?? ''])));
  };
  const fields = Object.fromEntries(
    (data ?? []).map(({ id, number, done }) => [
      id,
      <Field
        key={id}
        labelHidden
        label={`Tracking number of ${number}`}
        value={numbers[id] ?? ''}
        autoComplete="off"
        disabled={!done}
        onChange={({ target }) => setNumbers({ ...numbers, [id]: target.value })}
      />,
    ]),
  );
  return (
    <ConfirmDialog
      wide
      title={data ? `Ship ${count(data.length)}` : 'Ship orders'}
      action={`Ship ${count(able.length)}`}
      keep="Not now"
      disabled={able.length === 0}
      onConfirm={() =>
        move(
          able.map(({ outcome }) => outcome.id),
          Object.fromEntries(able.map(({ outcome, parcel: one }) => [outcome.id, one!])),
        )
      }
      onClose={onClose}
    >
      <p role="status">
        {able.length} {able.length === 1 ? 'becomes' : 'become'} shipped and{' '}
        {able.length === 1 ? 'its buyer gets' : 'their buyers get'} an email with the tracking link.{' '}
        {plan.length - able.length > 0 && `${plan.length - able.length} left out.`}
      </p>
      {error && <p role="alert">{error.message}</p>}
      <div className={styles.fields}>
        <CarrierField label="Courier for all" value={carrier} onChange={setCarrier} />
        <TextAreaField
          label="Paste or scan the numbers, one a line"
          rows={2}
          onChange={({ target }) => paste(target.value)}
        />
      </div>
      {data ? (
        <OutcomeTable
          outcomes={plan.map(({ outcome }) => outcome)}
          extra={{
            header: 'Tracking number',
            cells: fields,
          }}
        />
      ) : (
        !error && <ScreenLoading label="Looking at each order" />
      )}
      <label className={styles.bare}>
        <input type="checkbox" checked={bare} onChange={({ target }) => setBare(target.checked)} />
        Ship without a number, too
      </label>
    </ConfirmDialog>
  );
}
