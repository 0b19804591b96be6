import { z } from 'zod';
import { maxDrawers } from '#domain/workbench/stash/stash-state.ts';
import { forUserBody, forUserQuery } from './builds.ts';
import type { Endpoints } from './endpoint.ts';

// Both have letters and a sign before them, so that none is a word that objects know.
const partKey = z.string().regex(/^part:[a-z0-9-]{1,120}$/);
const writer = z.string().regex(/^[do]-[a-z0-9]{8,16}$/);
const pieces = z.int().min(0).max(1_000_000_000);

const stashState = z
  .object({
    pieces: z
      .record(partKey, z.record(writer, z.tuple([pieces, pieces]).readonly()))
      .refine((parts) => Object.keys(parts).length <= maxDrawers, `A stash holds at most ${maxDrawers} parts.`)
      .default({})
      .describe('By part, then by device or order: pieces put in, and pieces taken out. Merging takes the larger.'),
  })
  .meta({ id: 'StashState' });

const stash = z.object({ state: stashState }).meta({ id: 'Stash' });

export type Stash = z.infer<typeof stash>;

const orderParts = z
  .object({
    id: z.uuid(),
    number: z.string(),
    parts: z.array(z.object({ slug: z.string(), pieces: z.int() })).describe('Loose parts, in pieces.'),
  })
  .meta({ id: 'OrderParts' });

export type OrderParts = z.infer<typeof orderParts>;

export const stashEndpoints = {
  'GET /api/stash': {
    summary: 'What the user owns, counted.',
    access: 'user',
    query: forUserQuery,
    reply: stash,
    status: 200,
  },
  'POST /api/stash/changes': {
    summary: 'Merges what a device has counted into the stash, and answers with all of it. Safe to repeat.',
    access: 'user',
    body: z.object({ changes: stashState, userId: forUserBody }),
    reply: stash,
    status: 200,
  },
  'GET /api/stash/orders': {
    summary: 'The loose parts of the orders of the user that were shipped or delivered, the newest first.',
    access: 'user',
    query: forUserQuery,
    reply: z.array(orderParts),
    status: 200,
  },
} as const satisfies Endpoints;
