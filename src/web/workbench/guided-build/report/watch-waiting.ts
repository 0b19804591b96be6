import { lastOwnerHere } from '../../synced-store/synced-store.ts';
import { sendDepsOf } from './send-deps.ts';
import { sendOnce, waitingOf } from './waiting-report.ts';

/** So long until a report that did not get through is tried again. */
const againMs = 20_000;

function sendAll(): void {
  const owner = lastOwnerHere();
  if (!navigator.onLine || owner === 'guest') return;
  // What fails waits for the next time.
  for (const waiting of waitingOf(owner)) void sendOnce(waiting, sendDepsOf(waiting.buildId)).catch(() => undefined);
}

/** Sends what waits on this device, whichever screen of the bench is open when the network comes back. Returns how to stop. */
export function watchWaiting(): () => void {
  sendAll();
  const timer = setInterval(sendAll, againMs);
  addEventListener('online', sendAll);
  return () => {
    clearInterval(timer);
    removeEventListener('online', sendAll);
  };
}
