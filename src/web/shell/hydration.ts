import { useEffect } from 'react';

let resolveHydrated = () => {};
/** Resolves once the screen is alive. */
export const hydrated = new Promise<void>((resolve) => (resolveHydrated = resolve));

/** Called by the screen: from its first effect on, React has taken over the HTML of the whole page. */
export function useMarkHydrated(): void {
  useEffect(() => resolveHydrated(), []);
}

/**
 * Asks at once, and answers only when the screen is alive. React takes over the screen after its frame: an answer to the
 * frame's questions in between would have the screen meet HTML that the server wrote without that answer.
 */
export const fetchAfterHydration: typeof fetch = async (input, init) => {
  const [answer] = await Promise.allSettled([fetch(input, init), hydrated]);
  if (answer.status === 'rejected') throw answer.reason;
  return answer.value;
};
