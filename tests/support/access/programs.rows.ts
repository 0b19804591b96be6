import type { apiTokenEndpoints } from '#contracts/api-tokens.ts';
import type { officeWebhookEndpoints } from '#contracts/webhooks.ts';
import { adminOnly, type OtherUsersData, type Rows } from './rows.ts';

const webhook = (b: OtherUsersData) => ({ id: b.webhookId });

export const programRows: Rows<typeof officeWebhookEndpoints & typeof apiTokenEndpoints> = {
  'GET /api/admin/webhooks': { cells: adminOnly(200) },
  'POST /api/admin/webhooks': {
    cells: adminOnly(201),
    body: () => ({ url: 'https://books.example/hook', events: ['order.placed'] }),
  },
  'PATCH /api/admin/webhooks/:id': {
    cells: adminOnly(204),
    params: webhook,
    body: () => ({ version: 1, paused: true }),
  },
  'DELETE /api/admin/webhooks/:id': { cells: adminOnly(204), params: webhook },
  'POST /api/admin/webhooks/:id/secret': { cells: adminOnly(201), params: webhook },
  'POST /api/admin/webhooks/:id/test': { cells: adminOnly(202), params: webhook },
  'GET /api/admin/webhooks/:id/deliveries': { cells: adminOnly(200), params: webhook },
  'POST /api/admin/webhooks/:id/replay': {
    cells: adminOnly(202),
    params: webhook,
    body: () => ({ since: '2026-01-01T00:00:00Z', which: 'dead' }),
  },
  'POST /api/admin/webhook-deliveries/:id/replay': {
    cells: adminOnly(202),
    params: (b) => ({ id: b.webhookDeliveryId }),
  },
  'GET /api/admin/tokens': { cells: adminOnly(200) },
  'POST /api/admin/tokens': {
    cells: adminOnly(201),
    body: () => ({ name: 'Books', rights: ['orders'], days: 30 }),
  },
  'DELETE /api/admin/tokens/:id': { cells: adminOnly(204), params: (b) => ({ id: b.tokenId }) },
};
