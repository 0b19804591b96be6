import type { ReactNode } from 'react';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { iconButtonClass } from '../../ui/icon-button/icon-button-class.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Lamp } from '../../ui/lamp/lamp.tsx';
import { arrowLeft } from '../../components/board-view/workbench-icon-shapes.ts';
import { workbenchViews } from './workbench-views.ts';
import { offlineText, useOnline } from '../offline/use-online.ts';
import styles from './workbench-bar.module.css';

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
