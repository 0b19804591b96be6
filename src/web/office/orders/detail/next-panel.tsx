import { useState, type SubmitEvent } from 'react';
import { travelsWithEwayBill } from '#domain/books/eway-bill.ts';
import { parcel as parcelShape } from '#contracts/order-actions.ts';
import type { AdminOrder } from '#contracts/office-orders.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { FormError } from '../../../forms/form-error.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Button } from '../../ui/button/button.tsx';
import { officeCall } from '../../ui/calls/office-call.ts';
import { check, truck } from '../../../ui/icon/icon-shapes.ts';
import { useMay } from '../../ui/me/me.queries.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { CarrierField, defaultCarrier } from '../carrier-field.tsx';
import { timeLeft } from '../order-text.ts';
import { useOrderChange } from '../orders.queries.ts';
import { MarkPaidDialog } from './dialogs/mark-paid-dialog.tsx';
import { OrderRefundDialog } from './dialogs/order-refund-dialog.tsx';
import styles from './next-panel.module.css';
import { ParcelDialog } from './dialogs/parcel-dialog.tsx';
import type { OrderStatus } from '#domain/orders/order-state.ts';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import { When } from '../../ui/when/when.tsx';

const way: readonly (readonly [OrderStatus, string])[] = [
  ['pending', 'Placed'],
  ['confirmed', 'Confirmed'],
  ['shipped', 'Shipped'],
  ['delivered', 'Delivered'],
];

