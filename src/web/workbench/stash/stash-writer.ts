import { accountWriter, guestWriter, type StashState } from '#domain/workbench/stash/stash-state.ts';
import { forgetOnDevice, keepOnDevice, readFromDevice } from '../../shell/device-storage.ts';
import { newName } from '../synced-store/synced-store.ts';
import type { Owner } from '../synced-store/device-states.ts';

const keyOf = (owner: Owner): string => `taar-stash-writer:${owner}`;

/** Where the storage refuses, as long as the page. */
const writers = new Map<Owner, string>();

/** With the stash of an account goes the name under which this browser counted in it. */
export const forgetStashWriter = (owner: Owner): void => forgetOnDevice(keyOf(owner));

/** The name under which this browser counts in a stash as it is now. Another tab may have chosen it a moment ago. */
export function stashWriter(owner: Owner, state: StashState): string {
  if (owner === 'guest') return guestWriter(state, () => newName('d'));
  return accountWriter(state, readFromDevice(keyOf(owner)) ?? writers.get(owner) ?? null, () => {
    const writer = newName('d');
    writers.set(owner, writer);
    keepOnDevice(keyOf(owner), writer);
    return writer;
  });
}
