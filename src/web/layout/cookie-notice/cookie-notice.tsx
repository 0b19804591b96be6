import { AppLink } from '../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { acceptCookieNotice, useCookieNoticeSeen } from './cookie-notice-store.ts';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text/text.module.css';
import styles from './cookie-notice.module.css';

/** The last thing on the page, held at the lower edge of the window until then: at the end it covers nothing. */
export function CookieNotice() {
  if (useCookieNoticeSeen()) return null;
  return (
    <section className={styles.notice} aria-label="Cookie notice">
      <div className={classNames(text.wrap, styles.row)}>
        <p>
          We use only the cookies the shop cannot do without: they hold your cart and your sign-in.{' '}
          <AppLink href={paths.privacy}>Privacy Policy</AppLink>
        </p>
        <Button small className={styles.accept} onClick={acceptCookieNotice}>
          Got it
        </Button>
      </div>
    </section>
  );
}
