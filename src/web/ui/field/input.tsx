import type { ComponentProps } from 'react';
import { inputClass } from './input-class.ts';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={inputClass(className)} {...rest} />;
}
