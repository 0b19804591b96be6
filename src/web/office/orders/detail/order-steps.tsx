import { useLocation } from 'wouter';
import { officePaths } from '#domain/paths/office-paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { useShortcuts } from '../../ui/keys/use-shortcuts.ts';
import { neighboursIn, useCameFrom } from '../came-from.ts';
import styles from './order-steps.module.css';

const group = 'Orders';

/** The next and the previous order of the list one came from: J and K, as in the list. */
export function OrderSteps({ orderId }: { orderId: string }) {
  const list = useCameFrom();
  const [, navigate] = useLocation();
  const { before, after } = neighboursIn(list?.ids ?? [], orderId);
  const go = (to: string | null) => () => {
    if (to !== null) navigate(officePaths.order(to));
  };
  useShortcuts([
    { keys: 'j', label: 'Next order of the list', group, run: go(after) },
    { keys: 'k', label: 'Order before in the list', group, run: go(before) },
  ]);
  if (before === null && after === null) return null;
  return (
    <nav className={styles.steps} aria-label="Orders of the list">
      {before !== null && (
        <AppLink href={officePaths.order(before)}>
          Previous <kbd>K</kbd>
        </AppLink>
      )}
      {after !== null && (
        <AppLink href={officePaths.order(after)}>
          Next <kbd>J</kbd>
        </AppLink>
      )}
    </nav>
  );
}
