import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { ThemeToggle } from '../../shell/theme/theme-toggle.tsx';
import { Wordmark } from '../../shell/wordmark.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { magnifier, cart } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Ruler } from '../../ui/ruler/ruler.tsx';
import { MegaMenu } from '../menu/mega-menu.tsx';
import { categoryMenus, pageLinks } from '../menu/menu.ts';
import { MobileMenu } from '../menu/mobile-menu.tsx';
import { NavLink } from '../menu/nav-item.tsx';
import { SearchForm } from '../search/search-form.tsx';
import { watchSiteMenus } from '../menu/site-menus.ts';
import { UserMenu } from './user-menu.tsx';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text/text.module.css';
import visibility from '../../ui/visibility/visibility.module.css';
import styles from './header.module.css';
import { useQuery } from '@tanstack/react-query';
import { countItems } from '#domain/cart/cart.ts';
import { cartLabel } from '../../components/cart/cart-count.ts';
import { useCartSync } from '../../components/cart/cart-sync.ts';
import { cartQuery } from '../../components/cart/cart.queries.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { iconButtonClass } from '../../ui/icon-button/icon-button-class.ts';

export function CartLink() {
  useCartSync();
  const { data: lines } = useQuery(cartQuery);
  const count = lines && countItems(lines);
  return (
    <AppLink href={paths.cart} className={iconButtonClass()} aria-label={cartLabel(count)} suppressHydrationWarning>
      <Icon shape={cart} />
      {/* The script of the head may have filled it by now; with the first answer of its own React puts another in its place. */}
      <span
        key={count === undefined ? 'unknown' : 'known'}
        className={styles.count}
        aria-hidden="true"
        data-cart-count=""
        suppressHydrationWarning
      >
        {count || ''}
      </span>
    </AppLink>
  );
}

function MainNavigation() {
  const [location] = useLocation();
  return (
    <nav className={styles.nav} aria-label="Main">
      {categoryMenus.map((menu) => (
        <MegaMenu key={menu.category} menu={menu} />
      ))}
      {pageLinks.map(({ slug, label, href }) => (
        <NavLink key={slug} href={href} current={location === href || location.startsWith(`${href}/`)}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

interface HeaderProps {
  mobileMenuOpen: boolean;
  onMobileMenuChange: (open: boolean) => void;
}

/** The small header has no room for the search box: its button opens the menu, where the box is. */
function openMobileSearch(header: HTMLElement | null): void {
  const box = header?.querySelector<HTMLInputElement>("details input[type='search']");
  const menu = box?.closest('details');
  if (!box || !menu) return;
  menu.open = true;
  box.focus();
}

export function Header({ mobileMenuOpen, onMobileMenuChange }: HeaderProps) {
  const header = useRef<HTMLElement>(null);
  useEffect(() => (header.current ? watchSiteMenus(header.current) : undefined), []);
  return (
    <header className={styles.header} ref={header}>
      <div className={classNames(text.wrap, styles.bar)}>
        <Wordmark className={styles.wordmark} />
        <MainNavigation />
        <SearchForm className={styles.search} />
        <div className={styles.actions}>
          <IconButton
            label="Search"
            className={classNames(styles.find, visibility.needsScript)}
            onClick={() => openMobileSearch(header.current)}
          >
            <Icon shape={magnifier} />
          </IconButton>
          <ThemeToggle />
          <CartLink />
          <div className={styles.user}>
            <UserMenu />
          </div>
          <MobileMenu open={mobileMenuOpen} onOpenChange={onMobileMenuChange} />
        </div>
      </div>
      <Ruler needle />
    </header>
  );
}
