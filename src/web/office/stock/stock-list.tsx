import { useQuery } from '@tanstack/react-query';
import type { StockItem } from '#contracts/stock.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { buttonClass } from '../ui/button/button.tsx';
import { barcode, download, list as listShape } from '../../ui/icon/icon-shapes.ts';
import { ListPage } from '../ui/list-page/list-page.tsx';
import { useListParams } from '../ui/list-page/use-list-params.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { OfficeTable, type OfficeColumn } from '../ui/office-table/office-table.tsx';
import { StatusLamp } from '../ui/status/status-lamp.tsx';
import { ProductThumb } from './product-thumb.tsx';
import { stockCountsQuery, useStockList, type StockView } from './stock.queries.ts';
import { inDays, inDigits, stateText } from './stock-text.ts';
import styles from './stock-list.module.css';
import { classNames } from '../../ui/class-names.ts';

/** Twice the point of re-order fills it; the tick in the middle is the point. The numbers stand beside it. */
function CoverGauge({ item: { stock, reorderAt, state } }: { item: StockItem }) {
  if (stock === null || reorderAt === 0) return null;
  const width = `${Math.min(100, (stock / reorderAt) * 50)}%`;
  return (
    <span className={styles.gauge} aria-hidden="true">
      <i className={classNames(styles.bar, state === 'enough' && styles.enough)} style={{ width }} />
    </span>
  );
}

const lasts = ({ daysLeft, stock }: StockItem): string => (daysLeft === null || stock === 0 ? '' : inDays(daysLeft));

const columns: readonly OfficeColumn<StockItem>[] = [
  {
    id: 'product',
    header: 'Product',
    isLink: true,
    cell: ({ name, imageUrl }) => (
      <span className={styles.product}>
        <ProductThumb src={imageUrl} />
        <span className={styles.name}>{name}</span>
      </span>
    ),
  },
  {
    id: 'state',
    header: 'State',
    width: '8rem',
    cell: ({ state }) => <StatusLamp colour={stateText[state].colour}>{stateText[state].label}</StatusLamp>,
  },
  { id: 'gauge', header: 'Cover', width: '6.5rem', wideOnly: true, cell: (item) => <CoverGauge item={item} /> },
  {
    id: 'stock',
    header: 'On the shelf',
    width: '6.5rem',
    align: 'end',
    cell: ({ stock }) => <strong>{stock === null ? '' : inDigits(stock)}</strong>,
  },
  {
    id: 'reorder',
    header: 'Re-order at',
    width: '6.5rem',
    align: 'end',
    cell: ({ reorderAt }) => (reorderAt === 0 ? '' : inDigits(reorderAt)),
  },
  { id: 'sold30', header: 'Sold in 30', width: '6rem', align: 'end', cell: ({ sold30 }) => inDigits(sold30) },
  {
    id: 'sold90',
    header: 'in 90 days',
    width: '6rem',
    align: 'end',
    wideOnly: true,
    cell: ({ sold90 }) => inDigits(sold90),
  },
  { id: 'lasts', header: 'Lasts', width: '6rem', align: 'end', cell: lasts },
];

const card = (item: StockItem) => (
  <span className={styles.card}>
    <StatusLamp colour={stateText[item.state].colour}>{stateText[item.state].label}</StatusLamp>
    <span>
      <strong>{item.stock ?? 0}</strong> on the shelf, re-order at {item.reorderAt}
    </span>
  </span>
);

const viewNames: Readonly<Record<StockView, string>> = { all: 'All', low: 'Re-order', out: 'Out of stock' };
const views = Object.keys(viewNames) as StockView[];

const toolsOf = (view: StockView) => (
  <>
    <a className={buttonClass()} href={`/api/admin/stock.csv?view=${view}`} download>
      <Icon shape={download} />
      CSV
    </a>
    <AppLink className={buttonClass()} href={officePaths.stockCount}>
      <Icon shape={listShape} />
      Count
    </AppLink>
    <AppLink className={buttonClass({ variant: 'primary' })} href={officePaths.stockReceive}>
      <Icon shape={barcode} />
      Receive a delivery
    </AppLink>
  </>
);

/** Every product by how urgent it is. */
export function StockList() {
  const [params, setParams] = useListParams(['view', 'search']);
  const view = views.find((name) => name === params.view) ?? 'all';
  const search = params.search ?? '';
  const list = useStockList(view, search);
  const { data: counts } = useQuery(stockCountsQuery);
  const countOf: Partial<Record<StockView, number | undefined>> = { low: counts?.low, out: counts?.out };
  return (
    <ListPage
      title="Stock"
      list={list}
      views={views.map((name) => ({
        label: viewNames[name],
        href: name === 'all' ? officePaths.stock : `${officePaths.stock}?view=${name}`,
        count: countOf[name],
        isCurrent: name === view && search === '',
      }))}
      search={{
        value: search,
        onSearch: (text) => setParams({ search: text }),
        placeholder: 'Product, part number, value',
      }}
      summary={search === '' ? 'The most urgent first' : `${list.rows.length} found`}
      tools={toolsOf(view)}
      empty={
        <Notice heading={search === '' ? 'Nothing to re-order' : 'Nothing found'}>
          {search === ''
            ? 'Every shelf holds more than its point of re-order.'
            : 'Try part of a name, a part number or a value such as 4K7.'}
        </Notice>
      }
    >
      <OfficeTable
        label="Stock"
        columns={columns}
        list={list}
        rowId={({ productId }) => productId}
        rowName={({ name }) => name}
        rowHref={({ slug }) => officePaths.stockOf(slug)}
        card={card}
      />
    </ListPage>
  );
}
