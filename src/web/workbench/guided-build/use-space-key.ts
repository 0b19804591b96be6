import { useEffect, useEffectEvent } from 'react';

const takesKeys = 'input, textarea, select, button, a, summary, dialog, [contenteditable]';

/** The space bar does the one thing that is to be done, unless something else has the focus. */
export function useSpaceKey(run: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== ' ' || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.closest(takesKeys)) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
