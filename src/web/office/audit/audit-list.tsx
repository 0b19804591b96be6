import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AuditEntry } from '#contracts/audit.ts';
import { auditedThings, type AuditedThing } from '#domain/accounts/staff.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { ArrowSelect } from '../../ui/field/arrow-select.tsx';
import { officeCall, officeRequest } from '../ui/calls/office-call.ts';
import { ListPage } from '../ui/list-page/list-page.tsx';
import { useListParams } from '../ui/list-page/use-list-params.ts';
import { Button } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { readList, useOfficeList } from '../ui/office-table/office-list.ts';
import { When } from '../ui/when/when.tsx';
import { auditSentence, thingMark } from './audit-sentence.ts';
import { ChangedFields } from './changed-fields.tsx';
import styles from './audit-list.module.css';

const names: Readonly<Record<AuditedThing, string>> = {
  order: 'Orders',
  payment: 'Payments',
  quote: 'Quotes',
  books: 'Books',
  product: 'Products',
  picture: 'Pictures',
  import: 'Imports',
  stock: 'Stock',
  customer: 'Customers',
  message: 'Messages',
  contribution: 'Community',
  newsletter: 'Newsletter',
  setting: 'Settings',
  discount: 'Discounts',
  staff: 'Staff',
  job: 'Jobs',
  webhook: 'Webhooks',
  token: 'Tokens',
};

/** Where the thing can be looked at, if it has a screen. */
const hrefs: Partial<Record<AuditedThing, (id: string) => string>> = {
  order: officePaths.order,
  payment: officePaths.payment,
  quote: officePaths.quote,
  books: (month) => `${officePaths.books}?month=${month}`,
  product: officePaths.product,
  stock: officePaths.stockOf,
  webhook: () => officePaths.webhooks,
  token: () => officePaths.tokens,
  message: officePaths.message,
  contribution: officePaths.contribution,
  discount: officePaths.discount,
};

const isThing = (text: string | undefined): text is AuditedThing => auditedThings.some((thing) => thing === text);

const peopleQuery = queryOptions({
  queryKey: ['office', 'audit', 'people'],
  queryFn: ({ signal }) => officeCall('GET /api/admin/audit/people', { signal }),
});

function Entry({ entry }: { entry: AuditEntry }) {
  const href = hrefs[entry.thing]?.(entry.thingId);
  const { text, told } = auditSentence(entry);
  const [before = '', after] = text.split(thingMark);
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <p className={styles.sentence}>
          <strong>{entry.staffName}</strong> {before}
          {after !== undefined && (href ? <AppLink href={href}>{entry.label}</AppLink> : <b>{entry.label}</b>)}
          {after}
        </p>
        <span className={styles.when}>
          <When at={entry.at} />
        </span>
      </div>
      <ChangedFields entry={entry} told={told} />
    </li>
  );
}

/** Everything that anyone did in the office, the newest first. */
export function AuditList() {
  const [params, change] = useListParams(['thing', 'search', 'person']);
  const { search = '', person = '' } = params;
  const thing = isThing(params.thing) ? params.thing : undefined;
  const { data: people = [] } = useQuery(peopleQuery);
  const list = useOfficeList<AuditEntry>(['audit', thing, search, person], async ({ signal, cursor, limit }) =>
    readList(
      await officeRequest('GET /api/admin/audit', {
        query: {
          ...(thing && { thing }),
          ...(person && { person }),
          search,
          ...(cursor && { cursor }),
          limit: String(limit),
        },
        signal,
      }),
    ),
  );
  // Whoever looks for something goes on looking for it in another view.
  const hrefOf = (name: AuditedThing | null): string => {
    const query = new URLSearchParams({
      ...(name && { thing: name }),
      ...(search && { search }),
      ...(person && { person }),
    });
    return `${officePaths.audit}${query.size > 0 ? `?${query}` : ''}`;
  };
  const views = [
    { label: 'All', href: hrefOf(null), isCurrent: thing === undefined },
    ...auditedThings.map((name) => ({
      label: names[name],
      href: hrefOf(name),
      isCurrent: name === thing,
    })),
  ];
  return (
    <ListPage
      title="Audit"
      list={list}
      views={views}
      search={{
        value: search,
        onSearch: (text) => change({ search: text }),
        placeholder: 'Order, product, amount, reason',
      }}
      tools={
        <ArrowSelect aria-label="Person" value={person} onChange={({ target }) => change({ person: target.value })}>
          <option value="">Everybody</option>
          {[...new Set([...people, ...(person ? [person] : [])])].map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </ArrowSelect>
      }
      empty={
        Object.keys(params).length > 0 ? (
          <Notice heading="No such change">Nobody did anything here that has all of these words.</Notice>
        ) : (
          <Notice heading="Nothing was changed yet">What anyone does in the office is written down here.</Notice>
        )
      }
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
