import { paths } from '#domain/paths/paths.ts';
import { classNames } from '../ui/class-names.ts';
import { AppLink } from './app-link.tsx';
import styles from './wordmark.module.css';

/** As `#drawings/brand/logo.ts` has it, and its test holds; the code that draws pictures is not worth its weight on every page. */
const letters =
  'M8 0V20.4C8 26.6 10.8 29.8 17 29.8H18.4M0 10.2H18.4M44.2 8.1V31.9M74.4 8.1V31.9M86.6 31.9V8.1M86.6 21.4C86.6 14 90.6 10.2 98 10.2';

/** The shop's name, drawn, leading home. */
export function Wordmark({ className }: { className?: string | undefined }) {
  return (
    <AppLink href={paths.home} className={classNames(styles.wordmark, className)} aria-label="taar, home">
      <svg viewBox="0 -1 109 34" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth={4.4} strokeLinejoin="round">
          <path d={letters} />
          <circle cx={34.5} cy={20} r={9.7} />
          <circle cx={64.7} cy={20} r={9.7} />
        </g>
        <circle cx={104.4} cy={10.2} r={3.6} fill="var(--accent)" />
      </svg>
    </AppLink>
  );
}
