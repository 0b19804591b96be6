import { useState } from 'react';
import type { User } from '#contracts/accounts.ts';
import { formatDeviceTime } from '#domain/time.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { Devices } from './devices.tsx';
import { Definition, DefinitionList } from './definition-list.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import panel from '../../ui/panel/panel.module.css';
import styles from './settings-panel.module.css';

function Security({ user }: { user: User }) {
  const [changing, setChanging] = useState(false);
  const { createdAt, lastLoginAt } = user;
  return (
    <section className={panel.panel} aria-labelledby="security-title">
      <h2 className={panel.title} id="security-title">
        Sign-in and Security
      </h2>
      <DefinitionList>
        <Definition name="Last Login">
          {lastLoginAt ? <time dateTime={lastLoginAt}>{formatDeviceTime(lastLoginAt, 'moment')}</time> : 'Not known'}
        </Definition>
        <Definition name="Account Created">
          <time dateTime={createdAt}>{formatDeviceTime(createdAt, 'day')}</time>
        </Definition>
      </DefinitionList>
      <Button onClick={() => setChanging(true)}>Change Password</Button>
      {changing && <PasswordDialog username={user.username} onClose={() => setChanging(false)} />}
    </section>
  );
}

function YourData({ user }: { user: User }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <section className={panel.panel} aria-labelledby="data-title">
      <h2 className={panel.title} id="data-title">
        Your Data
      </h2>
      <p>
        Download everything we keep about you as one file. Deleting your account removes all of it, except what the law
        requires us to keep.
      </p>
      <div className={panel.actions}>
        <a className={buttonClass()} href="/api/user/export" download="taar-my-data.json">
          Download My Data
        </a>
        <Button variant="danger" onClick={() => setDeleting(true)}>
          Delete My Account
        </Button>
      </div>
      {deleting && <DeleteAccountDialog username={user.username} onClose={() => setDeleting(false)} />}
    </section>
  );
}

export function SettingsPanel({ user }: { user: User }) {
  return (
    <div className={styles.settings}>
      <Security user={user} />
      <Devices />
      <YourData user={user} />
    </div>
  );
}
