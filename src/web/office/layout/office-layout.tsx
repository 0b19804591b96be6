import { useEffect, useState, type ReactNode } from 'react';
import { ToastHost } from '../../toast/toast-host.tsx';
import { FactorGate } from '../second-factors/factor-gate.tsx';
import { useIdleWatch } from '../second-factors/idle-watch.ts';
import { hearKey } from '../ui/keys/shortcut-store.ts';
import { Sheets } from '../search/sheets.tsx';
import { TitleSlotContext } from '../ui/page-head/title-slot.ts';
import { PasswordAgain } from '../ui/password-again/password-again.tsx';
import { LeaveDialog } from '../ui/save-bar/leave-dialog.tsx';
import styles from './office-layout.module.css';
import { ThemeToggle } from '../../shell/theme/theme-toggle.tsx';
import { SearchButton } from '../search/search-button.tsx';
import { useQuery } from '@tanstack/react-query';
import { signInPath } from '../../session/return-path.ts';
import { userQuery, useLogout } from '../../session/user.queries.ts';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { buttonClass, Button } from '../ui/button/button.tsx';
import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { useLocation } from 'wouter';
import { displayName } from '#domain/accounts/display-name.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { paths } from '#domain/paths/paths.ts';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import type { User } from '#contracts/accounts.ts';
import { wordmark } from '#drawings/brand/logo.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { isCurrent, type NavItem, messages, orders, stock, today, navGroups, type NavGroup } from './nav-items.ts';
import { WaitingMark } from './waiting-mark.tsx';
import text from '../../ui/text/text.module.css';
import { bars } from '../../ui/icon/icon-shapes.ts';
import { useMe } from '../ui/me/me.queries.ts';

/** Whether an item is for whoever is at work. Until that is known all stand there, so that nothing jumps. */
function useMayGo(): (item: NavItem) => boolean {
  const me = useMe();
  return ({ right }) => me === undefined || me.rights.includes(right);
}

function useNavGroups(): readonly NavGroup[] {
  const mayGo = useMayGo();
  return navGroups
    .map(({ label, items }) => ({ label, items: items.filter(mayGo) }))
    .filter(({ items }) => items.length > 0);
}

