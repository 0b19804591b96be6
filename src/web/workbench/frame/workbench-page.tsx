import type { ReactNode } from 'react';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import text from '../../ui/text/text.module.css';
import { arrowLeft } from '../../ui/icon/icon-shapes.ts';
import styles from './workbench-page.module.css';

/** A screen of the bench that is about no single board: the way back to all of them, then what is its own. */
export function WorkbenchPage({ children }: { children: ReactNode }) {
  return (
    <div className={classNames(text.wrap, styles.page)}>
      <AppLink href={paths.bench()} className={styles.back}>
        <Icon shape={arrowLeft} />
        The Bench
      </AppLink>
      {children}
    </div>
  );
}
