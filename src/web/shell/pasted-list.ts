import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { looksLikeList } from '#domain/parts-lists/looks-like-list.ts';
import { paths } from '#domain/paths/paths.ts';

/** What a link to the list reader leaves in the history: the list itself, however long it is. */
export const pastedListState = (text: string): { pastedList: string } => ({ pastedList: text });

export function pastedListIn(state: unknown): string | null {
  const text = (state as { pastedList?: unknown } | null)?.pastedList;
  return typeof text === 'string' && text.trim() !== '' ? text : null;
}

/** True: a field that takes what is pasted as it is. A search would cut a list off and lose its lines. */
function keepsPastedText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isSearch = target instanceof HTMLInputElement && target.type === 'search';
  return !isSearch && (target.isContentEditable || target.matches('input, textarea, select'));
}

/** A list of parts that is pasted anywhere on this screen opens in the list reader. */
export function useListPaste(): void {
  const [, navigate] = useLocation();
  const take = useEffectEvent((event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (event.defaultPrevented || keepsPastedText(event.target) || !looksLikeList(text)) return;
    event.preventDefault();
    navigate(paths.bench('paste'), { state: pastedListState(text) });
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => take(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
