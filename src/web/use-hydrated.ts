import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and while its HTML is taken over, true from then on. The screen is taken over after its frame,
 * whose queries may have been answered by then: whoever shows what the server could not know asks this first.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
