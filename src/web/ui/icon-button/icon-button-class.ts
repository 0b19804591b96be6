import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

/** The classes of an icon button, also for a link or a summary that looks like one. It needs a name all the same. */
export const iconButtonClass = (className?: string): string => classNames(styles.iconButton, className);
