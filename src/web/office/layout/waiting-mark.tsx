import { Lamp } from '../../ui/lamp/lamp.tsx';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import { useWaiting } from './waiting.ts';
import styles from './waiting-mark.module.css';

/** A lamp and a number beside what waits for somebody. */
export function WaitingMark({ href }: { href: string }) {
  const count = useWaiting(href);
  if (count === 0) return null;
  return (
    <span className={styles.mark}>
      <Lamp colour="amber" />
      <span className={styles.count}>{count}</span>
      <VisuallyHidden> to do</VisuallyHidden>
    </span>
  );
}
