import { useLocation } from 'wouter';
import { wordmark } from '#drawings/brand/logo.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { isCurrent, type NavItem } from './nav-items.ts';
import { useNavGroups } from './use-nav.ts';
import { WaitingMark } from './waiting-mark.tsx';
import text from '../../ui/text/text.module.css';
import styles from './side-nav.module.css';

const drawing = { __html: wordmark({ lamp: 'var(--accent)' }) };

function Item({ item, pathname }: { item: NavItem; pathname: string }) {
  return (
    <li>
      <AppLink
        className={styles.item}
        href={item.href}
        aria-current={isCurrent(item.href, pathname) ? 'page' : undefined}
      >
        <Icon shape={item.shape} className={styles.icon} />
        {item.label}
        <WaitingMark href={item.href} />
      </AppLink>
    </li>
  );
}

/** The ways through the office, on the mat. */
export function SideNav() {
  const [pathname] = useLocation();
  const groups = useNavGroups();
  return (
    <nav className={classNames(text.mat, styles.side)} aria-label="Back office">
      <div className={styles.inner}>
        <AppLink className={styles.brand} href={officePaths.today} aria-label="taar back office, Today">
          <span className={styles.word} dangerouslySetInnerHTML={drawing} />
          <span className={styles.office}>Back office</span>
        </AppLink>
        {groups.map(({ label, items }) => (
          <div key={label}>
            {label && (
              <p className={styles.group} id={`nav-${label}`}>
                {label}
              </p>
            )}
            <ul {...(label && { 'aria-labelledby': `nav-${label}` })}>
              {items.map((item) => (
                <Item key={item.href} item={item} pathname={pathname} />
              ))}
            </ul>
          </div>
        ))}
        <div className={styles.foot}>
          <a href={paths.home}>Open the shop</a>
        </div>
      </div>
    </nav>
  );
}
