import { useEffect, useState, type RefObject } from 'react';

/** So much of a row may be cut off before it counts as hidden. */
const tolerancePx = 4;

function countBelow(list: HTMLElement): number {
  const edge = list.getBoundingClientRect().bottom + tolerancePx;
  return [...list.children].filter((item) => item.getBoundingClientRect().bottom > edge).length;
}

/** How many of a list's items lie below its lower edge. It looks again when anything is scrolled or changes its size. */
export function useItemsBelow(list: RefObject<HTMLElement | null>, itemCount: number): number {
  const [below, setBelow] = useState(0);
  useEffect(() => {
    const element = list.current;
    if (element === null || itemCount === 0) return;
    const look = () => setBelow(countBelow(element));
    const sizes = new ResizeObserver(look);
    for (const watched of [element, ...element.children]) sizes.observe(watched);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [list, itemCount]);
  return below;
}
