import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrderReturn, OrderReturns } from '#contracts/returns.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { FormError } from '../../../forms/form-error.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { OrderKey } from '../order.queries.ts';
import { ReturnTimeline } from './return-timeline.tsx';
import { fetchOlderReturns } from './returns.queries.ts';

interface Older {
  readonly returns: readonly OrderReturn[];
  readonly next: string | null;
}

/** Returns and claims of an order, the newest first; those before the first ten when somebody asks for them. */
export function ReturnList({ order, orderKey }: { order: OrderReturns; orderKey: OrderKey }) {
  const [older, setOlder] = useState<Older | null>(null);
  const next = older ? older.next : order.next;
  const more = useMutation({
    mutationFn: (cursor: string) => fetchOlderReturns(orderKey, cursor),
    onSuccess: (page) => setOlder({ returns: [...(older?.returns ?? []), ...page.returns], next: page.next }),
  });
  // One that was asked for meanwhile moves others on, and none stands there twice.
  const shown = new Map([...order.returns, ...(older?.returns ?? [])].map((one) => [one.id, one]));
  for (const one of order.returns) shown.set(one.id, one);
  return (
    <>
      {[...shown.values()].map((returned) => (
        <ReturnTimeline key={returned.id} returned={returned} currency={order.currency} orderKey={orderKey} />
      ))}
      <FormError>{more.error ? errorMessage(more.error) : null}</FormError>
      {next !== null && (
        <Button pending={more.isPending} onClick={() => more.mutate(next)}>
          Show earlier ones
        </Button>
      )}
    </>
  );
}
