import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { displayName } from '#domain/accounts/display-name.ts';
import { returnPathState } from '../../session/return-state.ts';
import { useLogout, userQuery } from '../../session/user.queries.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { person } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { NavSummary } from '../menu/nav-item.tsx';
import { siteMenuName } from '../menu/site-menus.ts';
import styles from './user-menu.module.css';

function LogoutButton({ className }: { className: string | undefined }) {
  const logout = useLogout();
  return (
    <button type="button" className={className} disabled={logout.isPending} onClick={() => logout.mutate()}>
      {logout.isPending ? 'Logging out...' : 'Logout'}
    </button>
  );
}

/** After signing in the way leads back to where this was pressed. */
function LoginLink({ className }: { className: string }) {
  const [, navigate] = useLocation();
  return (
    <AppLink
      href={paths.auth}
      data-hold=""
      className={className}
      onClick={(event) => {
        event.preventDefault();
        navigate(paths.auth, { state: returnPathState(`${location.pathname}${location.search}`) });
      }}
    >
      Login
    </AppLink>
  );
}

/** Who you are is not known until the browser has asked, so the page arrives with the Login link. */
export function UserMenu() {
  const { data: user } = useQuery(userQuery);
  if (!user) {
    return <LoginLink className={buttonClass({ small: true })} />;
  }
  return (
    <details className={styles.menu} name={siteMenuName}>
      <NavSummary>
        <Icon shape={person} />
        <span className={styles.name}>{displayName(user)}</span>
      </NavSummary>
      <ul className={styles.panel}>
        <li>
          <AppLink href={paths.dashboard}>Dashboard</AppLink>
        </li>
        <li>
          <LogoutButton className={styles.logout} />
        </li>
      </ul>
    </details>
  );
}

/** The same at the foot of the mobile menu, laid open. */
export function MobileUserMenu() {
  const { data: user } = useQuery(userQuery);
  if (!user) {
    return <LoginLink className={buttonClass({ variant: 'primary', wide: true })} />;
  }
  return (
    <div className={styles.mobile}>
      <p>
        <Icon shape={person} /> {displayName(user)}
      </p>
      <AppLink href={paths.dashboard} className={buttonClass()}>
        Dashboard
      </AppLink>
      <LogoutButton className={buttonClass()} />
    </div>
  );
}
