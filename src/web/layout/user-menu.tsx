import ChevronDown from 'lucide-react/icons/chevron-down';
import User from 'lucide-react/icons/user';
import { useQuery } from '@tanstack/react-query';
import type { User as Account } from '#contracts/accounts.ts';
import { useLogout, userQuery } from '../accounts/user.queries.ts';
import { AppLink } from '../link.tsx';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { siteMenuName } from './site-menus.ts';

export const shownName = ({ firstName, username }: Pick<Account, 'firstName' | 'username'>): string =>
  firstName || username;

function LogoutButton({ className }: { className: string }) {
  const logout = useLogout();
  return (
    <button type="button" className={className} disabled={logout.isPending} onClick={() => logout.mutate()}>
      {logout.isPending ? 'Logging out...' : 'Logout'}
    </button>
  );
}

/** Who you are is not known until the browser has asked, so the page arrives with the Login link. */
export function UserMenu() {
  const { data: user } = useQuery(userQuery);
  if (!user) {
    return (
      <AppLink href={paths.auth} className={buttonClass({ small: true }, 'user-menu-login')}>
        Login
      </AppLink>
    );
  }
  return (
    <details className="user-menu" name={siteMenuName}>
      <summary className="site-nav-item">
        <User />
        <span className="user-menu-name">{shownName(user)}</span>
        <ChevronDown />
      </summary>
      <ul className="user-menu-panel">
        <li>
          <AppLink href={paths.dashboard}>Dashboard</AppLink>
        </li>
        <li>
          <LogoutButton className="user-menu-logout" />
        </li>
      </ul>
    </details>
  );
}

/** The same at the foot of the mobile menu, laid open. */
export function MobileUserMenu() {
  const { data: user } = useQuery(userQuery);
  if (!user) {
    return (
      <AppLink href={paths.auth} className={buttonClass({ variant: 'primary', wide: true })}>
        Login
      </AppLink>
    );
  }
  return (
    <div className="mobile-menu-user">
      <p>
        <User /> {shownName(user)}
      </p>
      <AppLink href={paths.dashboard} className={buttonClass()}>
        Dashboard
      </AppLink>
      <LogoutButton className={buttonClass()} />
    </div>
  );
}
