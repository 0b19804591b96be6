import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orderStatuses } from '#domain/orders/order-state.ts';
import { paymentMethodNames, paymentMethods, paymentStatuses } from '#domain/orders/payment.ts';
import { shippingMethodNames, shippingMethods } from '#domain/shipping/shipping.ts';
import { Field } from '../../../ui/field/field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { officeCall } from '../../ui/calls/office-call.ts';
import { paymentText, statusText } from '../order-text.ts';
import type { FilterName, OrderParams } from '../orders.queries.ts';
import styles from './order-filter.module.css';

type Change = (changes: { readonly [Key in FilterName]?: string | null }) => void;

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly words: Readonly<Record<Value, string>>;
  readonly value: string | undefined;
  readonly onChange: (value: string | null) => void;
}

const Choice = <Value extends string>({ label, values, words, value, onChange }: ChoiceProps<Value>) => (
  <SelectField label={label} value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
    <option value="">Any</option>
    {values.map((one) => (
      <option key={one} value={one}>
        {words[one]}
      </option>
    ))}
  </SelectField>
);

/** A product by the beginning of its name; the list of suggestions is the shop's own. */
function ProductChoice({ value, onChange }: { value: string | undefined; onChange: (slug: string | null) => void }) {
  const [typed, setTyped] = useState(value ?? '');
  const { data } = useQuery({
    queryKey: ['office', 'product-suggestions', typed],
    queryFn: ({ signal }) => officeCall('GET /api/products', { query: { search: typed, limit: '8' }, signal }),
    enabled: typed.length >= 2,
  });
  const change = (text: string) => {
    setTyped(text);
    const found = data?.find(({ slug, name }) => slug === text || name === text);
    if (found || text === '') onChange(found?.slug ?? null);
  };
  return (
    <>
      <Field
        label="Product"
        list="order-products"
        value={typed}
        placeholder="Begin to type its name"
        onChange={({ target }) => change(target.value)}
      />
      <datalist id="order-products">
        {data?.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** The fields behind F. */
export const OrderFilter = ({ params, onChange }: { params: OrderParams; onChange: Change }) => (
  <div className={styles.fields}>
    <Choice
      label="Status"
      values={orderStatuses}
      words={statusText}
      value={params.status}
      onChange={(status) => onChange({ status })}
    />
    <Choice
      label="Payment"
      values={paymentStatuses}
      words={paymentText}
      value={params.payment}
      onChange={(payment) => onChange({ payment })}
    />
    <Choice
      label="Paid by"
      values={paymentMethods}
      words={paymentMethodNames}
      value={params.method}
      onChange={(method) => onChange({ method })}
    />
    <Choice
      label="Sent by"
      values={shippingMethods}
      words={shippingMethodNames}
      value={params.shipping}
      onChange={(shipping) => onChange({ shipping })}
    />
    <div className={styles.days}>
      <Field
        label="Placed from"
        type="date"
        value={params.from ?? ''}
        onChange={({ target }) => onChange({ from: target.value || null })}
      />
      <Field
        label="to"
        type="date"
        value={params.to ?? ''}
        onChange={({ target }) => onChange({ to: target.value || null })}
      />
    </div>
    <ProductChoice value={params.product} onChange={(product) => onChange({ product })} />
  </div>
);

const chipWords = ({ status, payment, method, shipping, from, to, product }: OrderParams) =>
  [
    ['status', status && `Status: ${statusText[status as keyof typeof statusText] ?? status}`],
    ['payment', payment && `Payment: ${paymentText[payment as keyof typeof paymentText] ?? payment}`],
    ['method', method && `Paid by: ${paymentMethodNames[method as keyof typeof paymentMethodNames] ?? method}`],
    [
      'shipping',
      shipping && `Sent by: ${shippingMethodNames[shipping as keyof typeof shippingMethodNames] ?? shipping}`,
    ],
    ['from', from && `Placed from ${from}`],
    ['to', to && `Placed to ${to}`],
    ['product', product && `Product: ${product}`],
  ] as const;

/** The filters that are on, each with its way off. */
export const filterChips = (params: OrderParams, onChange: Change) =>
  chipWords(params).flatMap(([name, label]) => (label ? [{ label, onRemove: () => onChange({ [name]: null }) }] : []));
