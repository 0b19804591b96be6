import { newRefund } from '#contracts/admin/order-actions.ts';
import type { AdminOrder } from '#contracts/admin/orders.ts';
import { formatMoney } from '#domain/money/money.ts';
import { errorMessage } from '../../../../api/error-message.ts';
import { FormError } from '../../../../forms/form-error.tsx';
import { useForm } from '../../../../forms/use-form.ts';
import { validateWith } from '../../../../forms/validation.ts';
import { Dialog, DialogActions } from '../../../../ui/dialog/dialog.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { TextAreaField } from '../../../../ui/field/text-area-field.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { isPasswordRefused, officeCall } from '../../../ui/calls/office-call.ts';
import { useOrderChange } from '../../orders.queries.ts';
import styles from './refund-dialog.module.css';

interface OrderDialogProps {
  readonly id: string;
  readonly order: AdminOrder;
  readonly onClose: () => void;
}

/** Money that goes back, whole or in part. The password is asked for again by the call itself. */
export function RefundDialog({ id, order, onClose }: OrderDialogProps) {
  const refund = useOrderChange(
    id,
    (body: { amount: string; reason: string; reference?: string | undefined }) =>
      officeCall('POST /api/admin/orders/:id/refunds', { params: { id: order.id }, body }),
    'The refund is written down',
  );
  const { formProps, field } = useForm({
    validate: (typed) => validateWith(newRefund, typed),
    submit: (values) => refund.mutate(values, { onSuccess: onClose }),
  });
  const error = refund.error && !isPasswordRefused(refund.error) ? errorMessage(refund.error) : null;
  return (
    <Dialog title={`Refund ${order.number}`} busy={refund.isPending} onClose={onClose}>
      <form {...formProps} className={styles.form}>
        <p>
          {formatMoney(order.refundable)} of {formatMoney(order.totalAmount)} can go back. Send the money first; then
          write it down here, and the buyer gets an email.
        </p>
        <Field
          {...field('amount')}
          label="Amount in rupees"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={order.next === 'refund' ? order.refundable : ''}
        />
        <TextAreaField {...field('reason')} label="Why (the buyer reads it)" rows={2} maxLength={500} />
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
