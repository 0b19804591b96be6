import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StockItem } from '#contracts/stock.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import { useListParams } from '../../ui/list-page/use-list-params.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { Fetching } from '../../ui/fetching/fetching.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { ScreenLoading } from '../../ui/screen-loading/screen-loading.tsx';
import { ProductThumb } from '../product-thumb.tsx';
import { ScanField } from '../scan/scan-field.tsx';
import { shelfQuery, useStockLedger, type ShelfPlace } from '../stock.queries.ts';
import { plural } from '../stock-text.ts';
import { CountCard } from './count-card.tsx';
import styles from './count-page.module.css';
import { Stack } from '../../ui/columns/columns.tsx';
import { categoryNames } from '#domain/catalogue/catalogue.ts';
import { partGroups, partKinds, type PartKind } from '#domain/catalogue/part-kinds.ts';

interface Shelf {
  /** In the address. */
  readonly slug: string;
  readonly label: string;
  readonly place: ShelfPlace;
}

interface ShelfGroup {
  readonly label: string;
  readonly shelves: readonly Shelf[];
}

const kinds = Object.entries(partKinds) as [PartKind, (typeof partKinds)[PartKind]][];

/** As the shop stands: kits and boards, then parts in the order of their drawers. */
const shelfGroups: readonly ShelfGroup[] = [
  {
    label: 'Kits and boards',
    shelves: (['kit', 'pcb'] as const).map((category) => ({
      slug: category,
      label: categoryNames[category].menu,
      place: { category },
    })),
  },
  ...partGroups.map((group) => ({
    label: group,
    shelves: kinds
      .filter(([, kind]) => kind.group === group)
      .map(([slug, { label }]) => ({ slug, label, place: { kind: slug } })),
  })),
];

const findShelf = (slug: string | undefined): Shelf | undefined =>
  shelfGroups.flatMap(({ shelves }) => shelves).find((shelf) => shelf.slug === slug);

/** Where to begin. */
const ShelfChoice = () => (
  <Stack>
    {shelfGroups.map(({ label, shelves }) => (
      <Panel key={label} title={label}>
        <ul className={styles.shelves}>
          {shelves.map((shelf) => (
            <li key={shelf.slug}>
              <AppLink className={buttonClass()} href={`${officePaths.stockCount}?shelf=${shelf.slug}`}>
                {shelf.label}
              </AppLink>
            </li>
          ))}
        </ul>
      </Panel>
    ))}
  </Stack>
);

/** How far one is. Each number is saved as it is counted. */
const CountProgress = ({ done, total }: { done: number; total: number }) => (
  <div className={styles.progress}>
    <p className={styles.words}>
      <span role="status">
        {done} of {total} counted
      </span>
      <span>Saved as you go</span>
    </p>
    <div className={styles.track} aria-hidden="true">
      <div className={styles.bar} style={{ width: `${(done / total) * 100}%` }} />
    </div>
  </div>
);

const crumb = { label: 'Stock', href: officePaths.stock };
const nextShown = 4;

/** Counts what is given, in its order; a scan goes to any product at once. */
function CountRun({ items, title }: { items: readonly StockItem[]; title: string }) {
  const [queue, setQueue] = useState(items);
  const [counted, setCounted] = useState<ReadonlySet<string>>(new Set());
  const [current, ...rest] = queue;
  const isScanned = items.length === 0;

  const goTo = (item: StockItem) =>
    setQueue((now) => [item, ...now.filter(({ productId }) => productId !== item.productId)]);
  const saved = ({ productId }: StockItem) => {
    setCounted((now) => new Set(now).add(productId));
    setQueue((now) => now.slice(1));
  };
  return (
    <div className={styles.run}>
      {!isScanned && <CountProgress done={counted.size} total={Math.max(items.length, counted.size + queue.length)} />}
      {current ? (
        <CountCard key={current.productId} item={current} onSaved={saved} onSkip={() => setQueue(rest)} />
      ) : (
        <Notice
          heading={counted.size > 0 ? `${title}: ${plural(counted.size, 'product')} counted` : 'Nothing left to count'}
          action={
            <AppLink className={buttonClass({ variant: 'primary' })} href={officePaths.stockCount}>
              Count another shelf
            </AppLink>
          }
        >
          Everything is saved. What was skipped is as it was.
        </Notice>
      )}
      <Panel title={rest.length > 0 ? 'Next' : 'Another product'}>
        <ScanField label="Go to a product" onFind={goTo} />
        <ul className={styles.next}>
          {rest.slice(0, nextShown).map((item) => (
            <li key={item.productId} className={styles.item}>
              <ProductThumb src={item.imageUrl} />
              <span className={styles.name}>{item.name}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function ShelfCount({ shelf }: { shelf: Shelf }) {
  const query = useQuery(shelfQuery(shelf.place));
  return query.data ? (
    <CountRun items={query.data} title={shelf.label} />
  ) : (
    <Fetching what="This shelf" query={query} />
  );
}

function ProductCount({ slug }: { slug: string }) {
  const { data: item, error } = useStockLedger(slug);
  if (item) return <CountRun items={[item]} title={item.name} />;
  return error ? <Notice alert heading="There is no such product" /> : <ScreenLoading />;
}

/** Counting, on a phone at the shelf or at a desk. */
export function CountPage() {
  const [params] = useListParams(['shelf', 'product']);
  const shelf = findShelf(params.shelf);
  if (params.product) {
    return (
      <>
        <PageHead title="Count" crumb={crumb} />
        <ProductCount key={params.product} slug={params.product} />
      </>
    );
  }
  return (
    <>
      <PageHead title={shelf ? `Count ${shelf.label}` : 'Count a shelf'} crumb={crumb} />
      {shelf ? <ShelfCount key={shelf.slug} shelf={shelf} /> : <ShelfChoice />}
    </>
  );
}
