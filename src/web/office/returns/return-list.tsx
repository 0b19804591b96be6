import { useQuery } from '@tanstack/react-query';
import type { OfficeReturnSummary } from '#contracts/office-returns.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { ListPage } from '../ui/list-page/list-page.tsx';
import { useListParams } from '../ui/list-page/use-list-params.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { OfficeTable, type OfficeColumn } from '../ui/office-table/office-table.tsx';
import { Segment } from '../ui/segment/segment.tsx';
import { StatusLamp } from '../ui/status/status-lamp.tsx';
import { When } from '../ui/when/when.tsx';
import { kindText, lampOf, nextText, reasonText, statusText } from './return-text.ts';
import { filterNames, returnViewsQuery, useReturnList } from './returns.queries.ts';
import styles from './return-list.module.css';

const Standing = ({ returned }: { returned: OfficeReturnSummary }) => (
  <StatusLamp colour={lampOf(returned)}>{statusText(returned)}</StatusLamp>
);

const photoText = (count: number): string => (count === 0 ? '' : count === 1 ? ', 1 photo' : `, ${count} photos`);

const columns: readonly OfficeColumn<OfficeReturnSummary>[] = [
  { id: 'number', header: 'Number', cell: ({ number }) => number, isLink: true, width: '6.5rem' },
  { id: 'what', header: 'What', cell: ({ what }) => what, wraps: true },
  {
    id: 'buyer',
    header: 'Buyer',
    cell: ({ buyer, orderNumber }) => (
      <>
        {buyer}, <span className={styles.number}>{orderNumber}</span>
      </>
    ),
    width: '10.5rem',
    wraps: true,
  },
  {
    id: 'reason',
    header: 'Reason',
    cell: ({ reason, photoCount }) => `${reasonText(reason)}${photoText(photoCount)}`,
    width: '9.5rem',
    wraps: true,
  },
  { id: 'state', header: 'State', cell: (returned) => <Standing returned={returned} />, width: '7rem' },
  { id: 'next', header: 'Next', cell: (returned) => nextText(returned) ?? '', width: '9.5rem', wraps: true },
  { id: 'at', header: 'Asked', cell: ({ at }) => <When at={at} />, width: '8.5rem' },
];

const cardOf = (returned: OfficeReturnSummary) => (
  <>
    <span>{returned.what}</span>
    <span>
      {kindText[returned.kind]}, {returned.buyer}, {returned.orderNumber}, <When at={returned.at} inSentence />
    </span>
    <Standing returned={returned} />
  </>
);

const kinds = [
  { name: 'both', label: 'Both' },
  { name: 'claim', label: 'Claims' },
  { name: 'return', label: 'Returns' },
] as const;

const views = [
  ['open', 'Open'],
  ['to-answer', 'To answer'],
  ['to-receive', 'To receive'],
  ['to-refund', 'To refund'],
  ['done', 'Done'],
] as const;

/** What buyers send back or miss, what waits first. */
export function ReturnList() {
  const [params, setParams] = useListParams(filterNames);
  // Whoever searches looks for one, whether it is open or not.
  const view = params.view ?? (params.search ? undefined : 'open');
  const list = useReturnList({ ...params, ...(view && { view }) });
  const { data: counts } = useQuery(returnViewsQuery);
  return (
    <ListPage
      title="Returns and claims"
      list={list}
      tools={
        <Segment
          label="Kind"
          options={kinds}
          value={params.kind === 'claim' || params.kind === 'return' ? params.kind : 'both'}
          onChange={(kind) => setParams({ kind: kind === 'both' ? null : kind })}
        />
      }
      views={views.map(([name, label]) => ({
        label,
        href: name === 'open' ? officePaths.returns : `${officePaths.returns}?view=${name}`,
        isCurrent: name === view,
        ...(counts && { count: counts[name] }),
      }))}
      search={{
        value: params.search ?? '',
        placeholder: 'Number, order, buyer',
        onSearch: (search) => setParams({ search }),
      }}
      empty={
        <Notice heading={params.search ? 'Nothing found' : 'Nothing waits here'}>
          {params.search
            ? 'Try the number of the return, the claim or its order, or the buyer’s name or email.'
            : 'What buyers send back, miss or find broken stands here until it is settled.'}
        </Notice>
      }
    >
      <OfficeTable
        label="Returns and claims"
        columns={columns}
        list={list}
        rowId={({ id }) => id}
        rowName={({ number }) => number}
        rowHref={({ number }) => officePaths.return(number)}
        card={cardOf}
      />
    </ListPage>
  );
}
