import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';

export function Button({
  variant,
  small,
  wide,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonLook) {
  const look: ButtonLook = { ...(variant && { variant }), ...(small && { small }), ...(wide && { wide }) };
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}
