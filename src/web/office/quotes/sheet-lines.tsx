import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Product } from '#contracts/catalogue.ts';
import { formatMoney, toPaise, type Paise } from '#domain/money/money.ts';
import { Field } from '../../ui/field/field.tsx';
import { Button } from '../ui/button/button.tsx';
import type { SheetLine } from './quote-sheet.ts';
import { productSearchQuery } from './quotes.queries.ts';
import styles from './sheet-lines.module.css';

interface SheetLinesProps {
  readonly lines: readonly SheetLine[];
  readonly totals: readonly Paise[];
  readonly onChange: (lines: readonly SheetLine[]) => void;
}

const toLine = ({ id, name, imageUrl, price, stock, gstRatePercent }: Product): SheetLine => ({
  productId: id,
  name,
  imageUrl,
  quantity: '1',
  price,
  listPrice: price,
  stock,
  gstRatePercent,
});

function AddProduct({ lines, onAdd }: { lines: readonly SheetLine[]; onAdd: (line: SheetLine) => void }) {
  const [search, setSearch] = useState('');
  const { data: found = [] } = useQuery(productSearchQuery(search.trim()));
  const known = new Set(lines.map(({ productId }) => productId));
  return (
    <div>
      <Field
        label="Add a product"
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        autoComplete="off"
      />
      {search.trim() !== '' && (
        <div className={styles.found} role="group" aria-label="Products found">
          {found
            .filter(({ id }) => !known.has(id))
            .map((product) => (
              <Button
                key={product.id}
                variant="quiet"
                onClick={() => {
                  onAdd(toLine(product));
                  setSearch('');
                }}
              >
                {product.name}, {formatMoney(product.price)}
              </Button>
            ))}
        </div>
      )}
    </div>
  );
}

/** The lines that staff price: quantity, price of one, and what it comes to. */
export function SheetLines({ lines, totals, onChange }: SheetLinesProps) {
  const change = (at: number, part: Partial<SheetLine>) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...part } : line)));
  return (
    <div className={styles.lines}>
      {lines.map((line, index) => (
        <div key={line.productId} className={styles.line} role="group" aria-label={line.name}>
          <div className={styles.name}>
            <b>{line.name}</b>
            <span className={styles.small}>
              list {formatMoney(line.listPrice)}
              {line.stock !== null && `, ${line.stock.toLocaleString('en-IN')} in stock`}
            </span>
          </div>
          <Field
            label="Quantity"
            inputMode="numeric"
            value={line.quantity}
            onChange={({ target }) => change(index, { quantity: target.value })}
          />
          <Field
            label="Price"
            inputMode="decimal"
            value={line.price}
            onChange={({ target }) => change(index, { price: target.value })}
          />
          <span className={styles.total}>{formatMoney(totals[index] ?? toPaise(0))}</span>
          <Button
            variant="quiet"
            aria-label={`Take out ${line.name}`}
            onClick={() => onChange(lines.filter((_, at) => at !== index))}
          >
            Take out
          </Button>
        </div>
      ))}
      <AddProduct lines={lines} onAdd={(line) => onChange([...lines, line])} />
    </div>
  );
}
