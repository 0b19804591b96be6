import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import styles from './screen-loading.module.css';

const rows = Array.from({ length: 8 }, (_, index) => index);

/** The shape of a screen whose code or data is on its way. */
export const ScreenLoading = ({ label = 'Loading' }: { label?: string }) => (
  <div className={styles.loading} role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    {rows.map((row) => (
      <Skeleton key={row} className={styles.row} />
    ))}
  </div>
);
