import type { ComponentProps, MouseEvent } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Its call is under way: it says that it is disabled and ignores presses, but keeps the keyboard's focus. */
  pending?: boolean;
}

const ignore = (event: MouseEvent): void => event.preventDefault();

export function Button({ variant, small, wide, pending, className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass({ variant, small, wide }, className)}
      {...rest}
      {...(pending && { 'aria-disabled': true, onClick: ignore })}
    />
  );
}
