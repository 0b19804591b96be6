import type { Facets } from '#contracts/catalogue.ts';
import { Input } from '../../../ui/field/input.tsx';
import styles from './price-range.module.css';

export interface PriceDraft {
  readonly minPrice: string;
  readonly maxPrice: string;
  readonly setMinPrice: (text: string) => void;
  readonly setMaxPrice: (text: string) => void;
  /** Takes over what has been typed. */
  readonly commit: () => void;
}

interface PriceRangeProps {
  draft: PriceDraft;
  /** What the products cost that the other filters leave. */
  range: Facets['price'];
}

const rupees = (amount: string | undefined, round: (value: number) => number): string =>
  amount === undefined ? '' : String(round(Number(amount)));

/** Two whole numbers of rupees. They count when the field is left or Enter is pressed. */
export function PriceRange({ draft, range }: PriceRangeProps) {
  const field = {
    className: styles.input,
    type: 'number',
    min: 0,
    max: 99_999_999,
    step: 1,
    inputMode: 'numeric',
    onBlur: draft.commit,
  } as const;
  return (
    <div className={styles.priceRange}>
      <Input
        {...field}
        name="minPrice"
        aria-label="Lowest price"
        placeholder={rupees(range?.min, Math.floor)}
        value={draft.minPrice}
        onChange={(event) => draft.setMinPrice(event.target.value)}
      />
      <span aria-hidden="true">to</span>
      <Input
        {...field}
        name="maxPrice"
        aria-label="Highest price"
        placeholder={rupees(range?.max, Math.ceil)}
        value={draft.maxPrice}
        onChange={(event) => draft.setMaxPrice(event.target.value)}
      />
    </div>
  );
}
