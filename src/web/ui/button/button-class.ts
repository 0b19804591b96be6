import { classNames } from '../class-names.ts';
import styles from './button.module.css';

type ButtonVariant = 'default' | 'primary' | 'quiet' | 'danger' | 'on-mat';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  small?: boolean | undefined;
  wide?: boolean | undefined;
}

const variants: Readonly<Record<Exclude<ButtonVariant, 'default'>, string | undefined>> = {
  primary: styles.primary,
  quiet: styles.quiet,
  danger: styles.danger,
  'on-mat': styles.onMat,
};

/** The classes of a button, also for a link that looks like one. */
export const buttonClass = ({ variant = 'default', small, wide }: ButtonLook = {}, className?: string): string =>
  classNames(
    styles.button,
    variant !== 'default' && variants[variant],
    small && styles.small,
    wide && styles.wide,
    className,
  );
