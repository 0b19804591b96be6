import { classNames } from '../class-names.ts';
import styles from './ruler.module.css';

/** A steel rule, one tick to the millimetre. The needle shows how far down the page the reader is. */
export function Ruler({ needle = false }: { needle?: boolean }) {
  return <div aria-hidden="true" className={classNames(styles.ruler, needle && styles.needle)} />;
}
