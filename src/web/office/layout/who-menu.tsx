import { useQuery } from '@tanstack/react-query';
import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { useLocation } from 'wouter';
import { displayName } from '#domain/accounts/display-name.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { paths } from '#domain/paths/paths.ts';
import { useLogout, userQuery } from '../../session/user.queries.ts';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import { initialsOf } from './initials.ts';
import styles from './who-menu.module.css';

/** Who is signed in, and what they may do about it. */
export function WhoMenu() {
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
