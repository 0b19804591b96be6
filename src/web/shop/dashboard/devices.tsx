import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Device } from '#contracts/accounts.ts';
import { formatDeviceTime } from '#domain/time.ts';
import { Button } from '../../ui/button/button.tsx';
import { Lamp } from '../../ui/lamp/lamp.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { devicesQuery, useSignOutDevices } from './devices.queries.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import panel from '../../ui/panel/panel.module.css';
import text from '../../ui/text/text.module.css';
import styles from './devices.module.css';

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

export function Devices() {
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
