import type { ReactNode } from 'react';
import styles from './swap-list.module.css';

interface ListedSwap {
  /** Places on the board. */
  readonly refs: readonly string[];
  readonly was: string;
  readonly is: ReactNode;
  /** What stands behind it or below it. */
  readonly more?: ReactNode;
}

/** Which parts differ from the bill of the kit. */
export function SwapList({ swaps }: { swaps: readonly ListedSwap[] }) {
  return (
    <ul className={styles.swaps}>
      {swaps.map(({ refs, was, is, more }) => (
        <li key={refs.join()}>
          <b>{refs.join(', ')}</b> <s>{was}</s> → {is} {more}
        </li>
      ))}
    </ul>
  );
}
