import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '#contracts/accounts.ts';
import { FakeStorage } from '#tests/support/workbench/key-values.ts';
import { ApiError } from '../api/client.ts';
import { createQueryClient } from '../api/query-client.ts';
import { withSessionCheck } from './with-session-check.ts';
import {
  type AccountTraces,
  accountTraces,
  buildOwnerKey,
  personalMeta,
  setCurrentUser,
  userQuery,
} from './user.queries.ts';

const asha: User = {
  id: 1,
  username: 'asha',
  email: 'asha@example.com',
  firstName: null,
  lastName: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastLoginAt: null,
  pendingEmail: null,
};

let storage = new FakeStorage();

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete accountTraces.load;
});

async function clientWithData() {
  const client = createQueryClient();
  setCurrentUser(client, asha);
  await client.fetchQuery({ queryKey: ['/api/addresses'], queryFn: () => ['home of asha'], meta: personalMeta });
  await client.fetchQuery({ queryKey: ['/api/cart'], queryFn: () => ['fuzz-box'] });
  return client;
}

describe('changing the current user', () => {
  it('remembers whose builds are shown without a network, wherever somebody signs in or out', () => {
    setCurrentUser(createQueryClient(), asha);
    expect(storage.getItem(buildOwnerKey)).toBe('1');
    setCurrentUser(createQueryClient(), null);
    expect(storage.getItem(buildOwnerKey)).toBe('guest');
    storage.isFull = true;
    expect(() => setCurrentUser(createQueryClient(), asha)).not.toThrow();
  });

  it('removes every personal query and keeps the cart', async () => {
    const client = await clientWithData();
    setCurrentUser(client, null);
    expect(client.getQueryData(userQuery.queryKey)).toBeNull();
    expect(client.getQueryData(['/api/addresses'])).toBeUndefined();
    expect(client.getQueryData(['/api/cart'])).toEqual(['fuzz-box']);
  });
});

describe('what this browser keeps of an account', () => {
  const watched = () => {
    const forget = vi.fn<AccountTraces['forget']>();
    const notAsked = async () => Promise.reject(new Error('Nobody asked for that.'));
    const load = vi.fn<() => Promise<AccountTraces>>(async () => ({ prepare: notAsked, forget, removeAll: notAsked }));
    accountTraces.load = load;
    return { forget, load };
  };

  it('is removed whenever nobody, or somebody else, is here from now on', async () => {
    const { forget } = watched();
    vi.stubGlobal('localStorage', Object.assign(new FakeStorage(), { 'taar-build:7:b1': '{}' }));
    setCurrentUser(createQueryClient(), null);
    setCurrentUser(createQueryClient(), asha);
    await vi.waitFor(() => expect(forget.mock.calls).toEqual([['guest'], [1]]));
  });

  it('costs a browser that keeps nothing of an account no code', () => {
    const { load } = watched();
    vi.stubGlobal('localStorage', Object.assign(new FakeStorage(), { 'taar-build:guest:b1': '{}' }));
    setCurrentUser(createQueryClient(), null);
    expect(load).not.toHaveBeenCalled();
  });
});

describe('a call that only a signed-in person may make', () => {
  it('sets the user to null on a 401', async () => {
    const client = await clientWithData();
    const refused = Promise.reject(new ApiError(401, 'Please sign in first.', 'not-signed-in'));
    await expect(withSessionCheck(client, refused)).rejects.toThrow('401: Please sign in first.');
    expect(client.getQueryData(userQuery.queryKey)).toBeNull();
  });

  it('keeps the user on other failures, and returns the answer', async () => {
    const client = await clientWithData();
    await expect(withSessionCheck(client, Promise.reject(new ApiError(503, 'Busy.')))).rejects.toThrow('503: Busy.');
    await expect(withSessionCheck(client, Promise.resolve('yes'))).resolves.toBe('yes');
    expect(client.getQueryData(userQuery.queryKey)).toEqual(asha);
  });
});
