import { useQuery, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { orderCountLimit } from '#contracts/office-orders.ts';
import { orderViewNames, orderViews, type OrderView } from '#domain/orders/order-views.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { buttonClass, Button } from '../../ui/button/button.tsx';
import { download } from '../../../ui/icon/icon-shapes.ts';
import { ListPage } from '../../ui/list-page/list-page.tsx';
import { useListParams } from '../../ui/list-page/use-list-params.ts';
import { OfficeTable } from '../../ui/office-table/office-table.tsx';
import { useSelection } from '../../ui/office-table/selection.ts';
import { rememberList } from '../came-from.ts';
import { filterNames, useOrderList, viewsQuery, type OrderParams } from '../orders.queries.ts';
import { OrderBulkBar } from './order-bulk-bar.tsx';
import { OrderCard, orderColumns } from './order-columns.tsx';
import { filterChips, OrderFilter } from './order-filter.tsx';
import { AppLink } from '../../../shell/app-link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { viewName, type SavedView } from '#contracts/saved-views.ts';
import type { Api } from '#contracts/api.ts';
import type { CallInput } from '#contracts/endpoint.ts';
import { toast } from '../../../toast/toast-store.ts';
import { Field } from '../../../ui/field/field.tsx';
import { officeCall } from '../../ui/calls/office-call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';

const listName = 'orders';

const savedViewsQuery = queryOptions({
  queryKey: ['office', 'views', listName],
  queryFn: ({ signal }) => officeCall('GET /api/admin/views', { query: { list: listName }, signal }),
});

type SaveBody = CallInput<Api['POST /api/admin/views']>['body'];

const addressOf = (filter: object): string => new URLSearchParams(Object.entries(filter).toSorted()).toString();

const savedViewHref = ({ filter }: SavedView): string => `${officePaths.orders}?${addressOf(filter)}`;

/** The saved view that is just what is shown now, if there is one. */
function useCurrentView(params: OrderParams): { views: readonly SavedView[]; current: SavedView | null } {
  const { data: views = [] } = useQuery(savedViewsQuery);
  const current = views.find(({ filter }) => addressOf(filter) === addressOf(params)) ?? null;
  return { views, current };
}

function SaveDialog({ params, onClose }: { params: OrderParams; onClose: () => void }) {
  const [name, setName] = useState('');
  const client = useQueryClient();
  const save = async () => {
    const body = { list: listName, name, filter: params } as SaveBody;
    client.setQueryData(savedViewsQuery.queryKey, await officeCall('POST /api/admin/views', { body }));
    toast({ title: `“${name.trim()}” is saved` });
  };
  return (
    <ConfirmDialog
      title="Save this view"
      action="Save view"
      keep="Not now"
      disabled={!viewName.safeParse(name).success}
      onConfirm={save}
      onClose={onClose}
    >
      <p>It stands among your tabs, wherever you sign in. A name that is there is replaced.</p>
      <Field label="Name" value={name} maxLength={40} onChange={({ target }) => setName(target.value)} />
    </ConfirmDialog>
  );
}

/** Saves what is shown under a name, or forgets the view that is open. */
function SavedViewButton({ params }: { params: OrderParams }) {
  const [isOpen, setOpen] = useState(false);
  const { current } = useCurrentView(params);
  const client = useQueryClient();
  const forget = useMutation({
    mutationFn: ({ id }: SavedView) => officeCall('DELETE /api/admin/views/:id', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: savedViewsQuery.queryKey }),
  });
  const { view: _, ...filters } = params;
  if (current) {
    return (
      <Button pending={forget.isPending} onClick={() => forget.mutate(current)}>
        Forget this view
      </Button>
    );
  }
  if (Object.keys(filters).length === 0) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Save this view…</Button>
      {isOpen && <SaveDialog params={params} onClose={() => setOpen(false)} />}
    </>
  );
}

type Counts = Readonly<Partial<Record<OrderView, number>>>;

/** What an empty view means. */
const done: Readonly<Record<OrderView, string>> = {
  'to-confirm': 'All confirmed',
  'to-pack': 'All packed',
  shipped: 'Nothing is on its way',
  unpaid: 'No order waits for its money',
  'to-refund': 'All refunds are done',
  done: 'Nothing has been delivered yet',
};

