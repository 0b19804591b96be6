import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { buildOwnerKey, userQuery } from '../../session/user.queries.ts';
import { keepOnDevice, readFromDevice } from '../../shell/device-storage.ts';
import { DeviceStates, type StateKind, type Named, type Owner } from './device-states.ts';
import { StateSync, type Account, type SaveStatus } from './state-sync.ts';

const deviceKey = 'taar-device';

/** Names that a device makes up: the contract asks for the letter before them. */
export const newName = (letter: 'd' | 'n' | 's'): string =>
  `${letter}-${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;

let ownDevice: string | null = null;

/** This browser, by a name of its own; it says nothing about who uses it. */
export function deviceName(): string {
  ownDevice ??= readFromDevice(deviceKey);
  if (ownDevice === null) {
    ownDevice = newName('d');
    keepOnDevice(deviceKey, ownDevice);
  }
  return ownDevice;
}

/** Whoever was here when that was last known. */
export function lastOwnerHere(): Owner {
  const last = readFromDevice(buildOwnerKey);
  return last && last !== 'guest' ? Number(last) : 'guest';
}

/** Undefined while unknown. Without a network it is whoever it was: their things are here. */
function useOwner(): Owner | undefined {
  const { data: user, isError } = useQuery(userQuery);
  if (user) return user.id;
  if (user === null) return 'guest';
  return isError ? lastOwnerHere() : undefined;
}

/** Keeps one kind of thing in this browser, and in the account of whoever is signed in. */
export function createSyncedStore<State, About extends Named = Named>(
  kind: StateKind<State>,
  account: Account<State, About>,
) {
  const states = new DeviceStates<State, About>(kind, () => localStorage);
  const sync = new StateSync<State, About>({
    states,
    ...account,
    isOnline: () => navigator.onLine,
    later: (work, ms) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  });

  /** Whoever is here, with what is theirs alone; undefined until it is known. */
  function useWatchedOwner(): Owner | undefined {
    const owner = useOwner();
    useEffect(() => {
      if (owner === undefined) return;
      keepOnDevice(buildOwnerKey, String(owner));
      const userId = owner === 'guest' ? null : owner;
      states.forgetOthers(owner);
      if (userId !== null) states.adopt(userId);
      sync.setUser(userId);
      void sync.refresh();
    }, [owner]);
    useEffect(() => {
      const look = (): void => {
        states.changed();
        if (document.visibilityState === 'visible') void sync.refresh();
      };
      const fromOtherTab = ({ key }: StorageEvent): void => {
        if (key === null || key.startsWith(kind.prefix)) states.changed();
      };
      addEventListener('online', look);
      addEventListener('offline', look);
      addEventListener('storage', fromOtherTab);
      document.addEventListener('visibilitychange', look);
      return () => {
        removeEventListener('online', look);
        removeEventListener('offline', look);
        removeEventListener('storage', fromOtherTab);
        document.removeEventListener('visibilitychange', look);
      };
    }, []);
    return owner;
  }

  /** Sends everything that waits once more and at once, whether a screen looks at it or not: its owner is about to leave. */
  async function sendAll(userId: number): Promise<void> {
    const waiting = states.list(userId).filter(({ unsent }) => unsent !== null);
    await Promise.allSettled(
      waiting.map(async (each) => {
        const { about, state } = await account.send(each, each.unsent!, userId);
        states.receive(userId, about, state, each.unsent);
      }),
    );
  }

  return {
    states,
    sync,
    sendAll,
    useWatchedOwner,
    /** Grows with every change; below zero on the server, where nothing is kept. */
    useVersion: (): number => useSyncExternalStore(states.subscribe, states.version, () => -1),
    saveStatus: (owner: Owner, id: string): SaveStatus =>
      states.isStored(owner, id) ? sync.statusOf(id) : { is: 'waiting' },
    /** Does something to it, keeps that at once, and sends it soon. */
    change: (owner: Owner, about: About, make: (state: State) => State): void => {
      states.change(owner, about, make);
      sync.soon(about.id);
    },
  };
}
