import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { needsNewDocument, openGateway } from './gateway.ts';
import { ordersKey, startPayment, type OrderKey } from '../order.queries.ts';
import { requestAutoPay } from './auto-pay.ts';

/** Leads through one payment at the gateway. What came of it in the end, only the order itself says. */
export function usePayment(key: OrderKey) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const start = await startPayment(key);
      if (needsNewDocument(start.script)) {
        requestAutoPay(key.id);
        location.reload();
        return new Promise<never>(() => {});
      }
      const outcome = await openGateway(start);
      if (outcome.kind === 'closed') return outcome;
      try {
        await call('POST /api/payments/razorpay/verify', { body: outcome.answer });
        return { kind: 'checked' } as const;
      } catch {
        // The gateway tells the shop by itself too: the money is not lost, only late.
        return { kind: 'unchecked' } as const;
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ordersKey }),
  });
}
