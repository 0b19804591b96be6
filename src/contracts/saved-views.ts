import { z } from 'zod';
import { isPlainLine } from '#domain/text.ts';
import type { Endpoints } from './endpoint.ts';
import { orderFilter } from './office-orders.ts';

const nameMessage = 'A view needs a name of 1 to 40 characters.';
const lists = ['orders'] as const;
const list = z.enum(lists, 'Only views of orders can be saved.');

const savedView = z
  .object({ id: z.uuid(), name: z.string(), filter: z.record(z.string(), z.string()) })
  .meta({ id: 'SavedView' });

export type SavedView = z.infer<typeof savedView>;

/** For the form too. */
export const viewName = z
  .string(nameMessage)
  .trim()
  .min(1, nameMessage)
  .max(40, nameMessage)
  .refine(isPlainLine, nameMessage);

export const maxSavedViews = 20;

export const savedViewEndpoints = {
  'GET /api/admin/views': {
    summary: 'The views that the caller has saved, by name.',
    access: 'admin',
    right: 'office',
    query: z.object({ list }),
    reply: z.array(savedView),
    status: 200,
  },
  'POST /api/admin/views': {
    summary: `Saves a filter under a name, at most ${maxSavedViews} of them; under a name that is there, it takes its place.`,
    access: 'admin',
    right: 'office',
    body: z.object({ list, name: viewName, filter: z.object(orderFilter) }),
    reply: z.array(savedView),
    status: 200,
  },
  'DELETE /api/admin/views/:id': {
    summary: 'Forgets a view of the caller’s own.',
    access: 'admin',
    right: 'office',
    params: z.object({ id: z.string().max(200) }),
    reply: null,
    status: 204,
  },
} as const satisfies Endpoints;
