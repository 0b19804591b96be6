import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { CardStepperProps } from './card-stepper.tsx';
import styles from './card-quantity.module.css';

const CardStepper = lazy(() => import('./card-stepper.tsx'));

const never = () => () => {};

/** How many to add. It needs a script to mean anything, so it comes after the page, which keeps its place. */
export function CardQuantity(props: CardStepperProps) {
  // False in the server's page and while the browser takes it over.
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div className={styles.quantity}>
      <Suspense>{isAlive && <CardStepper {...props} />}</Suspense>
    </div>
  );
}
