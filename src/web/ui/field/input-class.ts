import { classNames } from '../class-names.ts';
import styles from './input.module.css';

/** The classes of an input, also for a select and a text area. */
export const inputClass = (className?: string): string => classNames(styles.input, className);
