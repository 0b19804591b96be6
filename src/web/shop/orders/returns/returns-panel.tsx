import { useQuery } from '@tanstack/react-query';
import type { OrderKey } from '../order.queries.ts';
import { OrderPanel } from '../order-panel.tsx';
import { ReturnTimeline } from './return-timeline.tsx';
import { returnsQuery } from './returns.queries.ts';

/** What of an order is on its way back, or has come. */
export function ReturnsPanel({ orderKey }: { orderKey: OrderKey }) {
  const { data } = useQuery(returnsQuery(orderKey));
  if (!data || data.returns.length === 0) return null;
  return (
    <OrderPanel id="order-returns" title={data.returns.length === 1 ? 'Your return' : 'Your returns'}>
      {data.returns.map((returned) => (
        <ReturnTimeline key={returned.id} returned={returned} currency={data.currency} />
      ))}
    </OrderPanel>
  );
}
