import { useQuery } from '@tanstack/react-query';
import type { OfficeReturnSummary } from '#contracts/returns.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { ListPage } from '../ui/list-page/list-page.tsx';
import { useListParams } from '../ui/list-page/use-list-params.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { OfficeTable, type OfficeColumn } from '../ui/office-table/office-table.tsx';
import { StatusLamp } from '../ui/status/status-lamp.tsx';
import { When } from '../ui/when/when.tsx';
import { nextText, reasonText, returnLamps, returnStatusText } from './return-text.ts';
import { filterNames, returnViewsQuery, useReturnList } from './returns.queries.ts';

const Standing = ({ status }: Pick<OfficeReturnSummary, 'status'>) => (
  <StatusLamp colour={returnLamps[status]}>{returnStatusText[status]}</StatusLamp>
);

const columns: readonly OfficeColumn<OfficeReturnSummary>[] = [
  { id: 'number', header: 'Number', cell: ({ number }) => number, isLink: true, width: '7rem' },
  { id: 'what', header: 'What', cell: ({ what }) => what },
  { id: 'buyer', header: 'Buyer', cell: ({ buyer, orderNumber }) => `${buyer}, ${orderNumber}`, width: '13rem' },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => reasonText(reason), width: '11rem' },
  { id: 'state', header: 'State', cell: ({ status }) => <Standing status={status} />, width: '8rem' },
  { id: 'next', header: 'Next', cell: ({ status }) => nextText[status] ?? '', width: '11rem' },
  { id: 'at', header: 'Asked', cell: ({ at }) => <When at={at} />, width: '9rem' },
];

const cardOf = ({ what, buyer, orderNumber, status, at }: OfficeReturnSummary) => (
  <>
    <span>{what}</span>
    <span>
      {buyer}, {orderNumber}, <When at={at} />
    </span>
    <Standing status={status} />
  </>
);

const views = [
  ['open', 'Open'],
  ['to-answer', 'To answer'],
  ['to-receive', 'To receive'],
  ['to-refund', 'To refund'],
  ['done', 'Done'],
] as const;

/** What buyers send back, what waits first. */
export function ReturnList() {
  const [params, setParams] = useListParams(filterNames);
  // Whoever searches looks for one, whether it is open or not.
  const view = params.view ?? (params.search ? undefined : 'open');
  const list = useReturnList({ ...params, ...(view && { view }) });
  const { data: counts } = useQuery(returnViewsQuery);
  return (
    <ListPage
      title="Returns"
      list={list}
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
            ? 'Try the number of the return or of its order, or the buyer’s name or email.'
            : 'What buyers ask to send back stands here until it is refunded or declined.'}
        </Notice>
      }
    >
      <OfficeTable
        label="Returns"
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
