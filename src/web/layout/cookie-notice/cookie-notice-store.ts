import { useSyncExternalStore } from 'react';

const cookieNoticeKey = 'cookie-notice';

const listeners = new Set<() => void>();
let seenOnThisPage = false;

function isSeen(): boolean {
  try {
    return seenOnThisPage || localStorage.getItem(cookieNoticeKey) !== null;
  } catch {
    return seenOnThisPage;
  }
}

export function acceptCookieNotice(): void {
  seenOnThisPage = true;
  try {
    localStorage.setItem(cookieNoticeKey, 'accepted');
  } catch {
    // Without storage the notice comes back on the next visit, which is honest.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Pages are the same for every visitor, so the server never shows the notice. */
export const useCookieNoticeSeen = (): boolean => useSyncExternalStore(subscribe, isSeen, () => true);
