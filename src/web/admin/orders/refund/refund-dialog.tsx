import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { newRefund } from '#contracts/admin/order-actions.ts';
import { defaultCurrency } from '#domain/money/money.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { FormError } from '../../../forms/form-error.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { validateWith } from '../../../forms/validation.ts';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { TextAreaField } from '../../../ui/field/text-area-field.tsx';
import { Button } from '../../ui/button/button.tsx';
import { isPasswordRefused } from '../../ui/calls/office-call.ts';
import styles from './refund-dialog.module.css';

export interface Refund {
  readonly amount: string;
  readonly reason: string;
  readonly reference?: string | undefined;
}

interface RefundDialogProps {
  readonly title: string;
  /** What can go back, and who is told. */
  readonly children: ReactNode;
  /** What stands there at first; '' when only part of it is likely. */
  readonly amount: string;
  readonly currency: string;
  readonly reasonLabel: string;
  readonly refund: UseMutationResult<unknown, Error, Refund>;
  readonly onClose: () => void;
}

/** Money that went back, whole or in part. The password is asked for again by the call itself. */
export function RefundDialog({ title, children, amount, currency, reasonLabel, refund, onClose }: RefundDialogProps) {
  const { formProps, field } = useForm({
    validate: (typed) => validateWith(newRefund, typed),
    submit: (values) => refund.mutate(values, { onSuccess: onClose }),
  });
  const error = refund.error && !isPasswordRefused(refund.error) ? errorMessage(refund.error) : null;
  return (
    <Dialog title={title} busy={refund.isPending} onClose={onClose}>
      <form {...formProps} className={styles.form}>
        <p>{children}</p>
        <Field
          {...field('amount')}
          label={`Amount in ${currency === defaultCurrency ? 'rupees' : currency}`}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={amount}
        />
        <TextAreaField {...field('reason')} label={reasonLabel} rows={2} maxLength={500} />
        <Field {...field('reference')} label="Reference of the transfer (if any)" autoComplete="off" maxLength={100} />
        <FormError>{error}</FormError>
        <DialogActions>
          <Button type="button" disabled={refund.isPending} onClick={onClose}>
            Keep as it is
          </Button>
          <Button variant="danger" type="submit" disabled={refund.isPending}>
            Refund
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
