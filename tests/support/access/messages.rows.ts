import type { messageEndpoints } from '#contracts/messages.ts';
import { adminOnly, type OtherUsersData, type Rows } from './rows.ts';

const message = (b: OtherUsersData) => ({ id: b.messageId });
const savedReply = (b: OtherUsersData) => ({ id: b.savedReplyId });

export const messageRows: Rows<typeof messageEndpoints> = {
  'GET /api/admin/messages': { cells: adminOnly(200) },
  'GET /api/admin/messages/:id': { cells: adminOnly(200), params: message },
  'POST /api/admin/messages/:id/replies': { cells: adminOnly(201), params: message, body: () => ({ body: 'Hello.' }) },
  'PATCH /api/admin/messages/:id': {
    cells: adminOnly(200),
    params: message,
    body: () => ({ version: 1, done: true }),
  },
  'GET /api/admin/staff-names': { cells: adminOnly(200) },
  'GET /api/admin/saved-replies': { cells: adminOnly(200) },
  'POST /api/admin/saved-replies': { cells: adminOnly(201), body: () => ({ title: 'New', body: 'Text' }) },
  'PATCH /api/admin/saved-replies/:id': {
    cells: adminOnly(200),
    params: savedReply,
    body: () => ({ title: 'Other', body: 'Text', version: 1 }),
  },
  'DELETE /api/admin/saved-replies/:id': { cells: adminOnly(204), params: savedReply },
};
