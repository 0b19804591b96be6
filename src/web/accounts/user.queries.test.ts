import { describe, expect, it } from 'vitest';
import type { User } from '#contracts/accounts.ts';
import { ApiError } from '../api/client.ts';
import { createQueryClient } from '../api/query-client.ts';
import { asUser } from './as-user.ts';
import { changeUser, personal, userQuery } from './user.queries.ts';

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

async function clientWithData() {
  const client = createQueryClient();
  changeUser(client, asha);
  await client.fetchQuery({ queryKey: ['/api/addresses'], queryFn: () => ['home of asha'], meta: personal });
  await client.fetchQuery({ queryKey: ['/api/cart'], queryFn: () => ['fuzz-box'] });
  return client;
}

describe('when the person changes', () => {
  it('nothing personal of the one before is left, and the cart stays', async () => {
    const client = await clientWithData();
    changeUser(client, null);
    expect(client.getQueryData(userQuery.queryKey)).toBeNull();
    expect(client.getQueryData(['/api/addresses'])).toBeUndefined();
    expect(client.getQueryData(['/api/cart'])).toEqual(['fuzz-box']);
  });
});

describe('a call that only a signed-in person may make', () => {
  it('ends the session here when the server says that it has ended', async () => {
    const client = await clientWithData();
    const refused = Promise.reject(new ApiError(401, 'Please sign in first.'));
    await expect(asUser(client, refused)).rejects.toThrow('401: Please sign in first.');
    expect(client.getQueryData(userQuery.queryKey)).toBeNull();
  });

  it('leaves the session alone when it fails otherwise, and passes answers on', async () => {
    const client = await clientWithData();
    await expect(asUser(client, Promise.reject(new ApiError(503, 'Busy.')))).rejects.toThrow('503: Busy.');
    await expect(asUser(client, Promise.resolve('yes'))).resolves.toBe('yes');
    expect(client.getQueryData(userQuery.queryKey)).toEqual(asha);
  });
});
