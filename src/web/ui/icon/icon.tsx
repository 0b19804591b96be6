import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

interface IconProps {
  /** One of icon-shapes.ts. */
  shape: string;
  className?: string | undefined;
}

/** A sign in one line on a square of 24. It never stands alone: words or a label beside it say what it means. */
export function Icon({ shape, className }: IconProps) {
  return (
    <svg className={classNames(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}
