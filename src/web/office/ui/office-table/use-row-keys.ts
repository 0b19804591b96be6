import { useEffect, useRef, useState } from 'react';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { rememberPlace, rememberedPlace } from './list-place.ts';
import type { OfficeTableProps } from './office-table.tsx';

/** What the keyboard does in a list, and which row is at hand. The link of that row has the focus. */
export function useRowKeys<T>({ list, rowId, selection }: OfficeTableProps<T>, show: (index: number) => void) {
  const [active, setActive] = useState<number | null>(() => rememberedPlace()?.active ?? null);
  const wantsFocus = useRef(false);
  const anchor = useRef<number | null>(null);
  const idAt = (index: number): string[] => (list.rows[index] ? [rowId(list.rows[index])] : []);

  const move = (step: 1 | -1) => () => {
    if (list.rows.length === 0) return;
    const next = active === null ? 0 : Math.min(list.rows.length - 1, Math.max(0, active + step));
    wantsFocus.current = true;
    setActive(next);
    show(next);
  };
  const toggle = () => {
    if (active === null || !selection) return;
    const ids = idAt(active);
    selection.set(ids, !ids.every(selection.has));
    anchor.current = active;
  };
  const toggleRange = () => {
    if (active === null || !selection) return;
    const from = anchor.current ?? active;
    const [low, high] = [Math.min(from, active), Math.max(from, active)];
    selection.set(list.rows.slice(low, high + 1).map(rowId), true);
  };
  const group = 'Lists';
  useShortcuts([
    { keys: 'j', label: 'Next row', group, run: move(1) },
    { keys: 'k', label: 'Row before', group, run: move(-1) },
    { keys: 'arrowdown', label: 'Next row', group, run: move(1) },
    { keys: 'arrowup', label: 'Row before', group, run: move(-1) },
    ...(selection
      ? [
          { keys: 'x', label: 'Select the row', group, run: toggle },
          { keys: 'shift+x', label: 'Select up to here', group, run: toggleRange },
          { keys: 'ctrl+a', label: 'Select all that match', group, run: selection.selectAll },
        ]
      : []),
  ]);

  useEffect(() => {
    const remember = () => rememberPlace({ scrollY, active });
    remember();
    addEventListener('scrollend', remember);
    return () => removeEventListener('scrollend', remember);
  }, [active]);

  useEffect(() => {
    if (!wantsFocus.current || active === null) return;
    const link = document.querySelector<HTMLElement>(`[data-row="${active}"] [data-row-link]`);
    if (!link) return;
    wantsFocus.current = false;
    link.focus({ preventScroll: true });
  });
  return { active, setActive };
}
