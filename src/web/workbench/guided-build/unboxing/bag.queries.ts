import { queryOptions } from '@tanstack/react-query';
import type { OpenedBag } from '#contracts/unboxing.ts';
import type { BoughtBag } from '#domain/workbench/builds/build-state.ts';
import { bagName, buildIdOf, openingBag } from '#domain/workbench/unboxing/bag.ts';
import { isUnboxed } from '#domain/workbench/unboxing/unboxed.ts';
import { call } from '../../../api/client.ts';
import { personalMeta } from '../../../session/user.queries.ts';
import { buildStore } from '../../builds/my-builds.ts';
import { countBags, refreshStash } from '../../stash/my-stash.ts';
import type { Owner } from '../../synced-store/device-states.ts';

interface AskedBag {
  /** The id or the number of the order. */
  readonly order: string;
  readonly item: string;
  readonly unit?: number | undefined;
  readonly isHere?: boolean;
}

const openBag = ({ order, item, unit, isHere = false }: AskedBag, token: string | null): Promise<OpenedBag> =>
  call('POST /api/orders/:id/items/:itemId/unboxing', {
    params: { id: order, itemId: item },
    headers: { ...(token !== null && { 'x-order-token': token }) },
    body: { isHere, ...(unit !== undefined && { unit }) },
  });

/** Opening is safe to repeat, so it is asked as a question is. It hangs under the orders: a claim asks it again. */
export const bagQuery = (asked: AskedBag, token: string | null, isBegun = false) =>
  queryOptions({
    queryKey: ['/api/orders', asked.order, token, 'unboxing', asked, isBegun],
    queryFn: () => openBag(asked, token),
    meta: personalMeta,
    retry: false,
    refetchOnWindowFocus: true,
    staleTime: 5000,
  });

export const askedOf = ({ orderId, itemId, unit }: BoughtBag): AskedBag => ({ order: orderId, item: itemId, unit });

/** Puts the build of an opened bag on this device: the account has the same one, written in the same words. */
export function keepBuild(owner: Owner, { orderId, itemId, number, kit, quantity }: OpenedBag, unit: number): string {
  const id = buildIdOf(itemId, unit);
  const name = bagName(number, unit, quantity);
  buildStore.change(owner, { id, kit }, (state) => openingBag(state, { orderId, itemId, unit }, name));
  return id;
}

/** How many kits of the line were begun, as far as this device knows. */
export function begunOf(owner: Owner, { itemId, quantity }: Pick<OpenedBag, 'itemId' | 'quantity'>): number {
  const ids = new Set(Array.from({ length: quantity }, (_, index) => buildIdOf(itemId, index + 1)));
  return buildStore.states.list(owner).filter(({ id, state }) => ids.has(id) && isUnboxed(state)).length;
}

/** The stash follows: that of the account was counted by the shop, any other is counted here. */
export function keepCount(owner: Owner, bag: OpenedBag, { begun, isHere }: { begun: number; isHere: boolean }): void {
  if (bag.isKept) void refreshStash();
  else countBags(owner, bag, { begun, areHere: isHere || bag.stage === 'here' });
}
