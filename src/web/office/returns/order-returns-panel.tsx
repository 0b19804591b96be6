import { useQuery } from '@tanstack/react-query';
import { officePaths } from '#domain/paths/office-paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { Panel } from '../ui/panel/panel.tsx';
import { StatusLamp } from '../ui/status/status-lamp.tsx';
import { lampOf, statusText } from './return-text.ts';
import styles from './order-returns-panel.module.css';

/** As many as stand beside an order; the list has them all. */
const shown = 10;

/** What of an order came back or was missing, for whoever looks at the order. */
export function OrderReturnsPanel({ orderNumber, count }: { orderNumber: string; count: number }) {
  const { data } = useQuery({
    queryKey: ['office', 'returns', 'of-order', orderNumber],
    queryFn: ({ signal }) =>
      officeCall('GET /api/admin/returns', { query: { search: orderNumber, limit: String(shown) }, signal }),
  });
  return (
    <Panel title="Returns and claims">
      <ul className={styles.list}>
        {data?.items.map((returned) => (
          <li key={returned.id}>
            <AppLink href={officePaths.return(returned.number)}>{returned.number}</AppLink>
            <StatusLamp colour={lampOf(returned)}>{statusText(returned)}</StatusLamp>
            <span className={styles.what}>{returned.what}</span>
          </li>
        ))}
      </ul>
      {count > shown && (
        <p>
          <AppLink
            href={`${officePaths.returns}?${new URLSearchParams({ search: orderNumber })}`}
          >{`All ${count} of this order`}</AppLink>
        </p>
      )}
    </Panel>
  );
}
