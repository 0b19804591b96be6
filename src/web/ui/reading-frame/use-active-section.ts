import { useEffect, useState } from 'react';

/** The place in the window above which a heading counts as reached: just under the sticky header. */
const readingLinePixels = 140;

/** The section that is being read: the last one whose heading has passed under the header. Null before the first. */
export function useActiveSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const list = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const isReached = (id: string): boolean =>
        (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < readingLinePixels;
      setCurrent(list.split(' ').findLast(isReached) ?? null);
    };
    const onScroll = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [list]);
  return current;
}
