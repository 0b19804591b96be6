import { AppLink } from '../../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './guide-breadcrumb.module.css';

const arrowLeft = 'M19 12H5m6-6-6 6 6 6';

export function GuideBreadcrumb() {
  return (
    <nav className={styles.trail} aria-label="Breadcrumb">
      <AppLink href={paths.guides}>
        <Icon shape={arrowLeft} />
        All build guides
      </AppLink>
    </nav>
  );
}
