import { emptyStash, stashCounts } from '#domain/workbench/stash/stash-state.ts';
import { lastOwnerHere } from '../synced-store/synced-store.ts';
import { stashStore } from './my-stash.ts';

/** What lies in the drawers of whoever is here, in pieces by the slug of the part. */
export async function stashOfVisitor(): Promise<ReadonlyMap<string, number>> {
  const owner = lastOwnerHere();
  if (owner !== 'guest') {
    stashStore.sync.setUser(owner);
    await stashStore.sync.refresh();
  }
  return stashCounts(stashStore.states.read(owner, 'stash')?.state ?? emptyStash);
}
