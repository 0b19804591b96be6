import { queryOptions, useQuery } from '@tanstack/react-query';
import { officePaths } from '#domain/paths/office-paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { officeCall } from '../../ui/calls/office-call.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { ProductThumb } from '../product-thumb.tsx';
import styles from './used-in.module.css';

const usesQuery = (slug: string) =>
  queryOptions({
    queryKey: ['office', 'part-uses', slug],
    queryFn: ({ signal }) => officeCall('GET /api/products/:id/uses', { params: { id: slug }, signal }),
  });

/** The kits that are packed from it: who waits when it runs out. */
export function UsedIn({ slug }: { slug: string }) {
  const kits = useQuery(usesQuery(slug)).data?.usedIn ?? [];
  if (kits.length === 0) return null;
  return (
    <Panel flush title="Goes into">
      <ul>
        {kits.map((kit) => (
          <li key={kit.slug} className={styles.kit}>
            <ProductThumb src={kit.imageUrl} />
            <AppLink className={styles.name} href={officePaths.stockOf(kit.slug)}>
              {kit.name}
            </AppLink>
            <span className={styles.count}>{kit.pieces} ×</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
