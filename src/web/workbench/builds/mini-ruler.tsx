import { classNames } from '../../ui/class-names.ts';
import styles from './mini-ruler.module.css';

interface MiniRulerProps {
  /** Whose progress it is. */
  label: string;
  placed: number;
  parts: number;
  onMat?: boolean;
}

/** A tick for each part, and the needle at the next: the ruler of the build, small. */
export const MiniRuler = ({ label, placed, parts, onMat = false }: MiniRulerProps) => (
  <div
    className={classNames(styles.ruler, onMat && styles.onMat)}
    style={{ '--n': parts, '--d': placed } as object}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={parts}
    aria-valuenow={placed}
    aria-valuetext={`${placed} of ${parts} parts`}
  />
);
