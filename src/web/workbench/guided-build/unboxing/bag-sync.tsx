import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BoughtBag } from '#domain/workbench/builds/build-state.ts';
import { isUnboxed } from '#domain/workbench/unboxing/unboxed.ts';
import { useGuestToken } from '../../../session/guest-token.ts';
import type { SavedBuild } from '../../builds/saved-build.ts';
import type { Owner } from '../../synced-store/device-states.ts';
import { askedOf, bagQuery, begunOf, keepCount } from './bag.queries.ts';

interface BagSyncProps {
  owner: Owner;
  bag: BoughtBag;
  build: SavedBuild;
}

/**
 * Has the stash follow a build that was bought: its bag is in it until the build begins. The shop is asked once the account
 * knows that it has begun; without a network, when there is one again. A guest's stash follows at once, by what was last known.
 */
export function BagSync({ owner, bag, build }: BagSyncProps) {
  const token = useGuestToken('order', bag.orderId);
  const isBegun = isUnboxed(build.state) && (owner === 'guest' || build.unsent === null);
  const { data } = useQuery({
    ...bagQuery(askedOf(bag), token ?? null, isBegun),
    enabled: token !== undefined,
    placeholderData: keepPreviousData,
  });
  const begun = data ? begunOf(owner, data) : 0;
  useEffect(() => {
    if (data) keepCount(owner, data, { begun, isHere: false });
  }, [data, owner, begun]);
  return null;
}
