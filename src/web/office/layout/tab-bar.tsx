import { useState } from 'react';
import { useLocation } from 'wouter';
import { AppLink } from '../../shell/app-link.tsx';
import { bars } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { MoreSheet } from './more-sheet.tsx';
import { isCurrent, messages, orders, stock, today } from './nav-items.ts';
import { useMayGo } from './use-nav.ts';
import { WaitingMark } from './waiting-mark.tsx';
import styles from './tab-bar.module.css';

const allTabs = [today, orders, stock, messages];

/** The daily work under the thumb, on a phone; the rest is behind More. */
export function TabBar() {
  const [pathname] = useLocation();
  const tabs = allTabs.filter(useMayGo());
  const [isMoreOpen, setMoreOpen] = useState(false);
  return (
    <nav className={styles.bar} aria-label="Back office, short">
      {tabs.map(({ href, label, shape }) => (
        <AppLink
          className={styles.tab}
          key={href}
          href={href}
          aria-current={isCurrent(href, pathname) ? 'page' : undefined}
        >
          <Icon shape={shape} className={styles.icon} />
          {label}
          <span className={styles.lamp}>
            <WaitingMark href={href} />
          </span>
        </AppLink>
      ))}
      <button className={styles.tab} type="button" aria-haspopup="dialog" onClick={() => setMoreOpen(true)}>
        <Icon shape={bars} className={styles.icon} />
        More
      </button>
      {isMoreOpen && <MoreSheet onClose={() => setMoreOpen(false)} />}
    </nav>
  );
}
