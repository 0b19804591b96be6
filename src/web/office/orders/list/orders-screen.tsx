import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orderCountLimit } from '#contracts/office-orders.ts';
import { orderViewNames, orderViews } from '#domain/orders/order-views.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import { download } from '../../ui/icon/office-icon-shapes.ts';
import { ListPage } from '../../ui/list-page/list-page.tsx';
import { useListParams } from '../../ui/list-page/use-list-params.ts';
import { OfficeTable } from '../../ui/office-table/office-table.tsx';
import { useSelection } from '../../ui/office-table/selection.ts';
import { rememberList } from '../came-from.ts';
import { filterNames, useOrderList, viewsQuery, type OrderParams } from '../orders.queries.ts';
import { OrderBulkBar } from './order-bulk-bar.tsx';
import { OrderCard, orderColumns } from './order-columns.tsx';
import { NoOrders } from './no-orders.tsx';
import { filterChips, OrderFilter } from './order-filter.tsx';
import { SavedViewButton, savedViewHref, useCurrentView } from './saved-views.tsx';

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
