import type { ComponentProps } from 'react';
import { iconButtonClass } from './icon-button-class.ts';

/** A button that shows only an icon, so it always carries its name. */
export function IconButton({
  label,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return <button type={type} aria-label={label} className={iconButtonClass(className)} {...rest} />;
}
