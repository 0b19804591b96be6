import type { ReactNode } from 'react';
import { AppLink } from '../../../shell/app-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { countText } from '../catalogue-texts.ts';
import styles from './filter-choice.module.css';

/** The choices of one group, in a row that wraps. */
export const FilterChoices = ({ children }: { children: ReactNode }) => (
  <div className={styles.choices}>{children}</div>
);

/** How many products a choice would give; nothing before that is known. */
function ChoiceCount({ count }: { count: number | undefined }) {
  return count === undefined ? null : (
    <span className={styles.count} aria-hidden="true">
      {count}
    </span>
  );
}

interface ChoiceProps {
  count: number | undefined;
  chosen: boolean;
}

const choiceClass = (count: number | undefined): string => classNames(styles.choice, count === 0 && styles.empty);

interface ChoiceLinkProps extends ChoiceProps {
  href: string;
  /** It takes the place of the address instead of adding one. */
  replace?: boolean;
  /** Left in the history. */
  state?: unknown;
  label: string;
}

/** A choice that is a place of its own: it can be opened in a new tab, and read ahead. */
export function ChoiceLink({ href, label, count, chosen, ...history }: ChoiceLinkProps) {
  return (
    <AppLink
      href={href}
      {...history}
      className={choiceClass(count)}
      {...(count !== undefined && { title: countText(undefined, count) })}
      {...(chosen && { 'aria-current': 'true' as const })}
    >
      {label}
      <ChoiceCount count={count} />
    </AppLink>
  );
}

interface ChoiceButtonProps extends ChoiceProps {
  name: string;
  /** What pressing it sends. */
  value: string;
  title: string | undefined;
  onChoose: () => void;
  children: ReactNode;
}

/** A choice that is taken back by the same button. Without a script it sends the form around it. */
export function ChoiceButton({ name, value, title, count, chosen, onChoose, children }: ChoiceButtonProps) {
  return (
    <button
      type="submit"
      name={name}
      value={value}
      aria-pressed={chosen}
      className={choiceClass(count)}
      title={title}
      onClick={(event) => {
        event.preventDefault();
        onChoose();
      }}
    >
      {children}
      <ChoiceCount count={count} />
    </button>
  );
}
