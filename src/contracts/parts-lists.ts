import { z } from 'zod';
import { partsListNameMaxLength } from '#domain/parts-lists/saved-parts-list.ts';
import { isPlainLine } from '#domain/text.ts';
import { forUserBody, forUserQuery } from './builds.ts';
import type { Endpoints } from './endpoint.ts';

const nameMessage = `A bill needs a name of one line and at most ${partsListNameMaxLength} characters.`;

/** As a file may have it; but what no database can store is no text. */
const plain = z.string().refine((text) => !text.includes('\0') && text.isWellFormed(), 'A bill is plain text.');

const pastedList = z.object({
  name: z
    .string(nameMessage)
    .trim()
    .min(1, nameMessage)
    .max(partsListNameMaxLength, nameMessage)
    .refine(isPlainLine, nameMessage),
  text: plain,
  answers: z
    .array(z.tuple([plain, plain]).readonly())
    .max(2_000)
    .describe('What was chosen for a line, as pairs: its words, and the slug of a part or nothing.'),
});

const billState = z
  .object({
    bill: z
      .object({
        value: pastedList.nullable().describe('Null: deleted.'),
        at: z.int().min(1).max(1_000_000_000),
        by: z.string().regex(/^d-[a-z0-9]{8,16}$/),
      })
      .optional(),
  })
  .meta({ id: 'KeptBillState' });

export const partsList = z.object({ id: z.uuid(), state: billState }).meta({ id: 'PartsList' });

export type PartsList = z.infer<typeof partsList>;

export const partsListEndpoints = {
  'GET /api/bills': {
    summary: 'The bills that the user keeps, the one that changed last first.',
    access: 'user',
    query: forUserQuery,
    reply: z.array(partsList),
    status: 200,
  },
  'POST /api/bills/:id/changes': {
    summary: 'Keeps a bill as a device has it, or the later one that another device has sent. Safe to repeat.',
    access: 'user',
    params: z.object({ id: z.uuid('A bill is named by a uuid that the device makes up.') }),
    body: z.object({ changes: billState, userId: forUserBody }),
    reply: partsList,
    status: 200,
  },
} as const satisfies Endpoints;
