import type { ReactNode } from 'react';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { iconButtonClass } from '../../ui/icon-button/icon-button-class.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Lamp } from '../../ui/lamp/lamp.tsx';
import { arrowLeft, bars, board, iron, probe } from '../../ui/icon/icon-shapes.ts';
import { offlineText, useOnline } from '../offline/use-online.ts';
import styles from './workbench-bar.module.css';

/** The ways to work on a board, in the order of the bar. */
interface WorkbenchView {
  /** The last part of the address; none for the board itself. */
  readonly view: 'build' | 'faults' | 'parts' | null;
  readonly label: string;
  /** On a square of 24. */
  readonly shape: string;
}

const workbenchViews: readonly WorkbenchView[] = [
  { view: null, label: 'Board', shape: board },
  { view: 'build', label: 'Build', shape: iron },
  { view: 'faults', label: 'Fault finder', shape: probe },
  { view: 'parts', label: 'Parts', shape: bars },
];

interface WorkbenchBarProps {
  slug: string;
  name: string;
  current: 'build' | 'faults' | 'parts' | null;
  /** At the end of the bar. */
  children?: ReactNode;
}

/** What lies on the bench, and the ways to work on it. */
export function WorkbenchBar({ slug, name, current, children }: WorkbenchBarProps) {
  const isOnline = useOnline();
  return (
    <div className={styles.bar}>
      <AppLink href={paths.bench()} className={iconButtonClass()} aria-label="Back to the bench">
        <Icon shape={arrowLeft} />
      </AppLink>
      <h1 className={styles.title}>{name}</h1>
      <nav className={styles.ways} aria-label={`${name} on the bench`}>
        {workbenchViews.map(({ view, label, shape }) => (
          <AppLink
            key={label}
            href={view ? paths.bench(slug, view) : paths.bench(slug)}
            aria-current={view === current ? 'page' : undefined}
          >
            <Icon shape={shape} className={styles.icon} />
            {label}
          </AppLink>
        ))}
      </nav>
      <div className={styles.end}>{children}</div>
      <p className={styles.offline} role="status">
        {!isOnline && (
          <>
            <Lamp colour="amber" />
            {offlineText}
          </>
        )}
      </p>
    </div>
  );
}
