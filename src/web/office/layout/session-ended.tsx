import { useQuery } from '@tanstack/react-query';
import { signInPath } from '../../session/return-path.ts';
import { userQuery } from '../../session/user.queries.ts';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { buttonClass } from '../ui/button/button.tsx';

/** Said over the screen, so that what was typed there stays: signing in in another tab is enough to go on. */
export function SessionEnded() {
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
