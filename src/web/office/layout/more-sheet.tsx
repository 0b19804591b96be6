import { useLocation } from 'wouter';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Button } from '../ui/button/button.tsx';
import { isCurrent } from './nav-items.ts';
import { useNavGroups } from './use-nav.ts';
import styles from './more-sheet.module.css';

/** All the ways of the side navigation, for a phone. */
export function MoreSheet({ onClose }: { onClose: () => void }) {
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
                <Icon shape={shape} className={styles.icon} />
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
