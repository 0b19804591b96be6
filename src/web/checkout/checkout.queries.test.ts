import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { setCurrentUser } from '../session/user.queries.ts';
import { lastOrderQuery } from './checkout.queries.ts';

const shippingAddress = {
  name: 'Asha Rao',
  streetAddress: '12 MG Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  zipCode: '560001',
  country: 'India',
};
const answer = { lastOrder: { email: null, phone: '98450 11111', shippingAddress, billingAddress: null } };

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
