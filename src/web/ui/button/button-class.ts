import { classNames } from '../class-names.ts';

export type ButtonVariant = 'default' | 'primary' | 'quiet' | 'danger' | 'on-mat';

export interface ButtonLook {
  variant?: ButtonVariant;
  small?: boolean;
  wide?: boolean;
}

/** The classes of a button, also for a link that looks like one. */
export const buttonClass = ({ variant = 'default', small, wide }: ButtonLook = {}, className?: string): string =>
  classNames(
    'button',
    variant !== 'default' && `button-${variant}`,
    small && 'button-small',
    wide && 'button-wide',
    className,
  );
