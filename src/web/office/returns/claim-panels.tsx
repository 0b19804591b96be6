import { useState } from 'react';
import type { OfficeReturn } from '#contracts/office-returns.ts';
import { formatMoney } from '#domain/money/money.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { returnAnswerMaxLength } from '#domain/returns/returns.ts';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { AppLink } from '../../shell/app-link.tsx';
import { Field } from '../../ui/field/field.tsx';
import { TextAreaField } from '../../ui/field/text-area-field.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper/quantity-stepper.tsx';
import { Button } from '../ui/button/button.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { Panel } from '../ui/panel/panel.tsx';
import { DeclineButton } from './decline-button.tsx';
import { RefundForm } from './refund-form.tsx';
import { useReturnChange } from './returns.queries.ts';
import styles from './claim-panels.module.css';

type Spare = OfficeReturn['spares'][number];

const stockText = ({ stock, packSize }: Spare): string =>
  [
    packSize > 1 ? `packs of ${packSize}` : null,
    stock === null ? 'not counted' : stock === 0 ? 'none on the shelf' : `${stock} on the shelf`,
  ]
    .filter((part) => part !== null)
    .join(', ');

interface SpareRowProps {
  readonly spare: Spare;
  readonly count: number;
  readonly onChange: (count: number) => void;
}

const SpareRow = ({ spare, count, onChange }: SpareRowProps) => {
  const limit = spare.stock ?? 9999;
  return (
    <li className={styles.line}>
      <img className={styles.picture} src={spare.imageUrl} alt="" loading="lazy" />
      <span className={styles.name}>
        <AppLink href={officePaths.stockOf(spare.slug)}>{spare.name}</AppLink>
        <span className={styles.dim}>{stockText(spare)}</span>
      </span>
      <QuantityStepper
        name={spare.name}
        quantity={count}
        min={0}
        limit={limit}
        onChange={(wanted) => onChange(Math.min(wanted, limit))}
      />
    </li>
  );
};

/** What leaves the shelf for a claim. A single resistor comes from the box of spares, and no pack is counted out. */
function SparePanel({ returned }: { returned: OfficeReturn }) {
  const [changed, setChanged] = useState<Readonly<Record<string, number>>>({});
  const [note, setNote] = useState('');
  const countOf = ({ productId, quantity, stock }: Spare): number =>
    changed[productId] ?? Math.min(quantity, stock ?? quantity);
  const units = returned.spares
    .map((spare) => ({ productId: spare.productId, quantity: countOf(spare) }))
    .filter(({ quantity }) => quantity > 0);
  const send = useReturnChange({
    seen: returned,
    change: (_: void, version) =>
      officeCall('POST /api/admin/returns/:id/spare', {
        params: { id: returned.id },
        body: { version, units, ...(note.trim() && { note }) },
      }),
    done: `The spare for ${returned.number} is sent`,
  });
  return (
    <Panel next flush title="Next: send the part, refund it, or close the claim">
      {returned.spares.length > 0 && (
        <ul aria-label="From the shelf">
          {returned.spares.map((spare) => (
            <SpareRow
              key={spare.productId}
              spare={spare}
              count={countOf(spare)}
              onChange={(count) => setChanged({ ...changed, [spare.productId]: count })}
            />
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <p className={styles.dim}>
          {units.length === 0
            ? 'Nothing leaves the shelf: it comes from the box of spares.'
            : 'What you send leaves the shelf as a spare. Set it to 0 if it comes from the box of spares.'}
        </p>
        <TextAreaField
          label="A word to the buyer (optional)"
          hint="How it travels, and when it arrives."
          rows={2}
          maxLength={returnAnswerMaxLength}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <FormError>{send.error ? errorMessage(send.error) : null}</FormError>
        <div className={styles.actions}>
          <Button variant="primary" pending={send.isPending} onClick={() => send.mutate()}>
            The spare is sent
          </Button>
          <DeclineButton returned={returned} />
        </div>
      </div>
    </Panel>
  );
}

/** '40', '40.5' and '40.50' are amounts; anything else goes as it is, and is refused with a sentence. */
const toAmount = (typed: string): string => {
  const found = /^(\d+)(?:\.(\d{1,2}))?$/.exec(typed.trim().replaceAll(',', ''));
  return found ? `${found[1]}.${(found[2] ?? '').padEnd(2, '0')}` : typed.trim();
};

/** Money instead of a spare: the price of what was claimed, or so much as it is worth. */
function ClaimRefundPanel({ returned }: { returned: OfficeReturn }) {
  const { order, lines } = returned;
  const isUnit = lines.every(({ parts }) => parts.length === 0);
  const [typed, setTyped] = useState(isUnit ? returned.amount : '');
  const amount = toAmount(typed);
  return (
    <Panel title="Or refund">
      <RefundForm
        returned={returned}
        amount={isUnit && amount === returned.amount ? {} : { amount }}
        action="Refund instead"
        isEmpty={typed.trim() === ''}
      >
        <Field
          label="Amount in ₹"
          hint={`Up to ${formatMoney(order.refundable, order.currency)}, paid by ${order.paymentName}.`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={13}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </RefundForm>
    </Panel>
  );
}

/** What a claim ends with: a spare, money, or a word. */
export const ClaimPanels = ({ returned }: { returned: OfficeReturn }) => (
  <>
    <SparePanel returned={returned} />
    {Number(returned.order.refundable) > 0 && <ClaimRefundPanel returned={returned} />}
  </>
);
