import { useMutation } from '@tanstack/react-query';
import type { Order } from '#contracts/orders.ts';
import { apiPaths } from '#domain/paths/api-paths.ts';
import { toastFailure } from '../../../components/cart/cart.queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { fetchInvoice, type OrderKey } from '../order.queries.ts';

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A guest's token goes in a header, which a link cannot send, so a guest's invoice is fetched and saved. */
export function InvoiceButton({ order, orderKey }: { order: Order; orderKey: OrderKey }) {
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
