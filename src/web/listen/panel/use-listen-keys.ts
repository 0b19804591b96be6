import { useEffect, useEffectEvent } from 'react';

interface ListenKeys {
  /** The id of what the keys are for. */
  within: string;
  onGo: () => void;
  onBypass: () => void;
  onMemory?: (memory: number) => void;
}

/** What has a use of its own for letters and figures, and what has one for Space. */
const typed = 'input:not([type=radio], [type=range]), select, textarea, dialog';
const pressed = 'input, button, a, summary';

/** Only while the focus is in the panel: elsewhere Space scrolls, and nobody has asked for a sound. */
function isForPanel({ target, key }: KeyboardEvent, within: string): boolean {
  if (!(target instanceof Element) || !target.closest(`#${within}`) || target.closest(typed)) return false;
  return key !== ' ' || !target.closest(pressed);
}

/** Space plays and stops, B bypasses, 1 2 3 are the memories. */
export function useListenKeys({ within, onGo, onBypass, onMemory }: ListenKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (isModified || event.repeat || !isForPanel(event, within)) return;
    const memory = ['1', '2', '3'].indexOf(event.key);
    if (event.key === ' ') onGo();
    else if (event.key.toLowerCase() === 'b') onBypass();
    else if (memory >= 0 && onMemory) onMemory(memory);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
