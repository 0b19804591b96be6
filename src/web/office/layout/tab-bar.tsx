import { useState } from 'react';
import { useLocation } from 'wouter';
import { AppLink } from '../../shell/app-link.tsx';
import { bars } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { isCurrent, messages, orders, stock, today } from './nav-items.ts';
import { useMayGo, useNavGroups } from './use-nav.ts';
import { WaitingMark } from './waiting-mark.tsx';
import styles from './tab-bar.module.css';
import { paths } from '#domain/paths/paths.ts';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { Button } from '../ui/button/button.tsx';

/** All the ways of the side navigation, for a phone. */
function MoreSheet({ onClose }: { onClose: () => void }) {
  const [pathname] = useLocation();
  const groups = useNavGroups();
  return (
    <Dialog title="Back office" onClose={onClose}>
      <ul className={styles.list}>
        {groups
          .flatMap(({ items }) => items)
          .map(({ href, label, shape }) => (
            <li key={href}>
              <AppLink
                className={styles.item}
                href={href}
                aria-current={isCurrent(href, pathname) ? 'page' : undefined}
                onClick={onClose}
              >
                <Icon shape={shape} className={styles.moreSheetIcon} />
                {label}
              </AppLink>
            </li>
          ))}
      </ul>
      <DialogActions>
        <a className={styles.shop} href={paths.home}>
          Open the shop
        </a>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

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
