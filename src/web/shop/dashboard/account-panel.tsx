import { useState } from 'react';
import type { User } from '#contracts/accounts.ts';
import { formatDeviceTime } from '#domain/time.ts';
import { Button } from '../../ui/button/button.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { useCancelEmailChange } from './account.mutations.ts';
import { Definition, DefinitionList } from './definition-list.tsx';
import { classNames } from '../../ui/class-names.ts';
import panel from '../../ui/panel/panel.module.css';
import styles from './account-panel.module.css';

function PendingEmail({ email, pendingEmail }: { email: string; pendingEmail: string }) {
  const keep = useCancelEmailChange();
  return (
    <div className={styles.pendingEmail}>
      <p>
        <b>{pendingEmail}</b> becomes your email address once you confirm from the links we sent there and to {email}.
      </p>
      <Button small pending={keep.isPending} onClick={() => keep.mutate()}>
        Keep {email}
      </Button>
    </div>
  );
}

export function AccountPanel({ user }: { user: User }) {
  const [editing, setEditing] = useState(false);
  return (
    <section className={classNames(panel.panel, styles.panel)} aria-labelledby="account-title">
      <h2 className={panel.title} id="account-title">
        Account Information
      </h2>
      <DefinitionList>
        <Definition name="First Name">{user.firstName ?? 'Not set'}</Definition>
        <Definition name="Last Name">{user.lastName ?? 'Not set'}</Definition>
        <Definition name="Username">{user.username}</Definition>
        <Definition name="Email">{user.email}</Definition>
        <Definition name="Member Since">
          <time dateTime={user.createdAt}>{formatDeviceTime(user.createdAt, 'day')}</time>
        </Definition>
      </DefinitionList>
      {user.pendingEmail && <PendingEmail email={user.email} pendingEmail={user.pendingEmail} />}
      <Button onClick={() => setEditing(true)}>Edit Account Information</Button>
      {editing && <AccountDialog user={user} onClose={() => setEditing(false)} />}
    </section>
  );
}
