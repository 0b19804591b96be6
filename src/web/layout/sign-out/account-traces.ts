import { forgetWaitingOf } from '../../workbench/guided-build/report/waiting-report.ts';
import { buildStore } from '../../workbench/builds/my-builds.ts';
import { sweepPhotos } from '../../workbench/guided-build/photos/photo-store.ts';
import type { Place } from '../../workbench/classroom/place/place-fragment.ts';
import { forgetPlace, readPlace } from '../../workbench/classroom/place/places.ts';
import { partsListStore, putDraftAside } from '../../workbench/parts-lists/my-lists.ts';
import { stashStore } from '../../workbench/stash/my-stash.ts';
import { forgetStashWriter } from '../../workbench/stash/stash-writer.ts';
import { clearDraft } from '../../shop/checkout/checkout-draft.ts';
import { pinKey } from '../../shop/product/buy/pin-form.tsx';
import { recentKey } from '../../shop/product/recent/recent-slugs.ts';
import type { AccountTraces } from '../../session/user.queries.ts';
import { forgetOnDevice } from '../../shell/device-storage.ts';
import type { ToastContent } from '../../toast/toast-reducer.ts';

/** Whoever signs out waits no longer than this for what is still to be sent. */
const patienceMs = 5_000;

const stores = [buildStore, stashStore, partsListStore] as const;

/** How many photos of theirs this device has; they are nowhere else. */
async function photosOf(userId: number, { remove = false } = {}): Promise<number> {
  let found = 0;
  await sweepPhotos((photo) => {
    if (photo.owner !== userId) return photo;
    found += 1;
    return remove ? null : photo;
    // A browser without a database has no photos either.
  }).catch(() => undefined);
  return found;
}

/** By their builds: once those have gone, nothing tells whose a place in a class was. */
const placesOf = (userId: number): Place[] => buildStore.states.list(userId).flatMap(({ id }) => readPlace(id) ?? []);

const several = (count: number, one: string, more: string): string[] =>
  count === 0 ? [] : [count === 1 ? one : `${count} ${more}`];

/** '2 photos, a build and your stash'. */
const joined = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const forget: AccountTraces['forget'] = (owner) => {
  putDraftAside((other) => other !== owner);
  for (const { states } of stores) states.forgetOthers(owner);
};

async function removeEverything(userId: number, places: readonly Place[]): Promise<void> {
  for (const { states } of stores) for (const { id } of states.list(userId)) states.remove(userId, id);
  for (const { build } of places) forgetPlace(build);
  forgetStashWriter(userId);
  forgetWaitingOf(userId);
  await photosOf(userId, { remove: true });
}

export const removeAll: AccountTraces['removeAll'] = (userId) => removeEverything(userId, placesOf(userId));

export const prepare: AccountTraces['prepare'] = async (userId) => {
  putDraftAside((owner) => owner === userId);
  let stopWaiting: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => (stopWaiting = setTimeout(resolve, patienceMs)));
  await Promise.race([Promise.allSettled(stores.map(({ sendAll }) => sendAll(userId))), late]);
  clearTimeout(stopWaiting);
  const places = placesOf(userId);

  return async (): Promise<Partial<ToastContent>> => {
    clearDraft();
    for (const key of [recentKey, pinKey]) forgetOnDevice(key);
    forget('guest');
    forgetStashWriter(userId);
    const [builds, stash, bills] = stores.map(({ states }) => states.list(userId).length) as [number, number, number];
    const only = [
      ...several(builds, 'changes to a build', 'builds with changes'),
      ...several(stash, 'changes to your stash', 'stashes'),
      ...several(bills, 'a bill', 'bills'),
      ...several(await photosOf(userId), 'a photo', 'photos'),
      ...several(places.length, 'your place in a class', 'places in classes'),
    ];
    if (only.length === 0) return {};
    return {
      description: `See you next time! Not in your account: ${joined(only)}. We keep this in this browser, for you alone, until you log in here again.`,
      action: {
        label: 'Remove it',
        altText: 'Remove from this browser what isn’t in your account',
        run: () => void removeEverything(userId, places),
      },
    };
  };
};
