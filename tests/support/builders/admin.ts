import { randomBytes } from 'node:crypto';
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
    const { stock: expectedStock } = await (await api.get(`/api/admin/products/${slug}`)).json();
    const seen = data.stock === undefined ? {} : { expectedStock };
    const answer = await api.patch(`/api/admin/products/${slug}`, { data: { ...data, ...seen } });
    expect(answer.ok(), await answer.text()).toBe(true);
  });

interface OwnPart {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

/** A part at ₹30 that no other journey knows, nor the same one when it is repeated in the same shop. It is on sale. */
export const addOwnPart = (): Promise<OwnPart> => addOwnDraft(true);

/** The same, on sale or not yet. */
export const addOwnDraft = (isPublished = false): Promise<OwnPart> =>
  asAdmin(async (api) => {
    const data = {
      name: `Trimmer ${randomBytes(4).toString('hex')}`,
      summary: 'A part of one journey.',
      description: 'Turned once.',
      price: '30.00',
      difficulty: 'Beginner',
      category: 'parts',
      subcategory: 'other',
      hsnCode: '8533',
      countryOfOrigin: 'India',
      pictures: [{ imageUrl: 'art:part/trimmer-250k', label: null, alt: null }],
    };
    const answer = await api.post('/api/admin/products', { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    const part = (await answer.json()) as OwnPart;
    if (isPublished) {
      const published = await api.post(`/api/admin/products/${part.id}/publish`);
      expect(published.ok(), await published.text()).toBe(true);
    }
    return part;
  });

/** How many orders came in from a mail address. */
export const countOrders = (email: string): Promise<number> =>
  asAdmin(
    async (api) => (await (await api.get('/api/admin/orders', { params: { search: email } })).json()).items.length,
  );
