import { lazy, Suspense, useState, type FormEvent, type SyntheticEvent } from 'react';
import { useLocation } from 'wouter';
import { paths } from '#domain/paths/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { SearchInput } from '../../ui/field/search-input.tsx';
import type { SearchSuggestions as Suggestions } from './search-suggestions.tsx';
import styles from './search-form.module.css';

/** Fetched when a visitor first goes to the box. Without them the box still searches. */
const SearchSuggestions = lazy<typeof Suggestions>(() =>
  import('./search-suggestions.tsx').then(
    (module) => ({ default: module.SearchSuggestions }),
    () => ({ default: () => null }),
  ),
);

interface SearchFormProps {
  className?: string | undefined;
  onSearch?: () => void;
}

/** A real form, so that it works before the script arrives and without it. */
export function SearchForm({ className, onSearch }: SearchFormProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [, navigate] = useLocation();

  // By the first letter at the latest: the box may have had the focus before the script arrived.
  const prepare = (event: SyntheticEvent<HTMLInputElement>): void => setInput(event.currentTarget);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('search');
    navigate(paths.products(typeof text === 'string' && text !== '' ? { search: text } : {}));
    onSearch?.();
  };

  return (
    <form
      className={classNames(styles.form, className)}
      role="search"
      aria-label="Shop"
      action={paths.products()}
      onSubmit={submit}
    >
      <SearchInput label="Search pedal kits" placeholder="Search pedal kits..." onFocus={prepare} onInput={prepare} />
      <Suspense>{input && <SearchSuggestions input={input} onLeave={() => onSearch?.()} />}</Suspense>
    </form>
  );
}
