import { lazy, Suspense, useId, useState, type FormEvent, type SyntheticEvent } from 'react';
import { useLocation } from 'wouter';
import { paths } from '#domain/paths/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Input } from '../../ui/field/input.tsx';
import { magnifier } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
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
  const id = useId();
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
      <label htmlFor={id}>
        <VisuallyHidden>Search pedal kits</VisuallyHidden>
      </label>
      <Icon shape={magnifier} className={styles.icon} />
      <Input
        id={id}
        className={styles.input}
        type="search"
        name="search"
        placeholder="Search pedal kits..."
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        onFocus={prepare}
        onInput={prepare}
      />
      <Suspense>{input && <SearchSuggestions input={input} onLeave={() => onSearch?.()} />}</Suspense>
    </form>
  );
}
