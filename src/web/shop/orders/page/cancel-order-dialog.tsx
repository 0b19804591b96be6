import type { Order } from '#contracts/orders.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { FormError } from '../../../forms/form-error.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { useCancelOrder, type OrderKey } from '../order.queries.ts';

interface CancelOrderDialogProps {
  order: Pick<Order, 'number'> & { readonly payment: Pick<Order['payment'], 'status'> };
  orderKey: OrderKey;
  onClose: () => void;
}

export function CancelOrderDialog({ order, orderKey, onClose }: CancelOrderDialogProps) {
  const cancel = useCancelOrder(orderKey);
  return (
    <Dialog title={`Cancel order ${order.number}?`} alert busy={cancel.isPending} onClose={onClose}>
      <p>
        We won’t send anything, and this can’t be undone.{' '}
        {order.payment.status === 'paid' && 'We’ll refund your original payment method.'}
      </p>
      <FormError>{cancel.error && errorMessage(cancel.error)}</FormError>
      <DialogActions>
        <Button pending={cancel.isPending} onClick={onClose}>
          Keep Order
        </Button>
        <Button
          variant="danger"
          pending={cancel.isPending}
          onClick={() => cancel.mutate(undefined, { onSuccess: onClose })}
        >
          {cancel.isPending ? 'Cancelling...' : 'Cancel Order'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
