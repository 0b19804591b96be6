import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { quoteViews, type OfficeQuoteSummary, type QuoteView } from '#contracts/office-quotes.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { errorMessage } from '../../api/error-message.ts';
import { toast } from '../../toast/toast-store.ts';
import { Button } from '../ui/button/button.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { ListPage } from '../ui/list-page/list-page.tsx';
import { useListParams } from '../ui/list-page/use-list-params.ts';
import { Money } from '../ui/money/money.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { OfficeTable, type OfficeColumn } from '../ui/office-table/office-table.tsx';
import { When } from '../ui/when/when.tsx';
import { QuoteStanding } from './quote-standing.tsx';
import { useQuotes } from './quotes.queries.ts';

const whoOf = ({ companyName, name }: OfficeQuoteSummary): string => [companyName, name].filter(Boolean).join(', ');

const whatOf = ({ units, lineCount }: OfficeQuoteSummary): string =>
  lineCount === 0
    ? 'nothing yet'
    : `${units.toLocaleString('en-IN')} ${units === 1 ? 'unit' : 'units'} in ${lineCount} ${lineCount === 1 ? 'line' : 'lines'}`;

const Total = ({ quote: { total, kind } }: { quote: OfficeQuoteSummary }) =>
  total === null ? <>{kind === 'draft' ? 'draft' : 'to price'}</> : <Money amount={total} strong />;

const columns: readonly OfficeColumn<OfficeQuoteSummary>[] = [
  { id: 'number', header: 'Number', cell: ({ number }) => number, isLink: true, width: '7rem' },
  { id: 'who', header: 'Buyer', cell: whoOf },
  { id: 'place', header: 'To', cell: ({ place }) => place, width: '9rem', wideOnly: true },
  { id: 'what', header: 'What', cell: whatOf, width: '12rem', wideOnly: true },
  { id: 'state', header: 'State', cell: (quote) => <QuoteStanding quote={quote} />, width: '9rem' },
  { id: 'asked', header: 'Asked', cell: ({ askedAt }) => <When at={askedAt} dateOnly />, width: '8rem' },
  { id: 'total', header: 'Total', cell: (quote) => <Total quote={quote} />, width: '9rem', align: 'end' },
];

const cardOf = (quote: OfficeQuoteSummary) => (
  <>
    <span>{whoOf(quote)}</span>
    <span>
      {whatOf(quote)}, <Total quote={quote} />
    </span>
    <QuoteStanding quote={quote} />
  </>
);

const labels: Readonly<Record<QuoteView, string>> = {
  all: 'All',
  'to-price': 'To price',
  questions: 'Questions',
  drafts: 'Drafts',
  sent: 'Sent',
  accepted: 'Accepted',
  over: 'Over or declined',
};

/** An order for a caller or at the counter. */
function NewOrder() {
  const [, navigate] = useLocation();
  const begin = useMutation({
    mutationFn: () => officeCall('POST /api/admin/quotes'),
    onSuccess: ({ id }) => navigate(officePaths.quote(id)),
    onError: (error) => toast({ title: 'Error', description: errorMessage(error), variant: 'destructive' }),
  });
  return (
    <Button pending={begin.isPending} onClick={() => begin.mutate()}>
      New order
    </Button>
  );
}

/** Quotes that were asked for, those that wait for us first. */
export function QuoteList() {
  const [params, setParams] = useListParams(['view', 'search']);
  const view = quoteViews.find((one) => one === params.view) ?? 'all';
  const search = params.search ?? '';
  const list = useQuotes(view, search);
  return (
    <ListPage
      title="Quotes"
      list={list}
      views={quoteViews.map((name) => ({
        label: labels[name],
        href: name === 'all' ? officePaths.quotes : `${officePaths.quotes}?view=${name}`,
        isCurrent: name === view,
      }))}
      search={{
        value: search,
        onSearch: (text) => setParams({ search: text }),
        placeholder: 'Number, name, company, email',
      }}
      tools={<NewOrder />}
      empty={
        <Notice heading={search === '' ? 'No quotes here' : `Nothing matches “${search}”`}>
          {view === 'drafts'
            ? 'Orders that one of us enters for a caller or at the counter stand here until they are made.'
            : 'Whoever asks for a price from their cart stands here until it is sent.'}
        </Notice>
      }
    >
      <OfficeTable
        label="Quotes"
        columns={columns}
        list={list}
        rowId={({ id }) => id}
        rowName={({ number }) => number}
        rowHref={({ id }) => officePaths.quote(id)}
        card={cardOf}
      />
    </ListPage>
  );
}
