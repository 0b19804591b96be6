import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import type { StockItem } from '#contracts/stock.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { FormError } from '../../../forms/form-error.tsx';
import { toast } from '../../../toast/toast-store.ts';
import { Field } from '../../../ui/field/field.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Columns } from '../../ui/columns/columns.tsx';
import { useListParams } from '../../ui/list-page/use-list-params.ts';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { useUnsavedChanges } from '../../ui/save-bar/unsaved-changes.ts';
import { ScreenLoading } from '../../ui/screen-loading/screen-loading.tsx';
import { ScanField } from '../scan/scan-field.tsx';
import { useReceiveDelivery, useStockLedger } from '../stock.queries.ts';
import { plural, inDigits } from '../stock-text.ts';
import styles from './receive-page.module.css';
import { readQuantity } from '#domain/cart/cart.ts';
import { cross } from '../../../ui/icon/icon-shapes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { ProductThumb } from '../product-thumb.tsx';

/** A product of a delivery, with its number as it is typed. */
export interface DeliveryLine {
  readonly item: StockItem;
  readonly typed: string;
}

/** Scanned once more, it is one more; picked again, it stays as it is. The newest stands on top. */
export function addLine(lines: readonly DeliveryLine[], item: StockItem, scanned: boolean): DeliveryLine[] {
  const known = lines.find((line) => line.item.productId === item.productId);
  const others = lines.filter((line) => line !== known);
  if (!known) return [{ item, typed: '1' }, ...others];
  const typed = scanned ? String((readQuantity(known.typed) ?? 0) + 1) : known.typed;
  return [{ item, typed }, ...others];
}

export const setTyped = (lines: readonly DeliveryLine[], productId: string, typed: string): DeliveryLine[] =>
  lines.map((line) => (line.item.productId === productId ? { ...line, typed } : line));

export const removeLine = (lines: readonly DeliveryLine[], productId: string): DeliveryLine[] =>
  lines.filter((line) => line.item.productId !== productId);

/** Null: one of the numbers is none. */
export function toUnits(lines: readonly DeliveryLine[]): { productId: string; quantity: number }[] | null {
  const units = lines.flatMap(({ item, typed }) => {
    const quantity = readQuantity(typed);
    return quantity === null ? [] : [{ productId: item.productId, quantity }];
  });
  return units.length === lines.length ? units : null;
}

interface DeliveryTableProps {
  readonly lines: readonly DeliveryLine[];
  readonly onType: (productId: string, typed: string) => void;
  readonly onRemove: (productId: string) => void;
  /** Enter in a number: on to the next product. */
  readonly onDone: () => void;
}

function After({ line: { item, typed } }: { line: DeliveryLine }) {
  if (item.stock === null) return <span className={styles.wrong}>Not counted: count it first</span>;
  const quantity = readQuantity(typed);
  if (quantity === null) return <span className={styles.wrong}>A whole number, please</span>;
  return (
    <span className={styles.after}>
      {inDigits(item.stock)} on the shelf, then {inDigits(item.stock + quantity)}
    </span>
  );
}

/** What came, line by line. */
const DeliveryTable = ({ lines, onType, onRemove, onDone }: DeliveryTableProps) => (
  <ul aria-label="What came">
    {lines.map((line) => (
      <li key={line.item.productId} className={styles.line}>
        <ProductThumb src={line.item.imageUrl} />
        <span className={styles.words}>
          <span className={styles.name}>{line.item.name}</span>
          <After line={line} />
        </span>
        <Input
          className={styles.quantity}
          id={`units-${line.item.productId}`}
          inputMode="numeric"
          maxLength={7}
          aria-label={`Units of ${line.item.name}`}
          value={line.typed}
          onFocus={(event) => event.target.select()}
          onChange={(event) => onType(line.item.productId, event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onDone();
          }}
        />
        <IconButton label={`Leave out ${line.item.name}`} onClick={() => onRemove(line.item.productId)}>
          <Icon shape={cross} />
        </IconButton>
      </li>
    ))}
  </ul>
);

const crumb = { label: 'Stock', href: officePaths.stock };

