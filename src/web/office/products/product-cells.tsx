import type { AdminProductSummary } from '#contracts/products.ts';
import { categoryNames, type Category } from '#domain/catalogue/catalogue.ts';
import { partKinds, type PartKind } from '#domain/catalogue/part-kinds.ts';
import { formatMoney } from '#domain/money/money.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { LampColour } from '../../ui/lamp/lamp.tsx';
import { clock, picture } from '../../ui/icon/icon-shapes.ts';
import { InlineEdit } from '../ui/inline-edit/inline-edit.tsx';
import { useMay } from '../ui/me/me.queries.ts';
import { Money } from '../ui/money/money.tsx';
import { StatusLamp } from '../ui/status/status-lamp.tsx';
import { undoToast } from '../ui/toast/undo-toast.ts';
import { istMoment } from '../ui/when/ist.ts';
import { priceProblem, priceText, readPriceInput, stockProblem } from './money-input.ts';
import { useProductChange, useStockAdjustment } from './products.queries.ts';
import styles from './product-cells.module.css';

type Row = AdminProductSummary;

export const kindName = ({ category, kind }: Pick<Row, 'category' | 'kind'>): string =>
  kind ? partKinds[kind as PartKind].label : categoryNames[category as Category].type;

export const Thumb = ({ imageUrl }: { imageUrl: string | null }) => (
  <span className={styles.thumb}>
    {imageUrl ? <img src={imageUrl} alt="" width={32} height={32} loading="lazy" /> : <Icon shape={picture} />}
  </span>
);

export const ProductName = ({ row }: { row: Row }) => (
  <span className={styles.name}>
    {row.draft && <span className={styles.draft}>Draft</span>}
    {row.name} <span className={styles.slug}>{row.slug}</span>
    {row.archived && <span className={styles.slug}> archived</span>}
  </span>
);

/** A price in the row, saved at once; for ten seconds it can be taken back. */
export function PriceCell({ row }: { row: Row }) {
  const change = useProductChange(row.id);
  const save = async (text: string) => {
    const before = row.price;
    const price = readPriceInput(text)!;
    const { version } = await change({ price, version: row.version });
    undoToast(`${row.name}: ${formatMoney(before)} is now ${formatMoney(price)}`, () =>
      change({ price: before, version }),
    );
  };
  return (
    <span className={styles.price}>
      {row.scheduledPrice && (
        <span
          className={styles.planned}
          title={`${formatMoney(row.scheduledPrice.price)} from ${istMoment(row.scheduledPrice.startsAt)}`}
        >
          <Icon shape={clock} />
        </span>
      )}
      <InlineEdit
        label={`Price of ${row.name} in rupees`}
        value={priceText(row.price)}
        inputMode="decimal"
        align="end"
        problemOf={priceProblem}
        onSave={save}
      >
        <Money amount={row.price} />
      </InlineEdit>
    </span>
  );
}

/**
 * A stock in the row, saved in view of the number that was shown. Taking it back moves the stock by as many the other way,
 * so that what sells meanwhile stays sold.
 */
export function StockCell({ row }: { row: Row }) {
  const may = useMay();
  const change = useProductChange(row.id);
  const adjust = useStockAdjustment(row.id);
  const shown = row.stock === null ? 'not counted' : row.stock.toLocaleString('en-IN');
  const save = async (text: string) => {
    const before = row.stock;
    const stock = Number(text);
    await change({ stock, expectedStock: before });
    undoToast(`${row.name}: ${before ?? 'not counted'} in stock is now ${text}`, () =>
      before === null ? change({ stock: null, expectedStock: stock }) : adjust(before - stock),
    );
  };
  if (!may('stock')) return shown;
  return (
    <InlineEdit
      label={`Stock of ${row.name}`}
      value={row.stock === null ? '' : String(row.stock)}
      inputMode="numeric"
      align="end"
      problemOf={stockProblem}
      onSave={save}
    >
      {shown}
    </InlineEdit>
  );
}

const soon = 30;

/** How long the stock lasts, at the pace of the last 30 days. */
function lastsOf({ stock, sold30 }: Pick<Row, 'stock' | 'sold30'>): { colour: LampColour; words: string } {
  if (stock === null) return { colour: 'off', words: 'Not counted' };
  if (stock === 0) return { colour: 'red', words: 'Out' };
  if (sold30 === 0) return { colour: 'green', words: 'None sold' };
  const days = Math.floor((stock * 30) / sold30);
  return {
    colour: days < soon ? 'amber' : 'green',
    words: `${days.toLocaleString('en-IN')} ${days === 1 ? 'day' : 'days'}`,
  };
}

export function LastsCell({ row }: { row: Row }) {
  const { colour, words } = lastsOf(row);
  return <StatusLamp colour={colour}>{words}</StatusLamp>;
}
