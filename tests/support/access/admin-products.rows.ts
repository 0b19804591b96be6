import type { adminProductEndpoints } from '#contracts/admin/products.ts';
import { adminOnly, type Rows } from './rows.ts';

export const adminProductRows: Rows<typeof adminProductEndpoints> = {
  'PATCH /api/admin/products/:id': {
    cells: adminOnly(200),
    params: () => ({ id: 'test-fuzz' }),
    body: () => ({ price: '1.00' }),
  },
};