function useDelivery(first: StockItem | null) {
  const [lines, setLines] = useState<readonly DeliveryLine[]>(first ? [{ item: first, typed: '1' }] : []);
  const [supplier, setSupplier] = useState('');
  const [reference, setReference] = useState('');
  // Sent twice, it is received once.
  const [key] = useState(() => crypto.randomUUID());
  const { mutateAsync, isPending, error } = useReceiveDelivery(key);
  const [isDone, setDone] = useState(false);
  const units = toUnits(lines);
  const total = units?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;

  const unsaved = useMemo(() => {
    if (isDone || lines.length === 0) return null;
    const save = () => mutateAsync({ supplier, reference, lines: toUnits(lines) ?? [] });
    return { thing: 'This delivery', changes: [plural(lines.length, 'product')], save };
  }, [isDone, lines, supplier, reference, mutateAsync]);
  useUnsavedChanges(unsaved);

  async function receive(): Promise<string> {
    const { number } = await mutateAsync({ supplier, reference, lines: units! });
    // Left without a question from here on.
    flushSync(() => setDone(true));
    return number;
  }
  return { lines, setLines, supplier, setSupplier, reference, setReference, receive, units, total, isPending, error };
}

function DeliveryForm({ first }: { first: StockItem | null }) {
  const delivery = useDelivery(first);
  const { lines, setLines, units, total } = delivery;
  const scan = useRef<HTMLDivElement>(null);
  const [, navigate] = useLocation();
  const focusScan = () => scan.current?.querySelector('input')?.focus();

  function find(item: StockItem, scanned: boolean): void {
    flushSync(() => setLines((now) => addLine(now, item, scanned)));
    // A scanner goes on scanning; whoever picked it by hand types how many.
    if (!scanned) document.getElementById(`units-${item.productId}`)?.focus();
  }

  async function receive(): Promise<void> {
    try {
      const number = await delivery.receive();
      toast({
        title: `Delivery ${number} received`,
        description: `${plural(total, 'unit')} of ${plural(lines.length, 'product')} are on the shelf.`,
      });
      navigate(lines.length === 1 ? officePaths.stockOf(lines[0]!.item.slug) : officePaths.stock);
    } catch {
      // Said above the button; nothing typed is lost.
    }
  }

  return (
    <Columns
      side={
        <Panel next title="Receive">
          <div className={styles.form}>
            <Field
              label="Supplier"
              maxLength={100}
              value={delivery.supplier}
              onChange={(event) => delivery.setSupplier(event.target.value)}
            />
            <Field
              label="Reference"
              hint="The number of their invoice or parcel."
              maxLength={100}
              value={delivery.reference}
              onChange={(event) => delivery.setReference(event.target.value)}
            />
            <FormError>{delivery.error ? errorMessage(delivery.error) : null}</FormError>
            <Button
              wide
              variant="primary"
              disabled={units === null || lines.length === 0}
              pending={delivery.isPending}
              onClick={() => void receive()}
            >
              {lines.length === 0
                ? 'Receive'
                : `Receive ${plural(total, 'unit')} of ${plural(lines.length, 'product')}`}
            </Button>
          </div>
        </Panel>
      }
    >
      <Panel title="What came" flush>
        <div ref={scan} className={styles.scan}>
          <ScanField label="Product" onFind={find} />
        </div>
        {lines.length === 0 ? (
          <p className={styles.empty}>Scan each piece, or pick a product and type how many came.</p>
        ) : (
          <DeliveryTable
            lines={lines}
            onType={(productId, typed) => setLines((now) => setTyped(now, productId, typed))}
            onRemove={(productId) => setLines((now) => removeLine(now, productId))}
            onDone={focusScan}
          />
        )}
      </Panel>
    </Columns>
  );
}

/** A delivery, from the parcel to the shelf. */
export function ReceivePage() {
  const [{ product }] = useListParams(['product']);
  const { data: first, isPending } = useStockLedger(product ?? null);
  return (
    <>
      <PageHead title="Receive a delivery" crumb={crumb} />
      {product !== undefined && isPending ? <ScreenLoading /> : <DeliveryForm first={first ?? null} />}
    </>
  );
}
