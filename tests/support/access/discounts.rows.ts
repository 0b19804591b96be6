import type { cartDiscountEndpoints, discountEndpoints } from '#contracts/discounts.ts';
import { adminOnly, everyone, type Rows } from './rows.ts';

const fields = {
  name: 'Kits',
  code: null,
  gift: { kind: 'percent', percent: 5 },
  goods: { for: 'kinds', kinds: ['kit'] },
  minimum: null,
  startsOn: null,
  endsOn: null,
  maxUses: null,
  maxPerPerson: null,
  together: false,
  isEnded: true,
};

const noDiscount = '00000000-0000-4000-8000-000000000000';

export const discountRows: Rows<typeof cartDiscountEndpoints & typeof discountEndpoints> = {
  'GET /api/cart/discount': { cells: everyone(200) },
  // The code is of nobody: what is asked is who may ask.
  'POST /api/cart/discount': { cells: everyone(409), body: () => ({ code: 'NOBODY' }) },
  'DELETE /api/cart/discount': { cells: everyone(204) },
  'GET /api/admin/discounts': { cells: adminOnly(200) },
  'GET /api/admin/discounts/:id': { cells: adminOnly(404), params: () => ({ id: noDiscount }) },
  'POST /api/admin/discounts': { cells: adminOnly(201), body: () => fields },
  'PATCH /api/admin/discounts/:id': {
    cells: adminOnly(404),
    params: () => ({ id: noDiscount }),
    body: () => ({ version: 1, fields }),
  },
  'POST /api/admin/discounts/try': { cells: adminOnly(200), body: () => ({ fields }) },
};
