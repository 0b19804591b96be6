import { wordmark } from '#art/brand.ts';
import { paths } from '#domain/paths/paths.ts';
import { classNames } from '../ui/class-names.ts';
import { AppLink } from './app-link.tsx';
import styles from './wordmark.module.css';

const drawing = { __html: wordmark({ lamp: 'var(--accent)' }) };

/** The shop's name, drawn, leading home. */
export function Wordmark({ className }: { className?: string | undefined }) {
  return (
    <AppLink
      href={paths.home}
      className={classNames(styles.wordmark, className)}
      aria-label="taar, home"
      dangerouslySetInnerHTML={drawing}
    />
  );
}
