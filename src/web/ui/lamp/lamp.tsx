import { classNames } from '../class-names.ts';
import styles from './lamp.module.css';

export type LampColour = 'green' | 'amber' | 'red' | 'accent' | 'off';

const colours: Readonly<Record<LampColour, string | undefined>> = {
  green: undefined,
  amber: styles.amber,
  red: styles.red,
  accent: styles.accent,
  off: styles.off,
};

interface LampProps {
  colour?: LampColour;
  className?: string | undefined;
}

/** Lit means on. It only repeats what the words beside it say, so it is hidden from assistive technology. */
export function Lamp({ colour = 'green', className }: LampProps) {
  return <span aria-hidden="true" className={classNames(styles.lamp, colours[colour], className)} />;
}
