import { useId, type ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { magnifier } from '../icon/icon-shapes.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visibility/visually-hidden.tsx';
import { Input } from './input.tsx';
import styles from './search-input.module.css';

/** The box of a search with its glass. The form around it says what is searched; the label, what to type. */
export function SearchInput({ label, className, ...rest }: ComponentProps<'input'> & { label: string }) {
  const id = useId();
  return (
    <div className={styles.box}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <Icon shape={magnifier} className={styles.icon} />
      <Input
        id={id}
        className={classNames(styles.input, className)}
        type="search"
        name="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        {...rest}
      />
    </div>
  );
}