/** What waits elsewhere, in the order in which it is done. */
const waiting: readonly (readonly [OrderView, string])[] = [
  ['to-confirm', 'to confirm'],
  ['to-pack', 'to pack'],
  ['to-refund', 'to refund'],
  ['shipped', 'on the way'],
];

const nextOf = (view: OrderView, counts: Counts | undefined) =>
  waiting.find(([name]) => name !== view && (counts?.[name] ?? 0) > 0);

/** Where the next work waits; null: nowhere. */
export const viewAfter = (view: OrderView, counts: Counts | undefined): OrderView | null =>
  nextOf(view, counts)?.[0] ?? null;

/** 'All confirmed. 4 to pack' */
export function doneText(view: OrderView, counts: Counts | undefined): string {
  const next = nextOf(view, counts);
  return next ? `${done[view]}. ${counts![next[0]]!.toLocaleString('en-IN')} ${next[1]}` : done[view];
}

/** What is left to do after the work of a view, with the way there. */
function WorkDone({ view }: { view: OrderView }) {
  const { data: counts } = useQuery(viewsQuery);
  const next = viewAfter(view, counts);
  return (
    <Notice
      heading={doneText(view, counts)}
      action={
        next && <AppLink href={`${officePaths.orders}?view=${next}`}>{`Go to “${orderViewNames[next]}”`}</AppLink>
      }
    />
  );
}

/** A list without orders: all work of it is done, nothing fits the search, or nobody has bought yet. */
function NoOrders({ params }: { params: OrderParams }) {
  const { view, ...filters } = params;
  const isFiltered = Object.keys(filters).length > 0;
  if (view !== undefined && !isFiltered) return <WorkDone view={view as OrderView} />;
  return (
    <Notice heading="No orders here">
      {isFiltered ? 'Nothing matches. A search finds the beginnings of words.' : 'The first order will stand here.'}
    </Notice>
  );
}

const countText = (total: number): string =>
  total > orderCountLimit ? `${orderCountLimit.toLocaleString('en-IN')}+` : total.toLocaleString('en-IN');

function summaryOf(total: number | null, all: number | undefined): string {
  if (total === null) return '';
  const orders = total === 1 ? 'order' : 'orders';
  return all !== undefined && all !== total && all <= orderCountLimit
    ? `${countText(total)} of ${countText(all)} orders`
    : `${countText(total)} ${orders}`;
}

function useViews(params: OrderParams) {
  const { view } = params;
  const { data } = useQuery(viewsQuery);
  const { views, current } = useCurrentView(params);
  const tabs = [
    { label: 'All', href: officePaths.orders, count: data?.all, isCurrent: view === undefined && current === null },
    ...orderViews.map((name) => ({
      label: orderViewNames[name],
      href: `${officePaths.orders}?view=${name}`,
      count: data?.[name],
      isCurrent: view === name && current === null,
    })),
    ...views.map((saved) => ({ label: saved.name, href: savedViewHref(saved), isCurrent: saved === current })),
  ];
  return { tabs, all: data?.all };
}

/** Every order of the shop: found, looked through, and moved many at once. */
export function OrdersScreen() {
  const [params, change] = useListParams(filterNames);
  const list = useOrderList(params);
  const selection = useSelection(JSON.stringify(['orders', params]));
  const { tabs, all } = useViews(params);
  useEffect(() => {
    if (!list.isStale) rememberList({ ids: list.rows.map(({ id }) => id) });
  }, [list.rows, list.isStale]);
  return (
    <ListPage
      title="Orders"
      list={list}
      views={tabs}
      search={{
        placeholder: 'Number, name, email, phone',
        value: params.search ?? '',
        onSearch: (search) => change({ search }),
      }}
      chips={filterChips(params, change)}
      filter={<OrderFilter params={params} onChange={change} />}
      summary={summaryOf(list.total, all)}
      tools={
        <>
          <SavedViewButton params={params} />
          <a className={buttonClass()} href={`/api/admin/orders/export?${new URLSearchParams(params)}`} download>
            <Icon shape={download} />
            CSV
          </a>
        </>
      }
      empty={<NoOrders params={params} />}
    >
      <OfficeTable
        label="Orders"
        columns={orderColumns}
        list={list}
        rowId={({ id }) => id}
        rowName={({ number }) => number}
        rowHref={({ id }) => officePaths.order(id)}
        card={OrderCard}
        selection={selection}
      />
      <OrderBulkBar selection={selection} rows={list.rows} total={list.total} params={params} />
    </ListPage>
  );
}