/** All the ways of the side navigation, for a phone. */
function MoreSheet({ onClose }: { onClose: () => void }) {
  const [pathname] = useLocation();
  const groups = useNavGroups();
  return (
    <Dialog title="Back office" onClose={onClose}>
      <ul className={styles.list}>
        {groups
          .flatMap(({ items }) => items)
          .map(({ href, label, shape }) => (
            <li key={href}>
              <AppLink
                className={styles.tabBarItem}
                href={href}
                aria-current={isCurrent(href, pathname) ? 'page' : undefined}
                onClick={onClose}
              >
                <Icon shape={shape} className={styles.moreSheetIcon} />
                {label}
              </AppLink>
            </li>
          ))}
      </ul>
      <DialogActions>
        <a className={styles.shop} href={paths.home}>
          Open the shop
        </a>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

const allTabs = [today, orders, stock, messages];

/** The daily work under the thumb, on a phone; the rest is behind More. */
function TabBar() {
  const [pathname] = useLocation();
  const tabs = allTabs.filter(useMayGo());
  const [isMoreOpen, setMoreOpen] = useState(false);
  return (
    <nav className={styles.bar} aria-label="Back office, short">
      {tabs.map(({ href, label, shape }) => (
        <AppLink
          className={styles.tab}
          key={href}
          href={href}
          aria-current={isCurrent(href, pathname) ? 'page' : undefined}
        >
          <Icon shape={shape} className={styles.tabBarIcon} />
          {label}
          <span className={styles.lamp}>
            <WaitingMark href={href} />
          </span>
        </AppLink>
      ))}
      <button className={styles.tab} type="button" aria-haspopup="dialog" onClick={() => setMoreOpen(true)}>
        <Icon shape={bars} className={styles.tabBarIcon} />
        More
      </button>
      {isMoreOpen && <MoreSheet onClose={() => setMoreOpen(false)} />}
    </nav>
  );
}

const drawing = { __html: wordmark({ lamp: 'var(--accent)' }) };

function Item({ item, pathname }: { item: NavItem; pathname: string }) {
  return (
    <li>
      <AppLink
        className={styles.sideNavItem}
        href={item.href}
        aria-current={isCurrent(item.href, pathname) ? 'page' : undefined}
      >
        <Icon shape={item.shape} className={styles.icon} />
        {item.label}
        <WaitingMark href={item.href} />
      </AppLink>
    </li>
  );
}

/** The ways through the office, on the mat. */
function SideNav() {
  const [pathname] = useLocation();
  const groups = useNavGroups();
  return (
    <nav className={classNames(text.mat, styles.side)} aria-label="Back office">
      <div className={styles.inner}>
        <AppLink className={styles.brand} href={officePaths.today} aria-label="taar back office, Today">
          <span className={styles.word} dangerouslySetInnerHTML={drawing} />
          <span className={styles.sideNavOffice}>Back office</span>
        </AppLink>
        {groups.map(({ label, items }) => (
          <div key={label}>
            {label && (
              <p className={styles.group} id={`nav-${label}`}>
                {label}
              </p>
            )}
            <ul {...(label && { 'aria-labelledby': `nav-${label}` })}>
              {items.map((item) => (
                <Item key={item.href} item={item} pathname={pathname} />
              ))}
            </ul>
          </div>
        ))}
        <div className={styles.foot}>
          <a href={paths.home}>Open the shop</a>
        </div>
      </div>
    </nav>
  );
}

type Named = Pick<User, 'firstName' | 'lastName' | 'username'>;

/** 'KR' for Kavya Raghunath, 'AS' for someone who is known as asha only. */
function initialsOf({ firstName, lastName, username }: Named): string {
  const names = [firstName, lastName].filter((name) => name !== null && name !== '');
  const letters = names.length === 0 ? [...username].slice(0, 2) : names.map((name) => [...name!][0]!);
  return letters.join('').toUpperCase();
}

/** Who is signed in, and what they may do about it. */
function WhoMenu() {
  const { data: user } = useQuery(userQuery);
  const logout = useLogout();
  const [, navigate] = useLocation();
  if (!user) return null;
  const leave = () => logout.mutate(undefined, { onSuccess: () => location.assign(paths.home) });
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className={styles.who}>
        <span className={styles.initials}>{initialsOf(user)}</span>
        <VisuallyHidden> {displayName(user)}, your account</VisuallyHidden>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.menu} align="end" sideOffset={6}>
          <DropdownMenu.Label className={styles.name}>
            {displayName(user)}
            <span className={styles.email}>{user.email}</span>
          </DropdownMenu.Label>
          <DropdownMenu.Item className={styles.item} onSelect={() => navigate(officePaths.security)}>
            Security
          </DropdownMenu.Item>
          <DropdownMenu.Item className={styles.item} asChild>
            <a href={paths.dashboard}>Your account</a>
          </DropdownMenu.Item>
          <DropdownMenu.Item className={styles.item} asChild>
            <a href={paths.home}>Open the shop</a>
          </DropdownMenu.Item>
          <DropdownMenu.Item className={styles.item} disabled={logout.isPending} onSelect={leave}>
            Log out
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** Said over the screen, so that what was typed there stays: signing in in another tab is enough to go on. */
function SessionEnded() {
  const { data: user, refetch } = useQuery(userQuery);
  if (user !== null) return null;
  return (
    <Dialog alert title="Your session has ended" onClose={() => void refetch()}>
      <p>Sign in again to go on. What you have typed here stays until you leave this page.</p>
      <DialogActions>
        <a
          className={buttonClass()}
          href={signInPath(location.pathname + location.search)}
          target="_blank"
          rel="opener"
        >
          Sign in in a new tab
        </a>
        <button className={buttonClass({ variant: 'primary' })} type="button" onClick={() => void refetch()}>
          I have signed in
        </button>
      </DialogActions>
    </Dialog>
  );
}

/** The heading of the screen, the way to everything else, and who is here. */
const TopBar = ({ titleRef }: { titleRef: (slot: HTMLElement | null) => void }) => (
  <header className={styles.top}>
    <div className={styles.title} ref={titleRef} />
    <div className={styles.tools}>
      <SearchButton />
      <ThemeToggle />
      <WhoMenu />
    </div>
  </header>
);

/** What surrounds every screen of the office. */
export function OfficeLayout({ children }: { children: ReactNode }) {
  useIdleWatch();
  const [titleSlot, setTitleSlot] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => hearKey(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
  return (
    <TitleSlotContext value={titleSlot}>
      <a className={styles.skipLink} href="#main">
        Skip to content
      </a>
      <div className={styles.office}>
        <SideNav />
        <div className={styles.page}>
          <TopBar titleRef={setTitleSlot} />
          <main className={styles.main} id="main" tabIndex={-1}>
            <FactorGate>{children}</FactorGate>
          </main>
        </div>
      </div>
      <TabBar />
      <Sheets />
      <SessionEnded />
      <PasswordAgain />
      <LeaveDialog />
      <ToastHost />
    </TitleSlotContext>
  );
}
