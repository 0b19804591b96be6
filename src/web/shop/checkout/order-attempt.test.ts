import { describe, expect, it } from 'vitest';
import type { NewOrder } from '#contracts/new-order.ts';
import { ApiError } from '../../api/client.ts';
import { newAttempt, placeOrderOnce, tryWhileBusy, type Attempt } from './order-attempt.ts';

const order = (notes: string): NewOrder => ({
  shippingAddress: {
    name: 'Asha Rao',
    streetAddress: '12 MG Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    zipCode: '560001',
    country: 'India',
    isDefault: false,
  },
  shippingMethod: 'domestic-standard',
  paymentMethod: 'cod',
  notes,
});

/** A shop that keeps keys as ours does, behind a line that can lose its answers. */
function shopBehindALine() {
  const placed = new Map<string, { body: string; notes: string }>();
  const line = { losesAnswers: false, losesQuestions: false, refusal: null as ApiError | null };
  let attempt: Attempt = newAttempt();
  const send = async (body: NewOrder, key: string): Promise<string> => {
    if (line.losesQuestions) throw new TypeError('Failed to fetch');
    const known = placed.get(key);
    if (known && known.body !== JSON.stringify(body)) throw new ApiError(422, 'This key was used.', 'key-reused');
    if (!known && line.refusal) throw line.refusal;
    if (!known) placed.set(key, { body: JSON.stringify(body), notes: body.notes! });
    if (line.losesAnswers) throw new TypeError('Failed to fetch');
    return placed.get(key)!.notes;
  };
  const deps = { read: () => attempt, write: (next: Attempt) => void (attempt = next), send };
  return { line, placed, attempt: () => attempt, order: (notes: string) => placeOrderOnce(deps, order(notes)) };
}

describe('an attempt to order', () => {
  it('sends what it was given, under a key of plain characters', async () => {
    const shop = shopBehindALine();
    expect(await shop.order('first')).toEqual({ placed: 'first', wasEarlier: false });
    expect([...shop.placed.keys()]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });

  it('gives the same order when its answer was lost and it is tried again', async () => {
    const shop = shopBehindALine();
    shop.line.losesAnswers = true;
    await expect(shop.order('first')).rejects.toThrow('Failed to fetch');
    shop.line.losesAnswers = false;
    expect(await shop.order('first')).toEqual({ placed: 'first', wasEarlier: false });
    expect(shop.placed.size).toBe(1);
  });

  it('finds the order whose answer was lost, even after something else was typed', async () => {
    const shop = shopBehindALine();
    shop.line.losesAnswers = true;
    await expect(shop.order('first')).rejects.toThrow('Failed to fetch');
    Object.assign(shop.line, { losesAnswers: false, losesQuestions: true });
    await expect(shop.order('second')).rejects.toThrow('Failed to fetch');
    shop.line.losesQuestions = false;
    expect(await shop.order('third')).toEqual({ placed: 'first', wasEarlier: true });
    expect(shop.placed.size).toBe(1);
  });

  it('orders what was typed last when the first question never arrived', async () => {
    const shop = shopBehindALine();
    shop.line.losesQuestions = true;
    await expect(shop.order('first')).rejects.toThrow('Failed to fetch');
    shop.line.losesQuestions = false;
    expect(await shop.order('second')).toEqual({ placed: 'second', wasEarlier: false });
    expect(shop.placed.size).toBe(1);
  });

  it('takes a new key after a refusal, and keeps the old one when the server is in trouble', async () => {
    const shop = shopBehindALine();
    const { key } = shop.attempt();
    shop.line.refusal = new ApiError(503, 'Busy.');
    await expect(shop.order('first')).rejects.toThrow('Busy.');
    expect(shop.attempt().key).toBe(key);
    shop.line.refusal = new ApiError(409, 'A price has changed.');
    await expect(shop.order('first')).rejects.toThrow('A price has changed.');
    expect(shop.attempt()).toEqual({ key: expect.not.stringContaining(key), unanswered: [] });
  });

  it('orders anew under a new key when a copy of its tab has used the old one up', async () => {
    const shop = shopBehindALine();
    shop.placed.set(shop.attempt().key, { body: 'of the copy', notes: 'copy' });
    expect(await shop.order('first')).toEqual({ placed: 'first', wasEarlier: false });
    expect(shop.placed.size).toBe(2);
  });
});

describe('an order that a busy shop answers with 503', () => {
  /** A shop that is busy for so many tries, and a clock that only pauses move. */
  function busyShop(busyFor: number) {
    const shop = shopBehindALine();
    const log: string[] = [];
    let nowMs = 0;
    let tries = 0;
    const attempt = async () => {
      log.push(shop.attempt().key);
      tries += 1;
      shop.line.refusal = tries <= busyFor ? new ApiError(503, 'Busy.') : null;
      return shop.order('first');
    };
    const place = () =>
      tryWhileBusy(attempt, {
        nowMs: () => nowMs,
        pause: async (milliseconds) => {
          expect(milliseconds).toBeGreaterThanOrEqual(5000);
          nowMs += milliseconds;
        },
        onBusy: () => log.push('busy'),
      });
    return { ...shop, log, place };
  }

  it('is sent again by itself under the same key until it is placed, and says so each time', async () => {
    const { place, placed, log, attempt } = busyShop(2);
    const { key } = attempt();
    expect(await place()).toEqual({ placed: 'first', wasEarlier: false });
    expect(log).toEqual([key, 'busy', key, 'busy', key]);
    expect([...placed.keys()]).toEqual([key]);
  });

  it('is given up after some minutes, with the key kept for the next press', async () => {
    const { place, log, attempt } = busyShop(Infinity);
    const { key } = attempt();
    await expect(place()).rejects.toThrow('Busy.');
    expect(new Set(log)).toEqual(new Set([key, 'busy']));
    expect(attempt().key).toBe(key);
  });

  it('is not sent again once the shop has said no, or cannot be reached', async () => {
    for (const trouble of [new ApiError(409, 'A price has changed.'), new TypeError('Failed to fetch')]) {
      let tries = 0;
      const attempt = () => {
        tries += 1;
        return Promise.reject(trouble);
      };
      const deps = { nowMs: () => 0, pause: async () => {}, onBusy: () => {} };
      await expect(tryWhileBusy(attempt, deps)).rejects.toBe(trouble);
      expect(tries).toBe(1);
    }
  });
});
