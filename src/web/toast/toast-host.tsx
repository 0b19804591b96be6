import { lazy, Suspense } from 'react';
import { useToasts } from './toast-store.ts';
import styles from './toast.module.css';

/** If the real view cannot be fetched, the words still reach the person. */
function PlainToasts() {
  const shown = useToasts().filter((toast) => toast.open);
  return (
    <div className={styles.list} role="status">
      {shown.map((toast) => (
        <div className={styles.toast} key={toast.id}>
          <div className={styles.words}>
            <b className={styles.title}>{toast.title}</b> {toast.description}
          </div>
        </div>
      ))}
    </div>
  );
}

const LazyToasts = lazy(() =>
  import('./toasts.tsx').then(
    (module) => ({ default: module.Toasts }),
    () => ({ default: PlainToasts }),
  ),
);

/** The place of the toasts in the frame. A toast stays in the store long after it closes, and so does the view. */
export function ToastHost() {
  const needed = useToasts().length > 0;
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <LazyToasts />
    </Suspense>
  );
}
