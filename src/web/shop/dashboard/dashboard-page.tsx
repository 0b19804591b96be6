import { useQuery } from '@tanstack/react-query';
import { Redirect } from 'wouter';
import { signInPath } from '../../session/return-path.ts';
import { SessionLoading } from '../../session/session-loading.tsx';
import { userQuery } from '../../session/user.queries.ts';
import { Dashboard } from './dashboard.tsx';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text/text.module.css';
import styles from './dashboard-page.module.css';

/** Only for someone who is signed in; everybody else is led to the sign-in, and back here after it. */
export function DashboardPage() {
  const { data: user, isError, refetch } = useQuery(userQuery);
  return (
    <div className={classNames(text.wrap, styles.page)}>
      {user && <Dashboard user={user} />}
      {user === undefined && isError && (
        <>
          <h1>Your Dashboard</h1>
          <LoadFailed onRetry={() => void refetch()}>Failed to fetch user. Please try again.</LoadFailed>
        </>
      )}
      {!user && !isError && (
        <SessionLoading
          className={styles.loading}
          heading="Your Dashboard"
          label="Loading your dashboard..."
          needs="Your dashboard"
        />
      )}
      {user === null && <Redirect to={signInPath(`${location.pathname}${location.search}`)} replace />}
    </div>
  );
}
