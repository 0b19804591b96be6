import type { NewOrder } from '#contracts/new-order.ts';
import { hasCode, isBusy, isRefusal } from '../../api/error-message.ts';

/** One intention to order. Its key goes with every try, so that the shop makes one order of it. */
export interface Attempt {
  readonly key: string;
  /** What was sent under this key and never answered, newest first. */
  readonly unanswered: readonly NewOrder[];
}

/** Unlike a UUID from the same place, this can be had without https too. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const newAttempt = (): Attempt => ({ key: newKey(), unanswered: [] });

const isSame = (one: NewOrder, other: NewOrder): boolean => JSON.stringify(one) === JSON.stringify(other);

const recordSent = ({ key, unanswered }: Attempt, order: NewOrder): Attempt => ({
  key,
  unanswered: [order, ...unanswered.filter((earlier) => !isSame(earlier, order))],
});

const isKeyReused = (error: unknown): boolean => hasCode(error, 'key-reused');

export interface AttemptDeps<Placed> {
  readonly read: () => Attempt;
  readonly write: (attempt: Attempt) => void;
  readonly send: (order: NewOrder, key: string) => Promise<Placed>;
}

/** The order that was made of something sent before, whose answer never came; null when there is none of ours. */
async function findEarlier<Placed>(send: AttemptDeps<Placed>['send'], { key, unanswered }: Attempt) {
  for (const earlier of unanswered) {
    try {
      return await send(earlier, key);
    } catch (error) {
      if (!isKeyReused(error)) throw error;
    }
  }
  return null;
}

interface BusyDeps {
  readonly nowMs: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Told before each pause. */
  readonly onBusy: () => void;
}

/** As long as the shop's own `Retry-After`, and a little more for each of many who wait, so that they do not come at once. */
const busyPauseMs = { least: 5000, spread: 3000 };
const busyLimitMs = 180_000;

/** Tries again while the shop is too busy to say yes or no. What is tried must order once, however often it is tried. */
export async function tryWhileBusy<T>(attempt: () => Promise<T>, { nowMs, pause, onBusy }: BusyDeps): Promise<T> {
  for (const startedMs = nowMs(); ;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || nowMs() - startedMs > busyLimitMs) throw error;
      onBusy();
      await pause(busyPauseMs.least + Math.random() * busyPauseMs.spread);
    }
  }
}

export interface AttemptOutcome<Placed> {
  readonly placed: Placed;
  /** What stands is an earlier order of the same intention, and not what was sent last. */
  readonly wasEarlier: boolean;
}

/**
 * Orders once, however often it is tried: what is sent is written down before it leaves, under a key that changes only
 * when the shop has said no.
 */
export async function placeOrderOnce<Placed>(
  deps: AttemptDeps<Placed>,
  order: NewOrder,
): Promise<AttemptOutcome<Placed>> {
  const before = deps.read();
  deps.write(recordSent(before, order));
  try {
    return { placed: await deps.send(order, before.key), wasEarlier: false };
  } catch (error) {
    if (isRefusal(error) && !isKeyReused(error)) deps.write(newAttempt());
    if (!isKeyReused(error)) throw error;
  }
  const earlier = await findEarlier(deps.send, before);
  if (earlier !== null) return { placed: earlier, wasEarlier: true };
  // A copy of this tab has used the key up. What it left in the cart, if anything, is a new intention.
  const fresh = recordSent(newAttempt(), order);
  deps.write(fresh);
  return { placed: await deps.send(order, fresh.key), wasEarlier: false };
}
