import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MoveOutcome } from '#contracts/admin/order-actions.ts';
import type { Parcel } from '#domain/orders/carriers.ts';
import { toast } from '../../../toast/toast-store.ts';
import { officeCall } from '../../ui/calls/office-call.ts';

export type ManyTo = 'confirmed' | 'shipped' | 'delivered';

/** What would become of each, before anything is done. */
export const useDryRun = (to: ManyTo, orders: readonly string[]) =>
  useQuery({
    queryKey: ['office', 'dry-run', to, orders],
    queryFn: () => officeCall('POST /api/admin/orders/moves', { body: { to, orders: [...orders], dryRun: true } }),
    gcTime: 0,
  });

const verbs: Readonly<Record<ManyTo, string>> = {
  confirmed: 'confirmed',
  shipped: 'shipped',
  delivered: 'marked delivered',
};

/** 'What was left out' in one sentence; only reasons that came up in the meantime are news. */
function say(to: ManyTo, outcomes: readonly MoveOutcome[]): void {
  const done = outcomes.filter((outcome) => outcome.done).length;
  const left = outcomes.filter((outcome) => !outcome.done);
  toast({
    title: `${done} ${done === 1 ? 'order' : 'orders'} ${verbs[to]}`,
    ...(left.length > 0 && {
      description: left.map(({ id, number, sentence }) => `${number ?? id}: ${sentence}`).join(' '),
    }),
  });
}

export function useMoveMany(to: ManyTo, onDone: () => void) {
  const client = useQueryClient();
  return async (orders: readonly string[], parcels: Readonly<Record<string, Parcel>> = {}): Promise<void> => {
    const outcomes = await officeCall('POST /api/admin/orders/moves', { body: { to, orders: [...orders], parcels } });
    await client.invalidateQueries({ queryKey: ['office'] });
    onDone();
    say(to, outcomes);
  };
}
