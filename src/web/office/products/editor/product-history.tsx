import { useQuery } from '@tanstack/react-query';
import { productFields, type ProductField } from '#domain/catalogue/product-fields.ts';
import { officeCall } from '../../ui/calls/office-call.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { Timeline } from '../../ui/timeline/timeline.tsx';
import { showValue } from './product-changes.ts';

type Values = Readonly<Record<string, unknown>>;

const nameOf = (field: string): string => (field in productFields ? productFields[field as ProductField].label : field);

const Differences = ({ before, after }: { before: Values; after: Values }) => (
  <ul>
    {Object.keys({ ...before, ...after })
      .slice(0, 12)
      .map((field) => (
        <li key={field}>
          {nameOf(field)}: {showValue(before[field] ?? null)} to {showValue(after[field] ?? null)}
        </li>
      ))}
  </ul>
);

/** Who changed what, the newest first. */
export function ProductHistory({ id, version }: { id: string; version: number }) {
  const { data } = useQuery({
    queryKey: ['office', 'products', 'history', id, version],
    queryFn: () => officeCall('GET /api/admin/history', { query: { thing: 'product', thingId: id } }),
  });
  const entries = (data?.items ?? []).map(({ id: entry, at, action, staffName, before, after }) => ({
    id: entry,
    at,
    title: action.charAt(0).toUpperCase() + action.slice(1),
    by: staffName,
    children: <Differences before={before} after={after} />,
  }));
  return (
    <Panel title="History">
      {entries.length > 0 ? (
        <Timeline label="What changed" entries={entries} />
      ) : (
        <p>Nothing was changed in the office yet.</p>
      )}
    </Panel>
  );
}
