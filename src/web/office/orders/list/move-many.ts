import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MoveOutcome } from '#contracts/order-actions.ts';
import type { Api } from '#contracts/api.ts';
import type { CallInput } from '#contracts/endpoint.ts';
import type { Parcel } from '#domain/orders/carriers.ts';
import { toast } from '../../../toast/toast-store.ts';
import { officeCall } from '../../ui/calls/office-call.ts';
import type { OrderParams } from '../orders.queries.ts';

export type ManyTo = 'confirmed' | 'shipped' | 'delivered';

/** Those that were marked one by one, or all that match but a few, loaded or not. */
export type ManyChosen =
  | { readonly orders: readonly string[] }
  | { readonly filter: OrderParams; readonly except: readonly string[] };

/** Words of the address that are no filter are refused by the server, which says so. */
type PlanBody = CallInput<Api['POST /api/admin/orders/moves/plan']>['body'];

/** As many as the server takes in one call. */
const atOnce = 200;

async function inParts(
  orders: readonly string[],
  ask: (some: string[]) => Promise<MoveOutcome[]>,
  outcomes: MoveOutcome[] = [],
): Promise<MoveOutcome[]> {
  for (let from = 0; from < orders.length; from += atOnce)
    outcomes.push(...(await ask(orders.slice(from, from + atOnce))));
  return outcomes;
}

const plan = (to: ManyTo, chosen: ManyChosen): Promise<MoveOutcome[]> =>
  'orders' in chosen
    ? inParts(chosen.orders, (orders) =>
        officeCall('POST /api/admin/orders/moves', { body: { to, orders, dryRun: true } }),
      )
    : officeCall('POST /api/admin/orders/moves/plan', {
        body: { to, filter: chosen.filter, except: [...chosen.except] } as PlanBody,
      });

/** What would become of each, before anything is done. */
export const useDryRun = (to: ManyTo, chosen: ManyChosen) =>
  useQuery({ queryKey: ['office', 'dry-run', to, chosen], queryFn: () => plan(to, chosen), gcTime: 0, retry: false });

const verbs: Readonly<Record<ManyTo, string>> = {
  confirmed: 'confirmed',
  shipped: 'shipped',
  delivered: 'marked delivered',
};

const reasonsShown = 5;

/** 'What was left out' in one sentence; only reasons that came up in the meantime are news. */
function say(to: ManyTo, outcomes: readonly MoveOutcome[]): void {
  const done = outcomes.filter((outcome) => outcome.done).length;
  const left = outcomes.filter((outcome) => !outcome.done);
  const reasons = left.slice(0, reasonsShown).map(({ id, number, sentence }) => `${number ?? id}: ${sentence}`);
  if (left.length > reasonsShown) reasons.push(`And ${left.length - reasonsShown} more.`);
  toast({
    title: `${done} ${done === 1 ? 'order' : 'orders'} ${verbs[to]}`,
    ...(left.length > 0 && { description: reasons.join(' ') }),
  });
}

/** Moves just those that were shown, some hundreds at a time. What was moved stays so if a later call fails. */
export function useMoveMany(to: ManyTo, onDone: () => void) {
  const client = useQueryClient();
  return async (orders: readonly string[], parcels: Readonly<Record<string, Parcel>> = {}): Promise<void> => {
    const outcomes: MoveOutcome[] = [];
    try {
      const move = (some: string[]) => {
        const theirs = Object.fromEntries(some.flatMap((id) => (parcels[id] ? [[id, parcels[id]]] : [])));
        return officeCall('POST /api/admin/orders/moves', { body: { to, orders: some, parcels: theirs } });
      };
      await inParts(orders, move, outcomes);
    } finally {
      await client.invalidateQueries({ queryKey: ['office'] });
      if (outcomes.length > 0) say(to, outcomes);
    }
    onDone();
  };
}
