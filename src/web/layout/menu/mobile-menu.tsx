import { useEffect, useRef } from 'react';
import { AppLink } from '../../shell/app-link.tsx';
import { ThemeSwitch } from '../../shell/theme/theme-toggle.tsx';
import { iconButtonClass } from '../../ui/icon-button/icon-button-class.ts';
import { bars, cross, minus, plus } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import { categoryMenus, pageLinks, type CategoryMenu } from './menu.ts';
import { SearchForm } from '../search/search-form.tsx';
import { PartsKinds } from './parts-kinds.tsx';
import { SubcategoryList } from './subcategory-list.tsx';
import { MobileUserMenu } from '../header/user-menu.tsx';
import styles from './mobile-menu.module.css';

/** The header of wide screens has room for everything the mobile menu holds. */
const wideScreen = '(width >= 64rem)';

/** While the menu is open: Escape, a followed link, going back and a wider window close it. Returns how to stop. */
function watchOpenMenu(close: () => void, giveBackFocus: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    close();
    giveBackFocus();
  };
  const onClick = (event: Event): void => {
    if (event.target instanceof Element && event.target.closest('a[href]')) close();
  };
  document.addEventListener('keydown', onKeyDown, { signal });
  // Before the link navigates: the new screen's heading takes the focus, and must be reachable by then.
  document.addEventListener('click', onClick, { signal, capture: true });
  addEventListener('popstate', close, { signal });
  matchMedia(wideScreen).addEventListener('change', close, { signal });
  return () => stop.abort();
}

function Category({ menu }: { menu: CategoryMenu }) {
  const { category, label } = menu;
  return (
    <details className={styles.category} name="mobile-category" open={category === 'kit'} suppressHydrationWarning>
      <summary className={styles.item}>
        {label}
        <Icon shape={plus} className={styles.plus} />
        <Icon shape={minus} className={styles.minus} />
      </summary>
      {category === 'parts' && <PartsKinds />}
      <SubcategoryList menu={menu} />
    </details>
  );
}

interface MobileMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Everything of the wide header that a small screen has no room for, on a sheet below the bar. */
export function MobileMenu({ open, onOpenChange }: MobileMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    if (details.current) details.current.open = false;
    onOpenChange(false);
  };

  useEffect(() => {
    // It may have been opened before the script arrived.
    if (details.current?.open) onOpenChange(true);
  }, [onOpenChange]);

  useEffect(() => {
    if (!open) return undefined;
    const menu = details.current;
    return watchOpenMenu(
      () => {
        if (menu) menu.open = false;
        onOpenChange(false);
      },
      () => menu?.querySelector('summary')?.focus(),
    );
  }, [open, onOpenChange]);

  return (
    <details
      className={styles.menu}
      ref={details}
      onToggle={(event) => {
        // The categories inside are disclosures too.
        if (event.target === event.currentTarget) onOpenChange(event.currentTarget.open);
      }}
      suppressHydrationWarning
    >
      <summary className={iconButtonClass()}>
        <Icon shape={bars} className={styles.openSign} />
        <Icon shape={cross} className={styles.closeSign} />
        <VisuallyHidden>Menu</VisuallyHidden>
      </summary>
      <div className={styles.sheet}>
        <SearchForm className={styles.search} onSearch={close} />
        <nav aria-label="Menu">
          {categoryMenus.map((menu) => (
            <Category key={menu.category} menu={menu} />
          ))}
          {pageLinks.map((link) => (
            <AppLink key={link.slug} href={link.href} className={styles.item}>
              {link.label}
            </AppLink>
          ))}
        </nav>
        <div className={styles.foot}>
          <MobileUserMenu />
          <ThemeSwitch />
        </div>
      </div>
    </details>
  );
}
