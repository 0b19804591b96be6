import { useState, type ReactNode } from 'react';
import { ToastHost } from '../toast/toast-host.tsx';
import { CookieNotice } from './cookie-notice/cookie-notice.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import styles from './page-layout.module.css';

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
