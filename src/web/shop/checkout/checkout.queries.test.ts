import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { FakeStorage } from '#tests/support/workbench/key-values.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { setCurrentUser } from '../../session/user.queries.ts';
import { lastOrderQuery } from './checkout.queries.ts';

const shippingAddress = {
  name: 'Asha Rao',
  streetAddress: '12 MG Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  zipCode: '560001',
  country: 'India',
};
const answer = {
  lastOrder: { email: null, phone: '98450 11111', shippingAddress, billingAddress: null, business: null },
  business: null,
};

beforeEach(() => vi.stubGlobal('localStorage', new FakeStorage()));

it('the last order goes with the account that it belongs to', async () => {
  const client = createQueryClient();
  const leave = new QueryObserver(client, { ...lastOrderQuery, queryFn: () => answer }).subscribe(() => {});
  await vi.waitFor(() => expect(client.getQueryData(lastOrderQuery.queryKey)).toEqual(answer));
  setCurrentUser(client, null);
  expect(client.getQueryData(lastOrderQuery.queryKey)).toBeUndefined();
  leave();
});

it('the last order is not kept once the checkout was left', async () => {
  const client = createQueryClient();
  const leave = new QueryObserver(client, { ...lastOrderQuery, queryFn: () => answer }).subscribe(() => {});
  await vi.waitFor(() => expect(client.getQueryData(lastOrderQuery.queryKey)).toEqual(answer));
  leave();
  await vi.waitFor(() => expect(client.getQueryData(lastOrderQuery.queryKey)).toBeUndefined());
});

it('the last order is not asked for again when the network is back, which would take the form away', async () => {
  const client = createQueryClient();
  const queryFn = vi.fn<() => Promise<typeof answer>>(() => Promise.reject(new Error('Unreachable.')));
  const observer = new QueryObserver(client, { ...lastOrderQuery, queryFn });
  const leave = observer.subscribe(() => {});
  client.mount();
  await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('error'));
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect([observer.getCurrentResult().status, queryFn.mock.calls.length]).toEqual(['error', 1]);
  client.unmount();
  leave();
});
