import { useState, useRef } from 'react';
import type { Device, User } from '#contracts/accounts.ts';
import { formatDeviceTime } from '#domain/time.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import { Definition, DefinitionList } from './definition-list.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import panel from '../../ui/panel/panel.module.css';
import styles from './settings-panel.module.css';
import { passwordLength } from '#domain/accounts/account.ts';
import type { ApiError } from '../../api/client.ts';
import { errorMessage, hasCode } from '../../api/error-message.ts';
import { validateWith } from '../../forms/validation.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { useDeleteAccount } from './account.mutations.ts';
import { HiddenUsername } from './hidden-username.tsx';
import formStyles from '../../forms/form.module.css';
import { useQuery } from '@tanstack/react-query';
import { Lamp } from '../../ui/lamp/lamp.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { devicesQuery, useSignOutDevices } from './devices.queries.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import text from '../../ui/text/text.module.css';

interface DeviceRowProps {
  device: Device;
  busy: boolean;
  onSignOut: () => void;
}

function DeviceRow({ device: { id, name, current, seenAt }, busy, onSignOut }: DeviceRowProps) {
  const nameId = `device-${id}`;
  return (
    <li className={styles.device}>
      <Lamp colour={current ? 'green' : 'off'} />
      <div>
        <b id={nameId}>{name}</b>
        <p className={text.meta}>{current ? 'This device' : `Last seen ${formatDeviceTime(seenAt, 'moment')}`}</p>
      </div>
      {!current && (
        <Button small pending={busy} aria-describedby={nameId} onClick={onSignOut}>
          Sign Out
        </Button>
      )}
    </li>
  );
}

function DeviceList({ devices, onGone }: { devices: readonly Device[]; onGone: () => void }) {
  const signOut = useSignOutDevices();
  const hasOthers = devices.some((device) => !device.current);
  return (
    <>
      <ul className={styles.list}>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            busy={signOut.isPending}
            onSignOut={() => signOut.mutate(device.id, { onSuccess: onGone })}
          />
        ))}
      </ul>
      {hasOthers && (
        <Button pending={signOut.isPending} onClick={() => signOut.mutate(null, { onSuccess: onGone })}>
          Sign out everywhere else
        </Button>
      )}
    </>
  );
}

function Devices() {
  const title = useRef<HTMLHeadingElement>(null);
  const { data: devices, isError, refetch } = useQuery(devicesQuery);
  return (
    <section className={panel.panel} aria-labelledby="devices-title">
      <h2 className={panel.title} id="devices-title" ref={title} tabIndex={-1}>
        Signed-in Devices
      </h2>
      {isError && (
        <LoadFailed onRetry={() => void refetch()}>Failed to load your devices. Please try again.</LoadFailed>
      )}
      {!devices && !isError && <Spinner label="Loading your devices..." />}
      {/* The pressed button is gone with its device, so the focus goes to the heading. */}
      {devices && <DeviceList devices={devices} onGone={() => title.current?.focus()} />}
    </section>
  );
}

const isWrongPassword = (error: unknown): error is ApiError => hasCode(error, 'password-wrong');

function DeleteAccountDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const remove = useDeleteAccount();
  const { formProps, field, refuse } = useForm({
    rules: () => import('#contracts/accounts.ts'),
    validate: (typed, { deletionProof }) => validateWith(deletionProof, typed),
    submit: ({ password }) =>
      remove.mutate(password, {
        onError: (error) => {
          if (isWrongPassword(error)) refuse({ password: error.sentence });
        },
      }),
  });
  const failure = remove.error && !isWrongPassword(remove.error) ? errorMessage(remove.error) : null;
  return (
    <Dialog title="Delete your account?" alert busy={remove.isPending} onClose={onClose}>
      <form className={formStyles.form} {...formProps}>
        <HiddenUsername username={username} />
        <p>
          Your addresses, settings and sign-in are deleted right away and can’t be restored. We keep your orders for as
          long as the law requires, without your account.
        </p>
        <PasswordField
          label="Password"
          {...field('password')}
          required
          autoComplete="current-password"
          maxLength={passwordLength.max}
        />
        <FormError>{failure}</FormError>
        <DialogActions>
          <Button pending={remove.isPending} onClick={onClose}>
            Keep Account
          </Button>
          <Button type="submit" variant="danger" pending={remove.isPending}>
            {remove.isPending ? 'Deleting...' : 'Delete Account'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

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
