import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={classNames('input', className)} {...rest} />;
}
