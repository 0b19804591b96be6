import { useState, type ReactNode } from 'react';
import type { Api } from '#contracts/api.ts';
import type { CallInput } from '#contracts/endpoint.ts';
import type { OfficeReturn } from '#contracts/office-returns.ts';
import { errorMessage, hasCode } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Button } from '../ui/button/button.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { useMay } from '../ui/me/me.queries.ts';
import { useReturnChange } from './returns.queries.ts';
import styles from './refund-form.module.css';

type RefundBody = CallInput<Api['POST /api/admin/returns/:id/refund']>['body'];

interface RefundFormProps {
  readonly returned: OfficeReturn;
  /** How much goes back. */
  readonly amount: Omit<RefundBody, 'version' | 'reference'>;
  /** What the button says. */
  readonly action: string;
  readonly isNext?: boolean;
  readonly isEmpty: boolean;
  /** What else the press does. */
  readonly note?: string;
  /** Where the amount is seen, or typed. */
  readonly children: ReactNode;
}

/** The money of a return or a claim goes back: by the payment service, or by hand with its reference. */
export function RefundForm({ returned, amount, action, isNext = false, isEmpty, note, children }: RefundFormProps) {
  const { refundByGateway } = returned.order;
  const may = useMay();
  const [reference, setReference] = useState('');
  const refund = useReturnChange({
    seen: returned,
    change: (_: void, version) =>
      officeCall('POST /api/admin/returns/:id/refund', {
        params: { id: returned.id },
        body: { version, ...amount, ...(reference.trim() && { reference }) },
      }),
    done: `${returned.number} is refunded`,
  });
  const refused = refund.error && !hasCode(refund.error, 'password-needed') ? errorMessage(refund.error) : null;
  return (
    <div className={styles.form}>
      {children}
      <Field
        label={refundByGateway ? 'Sent it another way already? Its reference' : 'Reference of the transfer (if any)'}
        hint={
          refundByGateway
            ? 'Left empty, the payment service sends it to how it was paid, in 5–7 working days.'
            : 'Send the money first; then write it down here.'
        }
        autoComplete="off"
        maxLength={100}
        value={reference}
        onChange={({ target }) => setReference(target.value)}
      />
      {note && <p className={styles.dim}>{note}</p>}
      <FormError>{refused}</FormError>
      {may('refunds') ? (
        <div>
          <Button
            {...(isNext && { variant: 'primary' })}
            disabled={isEmpty}
            pending={refund.isPending}
            onClick={() => refund.mutate()}
          >
            {action}
          </Button>
        </div>
      ) : (
        <p>Please tell somebody who may refund.</p>
      )}
    </div>
  );
}
