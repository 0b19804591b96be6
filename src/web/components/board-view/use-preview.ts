import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Selection } from './selection.ts';

const restMs = 120;

/** What a mouse rests on, in any pane: shown in all of them, and gone with the mouse. */
export function usePreview() {
  const [preview, setPreview] = useState<Selection | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onPointerOver = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    const at = (event.target as Element).closest<HTMLElement>('[data-row],[data-ref],[data-net]');
    const ref = at?.dataset['row'] ?? at?.dataset['ref'];
    const net = at?.dataset['net'];
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setPreview(ref ? { ref } : net ? { net } : null), restMs);
  };
  const onPointerLeave = (): void => {
    clearTimeout(timer.current);
    setPreview(null);
  };
  return { preview, handlers: { onPointerOver, onPointerLeave, onPointerDown: onPointerLeave } };
}
