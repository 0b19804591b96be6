import { useId, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../paths.ts';
import { classNames } from '../ui/class-names.ts';
import { Input } from '../ui/field.tsx';
import { magnifier } from '../ui/icon-shapes.ts';
import { Icon } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** A real form, so that it works before the script arrives and without it. */
export function SearchForm({ className, onSearch }: { className?: string; onSearch?: () => void }) {
  const id = useId();
  const [, navigate] = useLocation();

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('search');
    navigate(paths.products(typeof text === 'string' && text !== '' ? { search: text } : {}));
    onSearch?.();
  };

  return (
    <form
      className={classNames('search-form', className)}
      role="search"
      aria-label="Shop"
      action={paths.products()}
      onSubmit={submit}
    >
      <label htmlFor={id}>
        <VisuallyHidden>Search pedal kits</VisuallyHidden>
      </label>
      <Icon shape={magnifier} />
      <Input
        id={id}
        type="search"
        name="search"
        placeholder="Search pedal kits..."
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
      />
    </form>
  );
}
