import { useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { SearchInput } from '../../../ui/field/search-input.tsx';
import { orderCountsQuery, type OrderChoice, type OrderFilter } from './own-orders.queries.ts';
import styles from './orders-filter.module.css';

interface Choice {
  readonly choice: OrderChoice;
  readonly label: string;
}

/** What can be chosen among: years only where there are several. */
function useChoices(): readonly Choice[] {
  const { data: counts } = useQuery(orderCountsQuery);
  if (!counts) return [];
  const years = counts.years.length > 1 ? counts.years : [];
  return [
    { choice: 'all', label: `All ${counts.all}` },
    ...(counts.onTheWay > 0 ? [{ choice: 'on-the-way', label: `On the way ${counts.onTheWay}` } as const] : []),
    ...years.map(({ year }) => ({ choice: year, label: String(year) })),
  ];
}

interface OrdersFilterProps {
  filter: OrderFilter;
  onChange: (filter: OrderFilter) => void;
}

export function OrdersFilter({ filter, onChange }: OrdersFilterProps) {
  const choices = useChoices();
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange({ ...filter, search: String(new FormData(event.currentTarget).get('search')).trim() });
  };
  return (
    <div className={styles.filter}>
      <search>
        <form className={styles.search} aria-label="Your orders" onSubmit={find}>
          <SearchInput
            label="Find an order"
            placeholder="Number or product"
            maxLength={100}
            defaultValue={filter.search}
            onChange={({ target }) => {
              // Whoever empties it wants to see all of them again.
              if (target.value === '') onChange({ ...filter, search: '' });
            }}
          />
        </form>
      </search>
      {choices.length > 0 && (
        <div className={styles.choices} role="group" aria-label="Show">
          {choices.map(({ choice, label }) => (
            <button
              key={choice}
              type="button"
              aria-pressed={filter.choice === choice}
              onClick={() => onChange({ ...filter, choice })}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
