import type { AuditEntry } from '#contracts/admin/audit.ts';
import { auditedThings, type AuditedThing } from '#domain/accounts/staff.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { officeRequest } from '../ui/calls/office-call.ts';
import { ListPage } from '../ui/list-page/list-page.tsx';
import { useListParams } from '../ui/list-page/use-list-params.ts';
import { Button } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { readList, useOfficeList } from '../ui/office-table/office-list.ts';
import { When } from '../ui/when/when.tsx';
import { ChangedFields } from './changed-fields.tsx';
import styles from './audit-list.module.css';

const names: Readonly<Record<AuditedThing, string>> = {
  order: 'Orders',
  payment: 'Payments',
  product: 'Products',
  picture: 'Pictures',
  import: 'Imports',
  stock: 'Stock',
  customer: 'Customers',
  message: 'Messages',
  newsletter: 'Newsletter',
  setting: 'Settings',
  staff: 'Staff',
  job: 'Jobs',
};

/** Where the thing can be looked at, if it has a screen. */
const hrefs: Partial<Record<AuditedThing, (id: string) => string>> = {
  order: officePaths.order,
  payment: officePaths.payment,
  product: officePaths.product,
  stock: officePaths.stockOf,
  message: officePaths.message,
};

const isThing = (text: string | undefined): text is AuditedThing => auditedThings.some((thing) => thing === text);

function Entry({ entry }: { entry: AuditEntry }) {
  const href = hrefs[entry.thing]?.(entry.thingId);
  return (
    <li className={styles.entry}>
      <p className={styles.head}>
        <strong>{entry.staffName}</strong> {entry.action}{' '}
        {href ? <AppLink href={href}>{entry.label}</AppLink> : <span>{entry.label}</span>}
        <span className={styles.when}>
          <When at={entry.at} />
        </span>
      </p>
      <ChangedFields entry={entry} />
    </li>
  );
}

/** Everything that anyone did in the office, the newest first. */
export function AuditList() {
  const [params] = useListParams(['thing']);
  const thing = isThing(params.thing) ? params.thing : undefined;
  const list = useOfficeList<AuditEntry>(['audit', thing], async ({ signal, cursor, limit }) =>
    readList(
      await officeRequest('GET /api/admin/audit', {
        query: { ...(thing && { thing }), ...(cursor && { cursor }), limit: String(limit) },
        signal,
      }),
    ),
  );
  const views = [
    { label: 'All', href: officePaths.audit, isCurrent: thing === undefined },
    ...auditedThings.map((name) => ({
      label: names[name],
      href: `${officePaths.audit}?thing=${name}`,
      isCurrent: name === thing,
    })),
  ];
  return (
    <ListPage
      title="Audit"
      list={list}
      views={views}
      empty={<Notice heading="Nothing was changed yet">What anyone does in the office is written down here.</Notice>}
    >
      <ol className={styles.entries}>
        {list.rows.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {list.hasMore && (
        <p className={styles.more}>
          <Button onClick={list.loadMore} disabled={list.isLoadingMore}>
            Show older changes
          </Button>
        </p>
      )}
    </ListPage>
  );
}
