import { classNames } from '../class-names.ts';
import styles from './spot.module.css';

interface SpotProps {
  /** Address of the drawing in a sprite: `/art/….svg#learn`. */
  href: string;
  /** What the drawing shows; without it the drawing is decoration. */
  title?: string;
  viewBox: string;
  className?: string | undefined;
}

/** A drawing in schematic line, taking its inks from the page so that it follows the theme. */
export function Spot({ href, title, viewBox, className }: SpotProps) {
  const name = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    <svg className={classNames(styles.spot, className)} viewBox={viewBox} {...name}>
      <use href={href} />
    </svg>
  );
}