/** How far it has come, from pad to pad. */
function OrderTrack({ order: { history, status, parcel } }: { order: AdminOrder }) {
  const reached = new Map(history.toReversed().map((event) => [event.status, event.at]));
  const steps =
    status === 'cancelled' ? [...way.filter(([step]) => reached.has(step)), ['cancelled', 'Cancelled'] as const] : way;
  return (
    <ol className={styles.track} aria-label="How far it has come">
      {steps.map(([step, label]) => {
        const at = reached.get(step);
        return (
          <li
            key={step}
            className={classNames(styles.step, at && styles.done, step === status && styles.now)}
            {...(step === status && { 'aria-current': 'step' })}
          >
            <span className={styles.label}>{label}</span>
            {at ? (
              <span className={styles.when}>
                <When at={at} />
              </span>
            ) : (
              <VisuallyHidden>, not yet</VisuallyHidden>
            )}
            {step === 'shipped' && parcel && (
              <span className={styles.when}>
                {parcel.url ? (
                  <a href={parcel.url} target="_blank" rel="noopener noreferrer">
                    {parcel.carrier} {parcel.trackingNumber}
                  </a>
                ) : (
                  `${parcel.carrier} ${parcel.trackingNumber ?? ''}`
                )}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** What was said about a parcel that has left can be put right. */
function ParcelStep({ id, order }: { id: string; order: AdminOrder }) {
  const [isOpen, setOpen] = useState(false);
  if (order.status !== 'shipped' && order.status !== 'delivered') return null;
  return (
    <div>
      <Button onClick={() => setOpen(true)}>
        <Icon shape={truck} />
        Correct the parcel…
      </Button>
      {isOpen && <ParcelDialog id={id} order={order} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface StepProps {
  readonly id: string;
  readonly order: AdminOrder;
}

const firstName = ({ shippingAddress, email }: AdminOrder): string => shippingAddress.name.split(' ')[0] || email;

/** Confirm and Mark delivered: one button, and the refusal of the table if there is one. */
function MoveStep({
  id,
  order,
  to,
  label,
  words,
}: StepProps & { to: 'confirmed' | 'delivered'; label: string; words: string }) {
  const move = useOrderChange({
    id,
    seen: order,
    change: (_: void, version) =>
      officeCall('POST /api/admin/orders/:id/status', { params: { id: order.id }, body: { status: to, version } }),
    done: `${order.number} is ${to}`,
  });
  return (
    <>
      <p className={styles.words}>{words}</p>
      <FormError>{move.error ? errorMessage(move.error) : null}</FormError>
      <div className={styles.action}>
        <Button variant="primary" pending={move.isPending} onClick={() => move.mutate()}>
          <Icon shape={check} />
          {label}
        </Button>
      </div>
    </>
  );
}

function ShipStep({ id, order }: StepProps) {
  const [carrier, setCarrier] = useState(defaultCarrier);
  const [number, setNumber] = useState('');
  const [bare, setBare] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const ship = useOrderChange({
    id,
    seen: order,
    change: (parcel: { carrier: string; trackingNumber: string | null } | null, version) =>
      officeCall('POST /api/admin/orders/:id/status', {
        params: { id: order.id },
        body: { status: 'shipped', parcel, version },
      }),
    done: `${order.number} is on its way`,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = parcelShape.safeParse({ carrier, trackingNumber: number });
    if (!checked.success) return setProblem(checked.error.issues[0]!.message);
    if (checked.data.trackingNumber === null && !bare) {
      return setProblem('Type the number on the parcel, or ship without one.');
    }
    setProblem(undefined);
    ship.mutate(checked.data);
  };
  return (
    <form method="dialog" className={styles.form} onSubmit={submit}>
      <CarrierField label="Courier" value={carrier} onChange={setCarrier} />
      <Field
        label="Tracking number"
        value={number}
        error={problem}
        autoComplete="off"
        autoCapitalize="characters"
        onChange={({ target }) => {
          setNumber(target.value);
          setProblem(undefined);
        }}
      />
      <label className={styles.bare}>
        <input type="checkbox" checked={bare} onChange={({ target }) => setBare(target.checked)} />
        Ship without a number
      </label>
      <p className={styles.words}>{firstName(order)} gets an email with the tracking link.</p>
      <FormError>{ship.error ? errorMessage(ship.error) : null}</FormError>
      <div className={styles.action}>
        <Button variant="primary" type="submit" pending={ship.isPending}>
          <Icon shape={truck} />
          Mark shipped
        </Button>
      </div>
    </form>
  );
}

/** What opens a dialog: money that came, or that has to go back. */
function MoneyStep({ id, order, kind }: StepProps & { kind: 'paid' | 'refund' }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const may = useMay();
  return (
    <>
      <p className={styles.words}>
        {kind === 'refund'
          ? `The money of this order has to go back to the buyer.${may('refunds') ? '' : ' Please tell somebody who may refund.'}`
          : `It keeps its units until it is paid${order.payUntil ? `: ${timeLeft(order.payUntil)}` : ''}.`}
      </p>
      {(kind === 'refund' ? may('refunds') : order.can.markPaid) && (
        <div className={styles.action}>
          <Button variant="primary" onClick={() => setOpen(true)}>
            {kind === 'refund' ? 'Refund…' : 'Mark paid…'}
          </Button>
        </div>
      )}
      {isOpen && kind === 'refund' && <OrderRefundDialog id={id} order={order} onClose={close} />}
      {isOpen && kind === 'paid' && <MarkPaidDialog id={id} order={order} onClose={close} />}
    </>
  );
}

const titles = {
  confirm: 'Next: confirm',
  'await-payment': 'Waiting for the payment',
  ship: 'Next: pack and ship',
  deliver: 'Next: mark delivered',
  refund: 'Next: refund',
} as const;

function Step(props: StepProps) {
  const { order } = props;
  const name = firstName(order);
  switch (order.next) {
    case 'confirm':
      return (
        <MoveStep
          {...props}
          to="confirmed"
          label="Confirm order"
          words={`It gets its invoice, and ${name} an email that it is being packed.`}
        />
      );
    case 'ship':
      return <ShipStep {...props} />;
    case 'deliver':
      return (
        <MoveStep
          {...props}
          to="delivered"
          label="Mark delivered"
          words={`${name} gets an email that it has arrived.`}
        />
      );
    case 'refund':
      return <MoneyStep {...props} kind="refund" />;
    case 'await-payment':
      return <MoneyStep {...props} kind="paid" />;
    case null:
      return <p className={styles.words}>Nothing is left to do.</p>;
  }
}

/** The next action first, by the table of states. */
export function NextPanel({ id, order }: StepProps) {
  return (
    <Panel next={order.next !== null} title={order.next ? titles[order.next] : 'Done'}>
      <div className={styles.stack}>
        <OrderTrack order={order} />
        {travelsWithEwayBill(order) && (
          <p className={styles.words}>
            <b>E-way bill:</b> it costs more than ₹50,000, so the parcel travels with one.
          </p>
        )}
        <Step id={id} order={order} />
        <ParcelStep id={id} order={order} />
      </div>
    </Panel>
  );
}
