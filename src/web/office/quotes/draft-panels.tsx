import type { DraftPayment, OfficeQuote } from '#contracts/office-quotes.ts';
import { addressLineMaxLength } from '#domain/places/address.ts';
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

interface BuyerPanelProps {
  readonly buyer: SheetBuyer;
  readonly onChange: (buyer: SheetBuyer) => void;
}

/** For whom an order is that staff enter. Somebody at the counter needs no email. */
export function BuyerPanel({ buyer, onChange }: BuyerPanelProps) {
  const bind = (key: Exclude<keyof SheetBuyer, 'receiver'>) => ({
    value: buyer[key],
    maxLength: addressLineMaxLength,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...buyer, [key]: target.value }),
  });
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
          <Field label="City" {...bind('city')} />
          <Field label="State" {...bind('state')} />
          <Field label="PIN or postal code" {...bind('zipCode')} />
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

const ways: readonly (readonly [DraftPayment, string])[] = [
  ['counter', 'Paid in cash, handed over'],
  ['razorpay', 'Email a link to pay online'],
  ['upi', 'Email a link to pay by UPI'],
  ['bank-transfer', 'Email it for a bank transfer'],
  ['cod', 'Cash on delivery'],
];

/** How a draft becomes an order. What is typed is saved first. */
export function DraftNext({ quote, save }: { quote: OfficeQuote; save: () => Promise<OfficeQuote> }) {
  const { id } = quote;
  const order = useQuoteChange(
    id,
    async (payment: DraftPayment) => {
      const { version } = await save();
      return officeCall('POST /api/admin/quotes/:id/order', { params: { id }, body: { version, payment } });
    },
    'Order made',
  );
  return (
    <Panel title="Make the order">
      <Stack>
        <FormError>{order.error && errorMessage(order.error)}</FormError>
        {ways.map(([payment, label], index) => (
          <Button
            key={payment}
            {...(index === 0 && { variant: 'primary' as const })}
            disabled={order.isPending}
            onClick={() => order.mutate(payment)}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </Panel>
  );
}
