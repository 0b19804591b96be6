import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { AppLink } from '../../shell/app-link.tsx';
import { ThemeToggle } from '../../shell/theme/theme-toggle.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { magnifier } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Ruler } from '../../ui/ruler/ruler.tsx';
import { CartLink } from './cart-link.tsx';
import { MegaMenu } from '../menu/mega-menu.tsx';
import { categoryMenus, pageLinks } from '../menu/menu.ts';
import { MobileMenu } from '../menu/mobile-menu.tsx';
import { SearchForm } from '../search/search-form.tsx';
import { watchSiteMenus } from '../menu/site-menus.ts';
import { UserMenu } from './user-menu.tsx';
import { Wordmark } from '../wordmark.tsx';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text/text.module.css';
import visibility from '../../ui/visibility/visibility.module.css';

function MainNavigation() {
  const [location] = useLocation();
  return (
    <nav className="site-nav" aria-label="Main">
      {categoryMenus.map((menu) => (
        <MegaMenu key={menu.category} menu={menu} />
      ))}
      {pageLinks.map(({ slug, label, href }) => (
        <AppLink
          key={slug}
          href={href}
          className="site-nav-item"
          {...(location === href && { 'aria-current': 'page' as const })}
        >
          {label}
        </AppLink>
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
  const menu = header?.querySelector<HTMLDetailsElement>('.mobile-menu');
  if (!menu) return;
  menu.open = true;
  menu.querySelector<HTMLInputElement>("input[type='search']")?.focus();
}

export function Header({ mobileMenuOpen, onMobileMenuChange }: HeaderProps) {
  const header = useRef<HTMLElement>(null);
  useEffect(() => (header.current ? watchSiteMenus(header.current) : undefined), []);
  return (
    <header className="site-header" ref={header}>
      <div className={classNames(text.wrap, 'site-header-bar')}>
        <Wordmark />
        <MainNavigation />
        <SearchForm className="site-header-search" />
        <div className="site-header-actions">
          <IconButton
            label="Search"
            className={classNames('site-header-find', visibility.needsScript)}
            onClick={() => openMobileSearch(header.current)}
          >
            <Icon shape={magnifier} />
          </IconButton>
          <ThemeToggle />
          <CartLink />
          <div className="site-header-user">
            <UserMenu />
          </div>
          <MobileMenu open={mobileMenuOpen} onOpenChange={onMobileMenuChange} />
        </div>
      </div>
      <Ruler needle />
    </header>
  );
}
