import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Order } from '#contracts/orders.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CancelOrderDialog } from './cancel-order-dialog.tsx';
import { useBuyAgain, type OrderKey, fetchInvoice } from '../order.queries.ts';
import styles from './order-actions.module.css';
import { useMutation } from '@tanstack/react-query';
import { apiPaths } from '#domain/paths/api-paths.ts';
import { toastFailure } from '../../../components/cart/cart.queries.ts';

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A guest's token goes in a header, which a link cannot send, so a guest's invoice is fetched and saved. */
function InvoiceButton({ order, orderKey }: { order: Order; orderKey: OrderKey }) {
  const label = order.invoiceNumber === null ? 'Pro Forma Invoice (PDF)' : 'Invoice (PDF)';
  const save = useMutation({
    mutationFn: () => fetchInvoice(orderKey),
    onSuccess: (file) =>
      saveFile(file, `${order.invoiceNumber ?? `pro-forma-${order.number}`}.pdf`.replaceAll('/', '-')),
    onError: (error) => toastFailure('Failed to load the invoice', error),
  });
  if (orderKey.token !== null) {
    return (
      <Button pending={save.isPending} onClick={() => save.mutate()}>
        {label}
      </Button>
    );
  }
  return (
    <a className={buttonClass()} href={apiPaths.invoice(orderKey.id)} target="_blank" rel="noopener">
      {label}
    </a>
  );
}

interface OrderActionsProps {
  order: Order;
  orderKey: OrderKey;
}

export function OrderActions({ order, orderKey }: OrderActionsProps) {
  const [, navigate] = useLocation();
  const buyAgain = useBuyAgain(orderKey, () => navigate(paths.cart));
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={styles.actions}>
      <InvoiceButton order={order} orderKey={orderKey} />
      <Button pending={buyAgain.isPending} onClick={() => buyAgain.mutate()}>
        {buyAgain.isPending ? 'Adding...' : 'Buy Again'}
      </Button>
      <AppLink className={buttonClass()} href={`${paths.contact}?${new URLSearchParams({ order: order.number })}`}>
        Help With This Order
      </AppLink>
      {order.can.cancel && (
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          Cancel Order
        </Button>
      )}
      {isAsking && <CancelOrderDialog order={order} orderKey={orderKey} onClose={() => setIsAsking(false)} />}
    </div>
  );
}
