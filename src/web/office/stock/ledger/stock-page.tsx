import { useState } from 'react';
import { useLocation } from 'wouter';
import type { StockLedger } from '#contracts/stock.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Columns } from '../../ui/columns/columns.tsx';
import { barcode, download, list, warning } from '../../../ui/icon/icon-shapes.ts';
import { MayLink } from '../../ui/me/may-link.tsx';
import { useShortcuts } from '../../ui/keys/use-shortcuts.ts';
import { Fetching } from '../../ui/fetching/fetching.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { ProductThumb } from '../product-thumb.tsx';
import { useStockLedger, useWriteOff, useReorderPoint } from '../stock.queries.ts';
import { MoveTable } from './move-table.tsx';
import { StockPlot } from './stock-plot.tsx';
import styles from './stock-page.module.css';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { officeCall } from '../../ui/calls/office-call.ts';
import { readQuantity } from '#domain/cart/cart.ts';
import { maxReasonLength } from '#domain/stock/stock-moves.ts';
import { toast } from '../../../toast/toast-store.ts';
import { Field } from '../../../ui/field/field.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { plural, inDays, inDigits, stateText } from '../stock-text.ts';
import { InlineEdit } from '../../ui/inline-edit/inline-edit.tsx';
import { FactList } from '../../ui/fact-list/fact-list.tsx';
import { StatusLamp } from '../../ui/status/status-lamp.tsx';
import { When } from '../../ui/when/when.tsx';
import { reorderSentence } from '../reorder-sentence.ts';

const problemOf = (text: string): string | null =>
  /^\d{0,6}$/.test(text) ? null : 'A whole number, or nothing to go by what sold.';

/** By what sold, until somebody says another number. */
function ReorderPoint({ ledger: { productId, reorderAt, reorderByHand } }: { ledger: StockLedger }) {
  const { mutateAsync: save } = useReorderPoint(productId);
  return (
    <InlineEdit
      label="Point of re-order"
      inputMode="numeric"
      value={reorderByHand === null ? '' : String(reorderByHand)}
      problemOf={problemOf}
      onSave={(text) => save(text === '' ? null : Number(text))}
    >
      {inDigits(reorderAt)} {reorderByHand === null ? 'by what sold' : 'by hand'}
    </InlineEdit>
  );
}

/** How the shelf stands, and when to order. */
function OutlookPanel({ ledger }: { ledger: StockLedger }) {
  const { stock, state, toPack, sold30, sold90, daysLeft, deliveryDays, lastCountedAt } = ledger;
  return (
    <Panel
      title="On the shelf"
      tools={<StatusLamp colour={stateText[state].colour}>{stateText[state].label}</StatusLamp>}
    >
      <div className={styles.outlook}>
        <div>
          <p className={styles.stock}>{stock === null ? 'Not counted' : inDigits(stock)}</p>
          {toPack > 0 && <p className={styles.aside}>{inDigits(toPack)} more are sold and wait to be packed</p>}
        </div>
        <FactList
          facts={[
            ['Sold in 30 days', inDigits(sold30)],
            ['Sold in 90 days', inDigits(sold90)],
            ['Lasts about', daysLeft === null ? null : inDays(daysLeft)],
            ['Delivery takes', inDays(deliveryDays)],
            ['Re-order at', <ReorderPoint key="point" ledger={ledger} />],
            ['Last counted', lastCountedAt === null ? 'never' : <When key="when" at={lastCountedAt} />],
          ]}
        />
        <p className={styles.aside}>{reorderSentence(ledger)}</p>
      </div>
    </Panel>
  );
}

