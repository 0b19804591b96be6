import { AppLink } from '../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { acceptCookieNotice, useCookieNoticeSeen } from './cookie-notice-store.ts';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text/text.module.css';
import styles from './cookie-notice.module.css';

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
