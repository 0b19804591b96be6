import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import styles from './parts-kinds.module.css';

const PartsPanel = lazy(() => import('./parts-panel.tsx'));

/**
 * The kinds of parts in a menu. Their pictures and counts are fetched by those who open it: the disclosure around this
 * tells. Until then, and without a script, the subcategories beside it lead to the same parts.
 */
export function PartsKinds() {
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const menu = place.current?.closest('details');
    if (!menu) return undefined;
    const stop = new AbortController();
    const want = () => setWanted(true);
    if (menu.open) want();
    menu.addEventListener('pointerenter', want, stop);
    menu.addEventListener('toggle', want, stop);
    return () => stop.abort();
  }, []);
  return (
    <div ref={place} className={styles.kinds}>
      {wanted && (
        <Suspense fallback={null}>
          <PartsPanel />
        </Suspense>
      )}
    </div>
  );
}
