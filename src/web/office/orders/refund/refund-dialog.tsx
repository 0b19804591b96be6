import type { ReactNode } from 'react';
import { newRefund } from '#contracts/order-refunds.ts';
import { defaultCurrency } from '#domain/money/money.ts';
import { errorMessage, hasCode } from '../../../api/error-message.ts';
import { FormError } from '../../../forms/form-error.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { validateWith } from '../../../forms/validation.ts';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { TextAreaField } from '../../../ui/field/text-area-field.tsx';
import { Button } from '../../ui/button/button.tsx';
import styles from './refund-dialog.module.css';

/** What is said about a refund besides its amount. */
export interface RefundWords {
  readonly reason: string;
  readonly reference?: string | undefined;
}

export interface Refund extends RefundWords {
  readonly amount: string;
}

interface RefundFootProps {
  readonly field: (name: string) => { readonly name: string; readonly error: string | undefined };
  readonly reasonLabel: string;
  /** The payment service sends it back, unless somebody has. */
  readonly byGateway?: boolean;
  /** Says what is wrong before anything was sent. */
  readonly problem?: string | null;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly action: string;
  readonly onClose: () => void;
}

/** Why, what the bank calls it, and the answer: the end of every form about a refund. */
export function RefundFoot({ field, reasonLabel, byGateway = false, problem = null, ...end }: RefundFootProps) {
  const { error, isPending, action, onClose } = end;
  const refused = error && !hasCode(error, 'password-needed') ? errorMessage(error) : null;
  return (
    <>
      <TextAreaField {...field('reason')} label={reasonLabel} rows={2} maxLength={500} />
      <Field
        {...field('reference')}
        label={byGateway ? 'Sent it another way already? Its reference' : 'Reference of the transfer (if any)'}
        hint={
          byGateway ? 'Left empty, the payment service sends it to how it was paid, in 5–7 working days.' : undefined
        }
        autoComplete="off"
        maxLength={100}
      />
      <FormError>{problem ?? refused}</FormError>
      <DialogActions>
        <Button type="button" disabled={isPending} onClick={onClose}>
          Keep as it is
        </Button>
        <Button variant="danger" type="submit" disabled={isPending}>
          {action}
        </Button>
      </DialogActions>
    </>
  );
}

interface AmountFormProps {
  /** What can go back, and who is told. */
  readonly children: ReactNode;
  /** What stands there at first; '' when only part of it is likely. */
  readonly amount: string;
  readonly currency: string;
  readonly reasonLabel: string;
  readonly byGateway?: boolean;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly onRefund: (refund: Refund) => void;
  readonly onClose: () => void;
}

/** Money that went back, as an amount. The password is asked for again by the call itself. */
export function AmountRefundForm({ children, amount, currency, onRefund, ...foot }: AmountFormProps) {
  const { formProps, field } = useForm({
    validate: (typed) => validateWith(newRefund, typed),
    submit: onRefund,
  });
  return (
    <form {...formProps} className={styles.form}>
      <p>{children}</p>
      <Field
        {...field('amount')}
        label={`Amount in ${currency === defaultCurrency ? 'rupees' : currency}`}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={amount}
      />
      <RefundFoot {...foot} field={field} action="Refund" />
    </form>
  );
}

/** The same in a dialog of its own, for money that is not that of an order. */
export const RefundDialog = ({ title, ...form }: AmountFormProps & { readonly title: string }) => (
  <Dialog title={title} busy={form.isPending} onClose={form.onClose}>
    <AmountRefundForm {...form} />
  </Dialog>
);
