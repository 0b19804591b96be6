import { useEffect, useRef, type RefObject } from 'react';

interface MoreFocus<List extends HTMLElement> {
  readonly list: RefObject<List | null>;
  /** To be called by the press: how much there was, and at which child of the list the new ones will begin. */
  readonly remember: (count: number, firstNew?: number) => void;
}

interface Pressed {
  readonly count: number;
  readonly firstNew: number;
  readonly button: Element | null;
}

/**
 * For a list that a press on 'Show more' makes longer. When `count` has grown, the first that the press brought takes the focus:
 * the button may be gone, and stands behind them all if it is not. Whoever went elsewhere meanwhile is left there.
 */
export function useMoreFocus<List extends HTMLElement>(count: number): MoreFocus<List> {
  const list = useRef<List>(null);
  const pressed = useRef<Pressed | null>(null);
  useEffect(() => {
    if (pressed.current === null || count <= pressed.current.count) return;
    const { firstNew, button } = pressed.current;
    pressed.current = null;
    const item = list.current?.children[firstNew];
    const isFree = document.activeElement === document.body || document.activeElement === button;
    if (!(item instanceof HTMLElement) || !isFree) return;
    const link = item.querySelector<HTMLElement>(':scope > a');
    if (!link) item.tabIndex = -1;
    (link ?? item).focus({ preventScroll: true });
  }, [count]);
  const remember = (shown: number, firstNew = shown): void => {
    pressed.current = { count: shown, firstNew, button: document.activeElement };
  };
  return { list, remember };
}
