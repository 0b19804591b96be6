import type { ReactNode } from 'react';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { iconButtonClass } from '../../ui/icon-button/icon-button-class.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Lamp } from '../../ui/lamp/lamp.tsx';
import { arrowLeft } from '../../components/board-view/workbench-icon-shapes.ts';
import { benchWays } from './workbench-views.ts';
import { offlineWords, useOnline } from '../offline/use-online.ts';
import styles from './workbench-bar.module.css';

interface BenchBarProps {
  slug: string;
  name: string;
  current: 'build' | 'faults' | 'parts' | null;
  /** At the end of the bar. */
  children?: ReactNode;
}

/** What lies on the bench, and the ways to work on it. */
export function BenchBar({ slug, name, current, children }: BenchBarProps) {
  const isOnline = useOnline();
  return (
    <div className={styles.bar}>
      <AppLink href={paths.bench()} className={iconButtonClass()} aria-label="Back to the bench">
        <Icon shape={arrowLeft} />
      </AppLink>
      <h1 className={styles.title}>{name}</h1>
      <nav className={styles.ways} aria-label={`${name} on the bench`}>
        {benchWays.map(({ way, label, shape }) => (
          <AppLink
            key={label}
            href={way ? paths.bench(slug, way) : paths.bench(slug)}
            aria-current={way === current ? 'page' : undefined}
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
            {offlineWords}
          </>
        )}
      </p>
    </div>
  );
}
