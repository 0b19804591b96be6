import type { ComponentProps } from 'react';
import { inputClass } from './input-class.ts';

/** A bare select in the look of a field, for a place that brings the label and the arrow. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select className={inputClass(className)} {...rest} />;
}
