import type { ReactNode } from 'react';
import { AppLink } from '../../shell/app-link.tsx';
import { chevronDown } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './nav-item.module.css';

interface NavLinkProps {
  href: string;
  /** It leads to the page that is shown. */
  current: boolean;
  children: ReactNode;
}

/** A word of the header's bar that leads to a page. */
export function NavLink({ href, current, children }: NavLinkProps) {
  return (
    <AppLink href={href} className={styles.item} {...(current && { 'aria-current': 'page' as const })}>
      {children}
    </AppLink>
  );
}

/** A word of the header's bar that opens the menu it stands in. */
export function NavSummary({ children }: { children: ReactNode }) {
  return (
    <summary className={styles.item}>
      {children}
      <Icon shape={chevronDown} className={styles.chevron} />
    </summary>
  );
}
