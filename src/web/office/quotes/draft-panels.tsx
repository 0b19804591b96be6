import { useState } from 'react';
import { useLocation } from 'wouter';
import type { DraftPayment, OfficeQuote } from '#contracts/office-quotes.ts';
import { addressLineMaxLength, postalCodeLabel } from '#domain/places/address.ts';
import { indianStates, isIndia, stateOfPin } from '#domain/places/india.ts';
import { formatMoney, type Paise } from '#domain/money/money.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { afterChange } from '../../api/after-change.ts';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import formStyles from '../../forms/form.module.css';
import { Field } from '../../ui/field/field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { Button } from '../ui/button/button.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { Stack } from '../ui/columns/columns.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import type { SheetBuyer } from './quote-sheet.ts';
import { useQuoteChange } from './quotes.queries.ts';
import styles from './draft-panels.module.css';

interface BuyerPanelProps {
  readonly buyer: SheetBuyer;
  readonly onChange: (buyer: SheetBuyer) => void;
}

function StateField({ buyer, onChange }: BuyerPanelProps) {
  const bound = {
    label: 'State',
    value: buyer.state,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...buyer, state: target.value }),
  };
  if (!isIndia(buyer.country)) return <Field {...bound} maxLength={addressLineMaxLength} />;
  return (
    <SelectField {...bound}>
      <option value="">Choose a state</option>
      {indianStates.map(({ name }) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  );
}

/** For whom an order is that staff enter. Somebody at the counter needs no email. */
export function BuyerPanel({ buyer, onChange }: BuyerPanelProps) {
  const bind = (key: Exclude<keyof SheetBuyer, 'receiver'>) => ({
    value: buyer[key],
    maxLength: addressLineMaxLength,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...buyer, [key]: target.value }),
  });
  const typeCode = (zipCode: string): void => {
    const told = isIndia(buyer.country) ? stateOfPin(zipCode)?.name : undefined;
    onChange({ ...buyer, zipCode, state: told ?? buyer.state });
  };
  return (
    <Panel title="Buyer">
      <div className={formStyles.form}>
        <div className={formStyles.pair}>
          <Field label="Name" {...bind('name')} />
          <Field label="Email" {...bind('email')} type="email" hint="Not needed at the counter." />
          <Field label="Phone" {...bind('phone')} type="tel" />
        </div>
        <Field label="Street address" {...bind('streetAddress')} hint="Not needed if it’s picked up." />
        <div className={formStyles.pair}>
          <Field
            label={postalCodeLabel(buyer.country)}
            {...bind('zipCode')}
            onChange={({ target }) => typeCode(target.value)}
          />
          <Field label="City" {...bind('city')} />
          <StateField {...{ buyer, onChange }} />
          <Field label="Country" {...bind('country')} />
        </div>
        <div className={formStyles.pair}>
          <Field label="Company" {...bind('companyName')} />
          <Field label="GSTIN" {...bind('gstin')} />
          <SelectField
            label="Who receives it"
            value={buyer.receiver}
            onChange={({ target }) => onChange({ ...buyer, receiver: target.value as SheetBuyer['receiver'] })}
          >
            <option value="">Not asked</option>
            <option value="self">The company itself</option>
            <option value="other">Somebody else on its word</option>
          </SelectField>
        </div>
      </div>
    </Panel>
  );
}

interface Way {
  readonly payment: DraftPayment;
  readonly label: string;
  /** What happens when the order is made. */
  readonly note: string;
}

const ways: readonly Way[] = [
  {
    payment: 'counter',
    label: 'Cash, now',
    note: 'It’s paid and handed over at once, and invoiced. No email goes out.',
  },
  {
    payment: 'razorpay',
    label: 'A link to pay online',
    note: 'They get it by email. The stock is set aside meanwhile.',
  },
  { payment: 'upi', label: 'A link to pay by UPI', note: 'They get it by email. You confirm the transfer.' },
  {
    payment: 'bank-transfer',
    label: 'Bank transfer',
    note: 'They get our account by email. You confirm the transfer.',
  },
  { payment: 'cod', label: 'Cash on delivery', note: 'They pay when it’s handed over to them.' },
];

interface DraftNextProps {
  readonly quote: OfficeQuote;
  readonly total: Paise | null;
  readonly save: () => Promise<OfficeQuote>;
}

/** How a draft becomes an order. What is typed is saved first, and the order is shown once it is made. */
export function DraftNext({ quote: { id, version }, total, save }: DraftNextProps) {
  const [, navigate] = useLocation();
  const [payment, setPayment] = useState<DraftPayment>('counter');
  const order = useQuoteChange(
    id,
    async () => {
      const saved = await save();
      const body = { version: saved.version, payment };
      return officeCall('POST /api/admin/quotes/:id/order', { params: { id }, body });
    },
    'Order made',
  );
  const close = useQuoteChange(
    id,
    () => officeCall('POST /api/admin/quotes/:id/decline', { params: { id }, body: { version } }),
    'Draft thrown away',
  );
  const isBusy = order.isPending || close.isPending;
  const error = order.error ?? close.error;
  return (
    <Panel title="Make the order">
      <Stack>
        <fieldset className={styles.ways}>
          <legend>How is it paid?</legend>
          {ways.map((way) => (
            <label key={way.payment} className={styles.way}>
              <input
                type="radio"
                name="payment"
                checked={payment === way.payment}
                onChange={() => setPayment(way.payment)}
              />
              <span>
                <b>{way.label}</b>
                {payment === way.payment && <span className={styles.note}>{way.note}</span>}
              </span>
            </label>
          ))}
        </fieldset>
        <FormError>{error && errorMessage(error)}</FormError>
        <Button
          variant="primary"
          disabled={isBusy}
          onClick={() =>
            afterChange(
              order.mutateAsync(undefined),
              (made) => made.order && navigate(officePaths.order(made.order.id)),
            )
          }
        >
          {order.isPending ? 'Making the order…' : `Make the order${total === null ? '' : `, ${formatMoney(total)}`}`}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={() => close.mutate(undefined)}>
          Throw this draft away
        </Button>
      </Stack>
    </Panel>
  );
}
