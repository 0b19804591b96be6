import { useQuery } from '@tanstack/react-query';
import type { OrderKey } from '../order.queries.ts';
import { OrderPanel } from '../order-panel.tsx';
import { ReturnList } from './return-list.tsx';
import { returnsQuery } from './returns.queries.ts';

/** What of an order is on its way back or was claimed, and what came of it. */
export function ReturnsPanel({ orderKey }: { orderKey: OrderKey }) {
  const { data } = useQuery(returnsQuery(orderKey));
  const [first] = data?.returns ?? [];
  if (!data || !first) return null;
  const one = first.kind === 'claim' ? 'Your claim' : 'Your return';
  return (
    <OrderPanel id="order-returns" title={data.returns.length === 1 ? one : 'Your returns and claims'}>
      <ReturnList order={data} orderKey={orderKey} />
    </OrderPanel>
  );
}
