import type { ComponentProps } from 'react';
import styles from './covering-radio.module.css';

/** A radio button that lies unseen over its label: the label shows what is chosen, the browser does the rest. */
export const CoveringRadio = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <input type="radio" className={styles.radio} {...props} />
);