/** Takes out what is broken, with what happened to it. */
function WriteOffDialog({ ledger, onClose }: { ledger: StockLedger; onClose: () => void }) {
  const [typed, setTyped] = useState('1');
  const [reason, setReason] = useState('');
  const { mutateAsync: writeOff } = useWriteOff(ledger.productId);
  const quantity = readQuantity(typed);
  const isTooMany = quantity !== null && quantity > (ledger.stock ?? 0);
  const error = isTooMany ? `There are only ${ledger.stock}.` : undefined;
  return (
    <ConfirmDialog
      title={`Write off ${ledger.name}`}
      action={quantity === null ? 'Write off' : `Write off ${quantity}`}
      disabled={quantity === null || isTooMany || reason.trim() === ''}
      onClose={onClose}
      onConfirm={async () => {
        const { stock } = await writeOff({ quantity: quantity!, reason: reason.trim() });
        toast({ title: `${plural(quantity!, 'unit')} written off. ${stock} left.` });
      }}
    >
      <Field
        label="How many"
        inputMode="numeric"
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Field
        label="What happened"
        maxLength={maxReasonLength}
        placeholder="Static, dropped, lost, used on the bench"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}

const usesQuery = (slug: string) =>
  queryOptions({
    queryKey: ['office', 'part-uses', slug],
    queryFn: ({ signal }) => officeCall('GET /api/products/:id/uses', { params: { id: slug }, signal }),
  });

/** The kits that are packed from it: who waits when it runs out. */
function UsedIn({ slug }: { slug: string }) {
  const kits = useQuery(usesQuery(slug)).data?.usedIn ?? [];
  if (kits.length === 0) return null;
  return (
    <Panel flush title="Goes into">
      <ul>
        {kits.map((kit) => (
          <li key={kit.slug} className={styles.kit}>
            <ProductThumb src={kit.imageUrl} />
            <AppLink className={styles.name} href={officePaths.stockOf(kit.slug)}>
              {kit.name}
            </AppLink>
            <span className={styles.count}>{kit.pieces} ×</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const crumb = { label: 'Stock', href: officePaths.stock };
const countPath = (slug: string): string => `${officePaths.stockCount}?product=${slug}`;

function Head({ ledger }: { ledger: StockLedger }) {
  const [isWritingOff, setWritingOff] = useState(false);
  const [, navigate] = useLocation();
  useShortcuts([
    { keys: 'c', label: 'Count this product', group: 'Stock', run: () => navigate(countPath(ledger.slug)) },
  ]);
  return (
    <div className={styles.head}>
      <ProductThumb large src={ledger.imageUrl} />
      <p className={styles.slug}>
        <MayLink right="products" href={officePaths.product(ledger.productId)}>
          {ledger.slug}
        </MayLink>
        {ledger.archived && ', archived'}
      </p>
      <div className={styles.actions}>
        <a className={buttonClass()} href={`/api/admin/stock/${ledger.slug}/moves.csv`} download>
          <Icon shape={download} />
          CSV
        </a>
        <AppLink className={buttonClass()} href={countPath(ledger.slug)}>
          <Icon shape={list} />
          Count <kbd>C</kbd>
        </AppLink>
        <Button disabled={!ledger.stock} onClick={() => setWritingOff(true)}>
          <Icon shape={warning} />
          Broken
        </Button>
        <AppLink
          className={buttonClass({ variant: 'primary' })}
          href={`${officePaths.stockReceive}?product=${ledger.slug}`}
        >
          <Icon shape={barcode} />
          Receive a delivery
        </AppLink>
      </div>
      {isWritingOff && <WriteOffDialog ledger={ledger} onClose={() => setWritingOff(false)} />}
    </div>
  );
}

/** The ledger of one product. */
export function StockPage({ address }: { address: string }) {
  const query = useStockLedger(address);
  const { data: ledger } = query;
  if (!ledger) {
    return (
      <>
        <PageHead title="Stock of a product" crumb={crumb} />
        <Fetching what="This ledger" query={query} />
      </>
    );
  }
  return (
    <>
      <PageHead title={ledger.name} crumb={crumb} />
      <Head ledger={ledger} />
      <Columns
        side={
          <>
            <OutlookPanel ledger={ledger} />
            <UsedIn slug={ledger.slug} />
          </>
        }
      >
        <Panel title="90 days" tools={<span className={styles.key}>On the shelf</span>}>
          <StockPlot ledger={ledger} />
        </Panel>
        <MoveTable ledger={ledger} />
      </Columns>
    </>
  );
}
