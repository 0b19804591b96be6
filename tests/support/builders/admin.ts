import { expect, request, type APIRequestContext } from '@playwright/test';

/** The one who runs the shop of the journeys. */
export const adminCredentials = { username: 'keeper', password: 'keeper-of-journeys' } as const;

/** Does something as the admin, in a session of its own. */
export async function asAdmin<T>(work: (api: APIRequestContext) => Promise<T>): Promise<T> {
  const api = await request.newContext({ baseURL: process.env['TAAR_SHOP_URL'] ?? '' });
  try {
    expect((await api.post('/api/login', { data: adminCredentials })).ok(), 'the admin is signed in').toBe(true);
    return await work(api);
  } finally {
    await api.dispose();
  }
}

/** Sets the price or the stock of a product. It has to be one that no other journey looks at. */
export const changeProduct = (slug: string, data: { price?: string; stock?: number }): Promise<void> =>
  asAdmin(async (api) => {
    const answer = await api.patch(`/api/admin/products/${slug}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  });

/** How many orders came in from a mail address. */
export const countOrders = (email: string): Promise<number> =>
  asAdmin(
    async (api) => (await (await api.get('/api/admin/orders', { params: { search: email } })).json()).items.length,
  );
