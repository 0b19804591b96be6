const lockName = 'taar-cart';
const lockTimeoutMs = 5000;

/**
 * Lets one write of this browser run at a time, over all of its tabs. The first one makes the session; two at once would
 * make two, and one of them would be lost. A tab that waits too long goes ahead: a lock must not cost anyone the cart.
 */
export async function withCartLock<T>(work: () => Promise<T>): Promise<T> {
  // Old browsers, and pages without https that are not local, have no locks.
  if (!('locks' in navigator)) return work();
  let started = false;
  const begin = () => {
    started = true;
    return work();
  };
  try {
    return await navigator.locks.request(lockName, { signal: AbortSignal.timeout(lockTimeoutMs) }, begin);
  } catch (error) {
    if (started) throw error;
    return begin();
  }
}
