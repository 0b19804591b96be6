import { useEffect } from 'react';

let tell = () => {};
const screenIsAlive = new Promise<void>((resolve) => (tell = resolve));

/** Called by the screen: from its first effect on, React has taken over the HTML of the whole page. */
export function useTakeOver(): void {
  useEffect(() => tell(), []);
}

/**
 * Asks at once, and answers only when the screen is alive. React takes over the screen after its frame: an answer to the
 * frame's questions in between would have the screen meet HTML that the server wrote without that answer.
 */
export const fetchForLivePage: typeof fetch = async (input, init) => {
  const [answer] = await Promise.allSettled([fetch(input, init), screenIsAlive]);
  if (answer.status === 'rejected') throw answer.reason;
  return answer.value;
};
