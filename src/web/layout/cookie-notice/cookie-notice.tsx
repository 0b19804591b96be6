import { AppLink } from '../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text/text.module.css';
import styles from './cookie-notice.module.css';
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

function acceptCookieNotice(): void {
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
const useCookieNoticeSeen = (): boolean => useSyncExternalStore(subscribe, isSeen, () => true);

/** The last thing on the page, in a place of its own. There is nothing to consent to, so it need not stand in the way. */
export function CookieNotice() {
  if (useCookieNoticeSeen()) return null;
  return (
    <section className={styles.notice} aria-label="Cookie notice">
      <div className={classNames(text.wrap, styles.row)}>
        <p>
          We use two cookies, to keep your cart and your sign-in. No ads, no tracking.{' '}
          <AppLink href={paths.privacy}>Privacy Policy</AppLink>
        </p>
        <Button small className={styles.accept} onClick={acceptCookieNotice}>
          Got it
        </Button>
      </div>
    </section>
  );
}
