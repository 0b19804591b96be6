import { lazy, Suspense, useState } from 'react';
import panel from '../../../ui/panel/panel.module.css';
import styles from './quotes-panel.module.css';

const OwnQuotes = lazy(() => import('./own-quotes.tsx').then((module) => ({ default: module.OwnQuotes })));

/** Few people ask for quotes, so they are fetched when somebody opens this. */
export function QuotesPanel() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={panel.panel} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>Your quotes</summary>
      <div className={styles.body}>
        {isOpen && (
          <Suspense>
            <OwnQuotes />
          </Suspense>
        )}
      </div>
    </details>
  );
}
