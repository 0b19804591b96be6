import { useEffect, useState, type ReactNode, useSyncExternalStore } from 'react';
import { ToastHost } from '../toast/toast-host.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import styles from './page-layout.module.css';
import { AppLink } from '../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { Button } from '../ui/button/button.tsx';
import { classNames } from '../ui/class-names.ts';
import text from '../ui/text/text.module.css';

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
function CookieNotice() {
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

/** How the frame's markup starts. What the server renders before it are the tags of the head. */
export const bodyMarker = '<a data-body-start=""';

interface PageLayoutProps {
  children: ReactNode;
  /** The sign-in screen stands alone, without header and footer. */
  bare?: boolean;
}

/** What surrounds every screen. While the mobile menu is open the page behind it cannot be reached. */
export function PageLayout({ children, bare = false }: PageLayoutProps) {
  const [mobileMenuOpen, setMobileMenuOpen] = useState(false);
  // Until the page is alive its links are followed by the browser; after that they fetch ahead by themselves.
  useEffect(() => document.querySelector('[type=speculationrules]')?.remove(), []);
  return (
    <>
      <a data-body-start="" className={styles.skipLink} href="#main" inert={mobileMenuOpen}>
        Skip to content
      </a>
      {!bare && <Header mobileMenuOpen={mobileMenuOpen} onMobileMenuChange={setMobileMenuOpen} />}
      <div className={styles.page} inert={mobileMenuOpen}>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {!bare && <Footer />}
        <CookieNotice />
      </div>
      <ToastHost />
    </>
  );
}
