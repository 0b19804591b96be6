import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OneUnmatchedPayment, UnmatchedPayment } from '#contracts/payments.ts';
import { toast } from '../../../toast/toast-store.ts';
import { officeCall, officeRequest } from '../../ui/calls/office-call.ts';
import { readList, useOfficeList } from '../../ui/office-table/office-list.ts';

export type UnmatchedView = 'waiting' | 'refunded';

export const useUnmatchedPayments = (view: UnmatchedView) =>
  useOfficeList<UnmatchedPayment>(['payments', view], ({ cursor, limit, signal }) =>
    officeRequest('GET /api/admin/payments', {
      query: { view, limit: String(limit), ...(cursor && { cursor }) },
      signal,
    }).then(readList<UnmatchedPayment>),
  );

export const unmatchedPaymentQuery = (id: string) =>
  queryOptions({
    queryKey: ['office', 'payment', id],
    queryFn: ({ signal }) => officeCall('GET /api/admin/payments/:id', { params: { id }, signal }),
  });

/** A payment is settled; what it is then is shown at once, and everything that counted it is read again. */
export function useSettle<Input>(id: string, settle: (input: Input) => Promise<OneUnmatchedPayment>, done: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: settle,
    onSuccess: (payment) => {
      client.setQueryData(unmatchedPaymentQuery(id).queryKey, payment);
      void client.invalidateQueries({ queryKey: ['office'] });
      toast({ title: done });
    },
  });
}
