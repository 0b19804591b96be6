import { useSyncExternalStore } from 'react';

/** Whether a media query holds; follows when that changes. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );

/** One column, and the bar of tabs below. */
export const phone = '(width < 48rem)';
/** As wide as a desk's window: every column, and words beside the signs of the navigation. */
export const wide = '(width >= 75rem)';
/** Wider still: what is nice to see stands beside what one needs. */
export const widest = '(width >= 90rem)';
/** Too narrow for a table: each row is a card. */
export const narrow = '(width < 60rem)';
export const coarse = '(pointer: coarse), (width < 48rem)';
