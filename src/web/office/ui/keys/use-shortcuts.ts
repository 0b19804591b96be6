import { useEffect, useRef } from 'react';
import { addShortcuts, type Shortcut } from './shortcut-store.ts';

/** Keys that work while the component is there. What they do may change with every render; which they are may not. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  const names = shortcuts.map(({ keys }) => keys).join('\n');
  useEffect(
    () =>
      addShortcuts(
        names.split('\n').map((keys, index) => ({
          ...latest.current[index]!,
          keys,
          run: (event: KeyboardEvent) => latest.current[index]?.run(event),
        })),
      ),
    [names],
  );
}
