import { useQuery } from '@tanstack/react-query';
import { paths } from '#domain/paths/paths.ts';
import { signInPath } from '../../session/return-path.ts';
import { userQuery } from '../../session/user.queries.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { WishList } from './wish-list.tsx';
import text from '../../ui/text/text.module.css';
import styles from './wish-list-page.module.css';

export function WishListPage() {
  const { data: user } = useQuery(userQuery);
  return (
    <div className={classNames(text.wrap, styles.page)}>
      <h1>Wish List</h1>
      {user === null && (
        <p className={text.lead}>
          Kept on this device. <AppLink href={signInPath(paths.wishList)}>Sign in</AppLink> to have it on all of yours.
        </p>
      )}
      <WishList />
    </div>
  );
}
