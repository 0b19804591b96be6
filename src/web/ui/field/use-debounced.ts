import { useEffect, useState } from 'react';

/** The value once it has rested for a while; an empty text counts at once. */
export function useDebounced(value: string, restMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return value === '' ? '' : settled;
}
