import type { ReactNode } from 'react';
import { maxBreaks, type DiscountKind } from '#domain/discounts/discount.ts';
import { Field } from '../../../ui/field/field.tsx';
import { FieldError } from '../../../ui/field/labelled-control.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { RadioCards } from '../../ui/radio-cards/radio-cards.tsx';
import { FieldGrid, FieldStack } from './field-layout.tsx';
import type { DraftProps } from './draft-props.ts';
import styles from './gift-fields.module.css';

const kinds: readonly { name: DiscountKind; label: string; note: string }[] = [
  { name: 'percent', label: 'Percent', note: '10% off' },
  { name: 'amount', label: 'Amount', note: '₹ off' },
  { name: 'free-shipping', label: 'Free delivery', note: 'standard, in India' },
  { name: 'buy-get', label: 'Buy n', note: 'get some free' },
  { name: 'price-breaks', label: 'Price breaks', note: 'by quantity' },
  { name: 'class-sets', label: 'Class sets', note: 'of one kit' },
];

function Breaks({ draft: { breaks }, set }: DraftProps) {
  const change = (index: number, step: Partial<(typeof breaks)[number]>) =>
    set({ breaks: breaks.map((one, place) => (place === index ? { ...one, ...step } : one)) });
  return (
    <>
      {breaks.map((step, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Steps have no name but their place.
        <div key={index} className={styles.step}>
          <Field
            label="From so many of a line"
            inputMode="numeric"
            value={step.from}
            onChange={(event) => change(index, { from: event.target.value })}
          />
          <Field
            label="Percent off"
            inputMode="decimal"
            value={step.percent}
            onChange={(event) => change(index, { percent: event.target.value })}
          />
          {breaks.length > 1 && (
            <Button
              variant="quiet"
              aria-label={`Remove step ${index + 1}`}
              onClick={() => set({ breaks: breaks.filter((_, place) => place !== index) })}
            >
              Remove
            </Button>
          )}
        </div>
      ))}
      {breaks.length < maxBreaks && (
        <Button onClick={() => set({ breaks: [...breaks, { from: '', percent: '' }] })}>Add a step</Button>
      )}
    </>
  );
}

/** A field of the gift that holds a number. */
const NumberField = ({
  label,
  name,
  draft,
  set,
}: DraftProps & { label: string; name: 'percent' | 'amount' | 'buy' | 'get' | 'setFrom' }) => (
  <Field
    label={label}
    inputMode="decimal"
    autoComplete="off"
    value={draft[name]}
    onChange={(event) => set({ [name]: event.target.value })}
  />
);

const fieldsOf: Readonly<Record<DiscountKind, (props: DraftProps) => ReactNode>> = {
  percent: (props) => <NumberField {...props} label="Percent off" name="percent" />,
  amount: (props) => <NumberField {...props} label="Rupees off" name="amount" />,
  'free-shipping': () => null,
  'buy-get': (props) => (
    <>
      <NumberField {...props} label="Bought of the same product" name="buy" />
      <NumberField {...props} label="Free with them" name="get" />
    </>
  ),
  'price-breaks': (props) => <Breaks {...props} />,
  'class-sets': (props) => (
    <>
      <NumberField {...props} label="From so many of the same kit" name="setFrom" />
      <NumberField {...props} label="Percent off" name="percent" />
    </>
  ),
};

/** What it gives. */
export function GiftFields(props: DraftProps) {
  const { draft, set, problems } = props;
  return (
    <Panel title="What it gives">
      <FieldStack>
        <RadioCards label="Kind" options={kinds} value={draft.kind} onChange={(kind) => set({ kind })} />
        <FieldGrid>{fieldsOf[draft.kind](props)}</FieldGrid>
        {problems.gift && <FieldError>{problems.gift}</FieldError>}
        <FieldGrid>
          <Field
            label="For goods worth at least"
            hint="In rupees, before delivery. Empty: any amount."
            inputMode="decimal"
            autoComplete="off"
            value={draft.minimum}
            error={problems.minimum}
            onChange={(event) => set({ minimum: event.target.value })}
          />
        </FieldGrid>
      </FieldStack>
    </Panel>
  );
}
