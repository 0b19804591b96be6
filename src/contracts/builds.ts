import { z } from 'zod';
import { buildNameMaxLength, buildSentences, noteMaxLength } from '#domain/workbench/builds/build-limits.ts';
import { isPlainLine, isPlainText } from '#domain/text.ts';
import type { Endpoints } from './endpoint.ts';

// Every name that a device makes up has a letter and a sign before it, so that none is a word that objects know.
const deviceId = z.string().regex(/^d-[a-z0-9]{8,16}$/);
const noteId = z.string().regex(/^n-[a-z0-9]{8,16}$/);
const sittingId = z.string().regex(/^s-[a-z0-9]{8,16}$/);
const markKey = z.string().regex(/^(sourced|placed|check):[\w .+-]{1,60}$/);
const readingKey = z.string().regex(/^[\w .+-]{1,60}:[\w .+-]{1,60}$/);
const stepId = z.string().regex(/^[\w .+-]{1,60}$/);

const stampNumber = z.int().min(1).max(1_000_000_000);
const moment = z.int().min(0).max(8_640_000_000_000_000).describe('Milliseconds, by the clock of the device.');

const stamped = <Value extends z.ZodType>(value: Value) => z.object({ value, at: stampNumber, by: deviceId });

const name = z
  .string()
  .trim()
  .min(1, buildSentences.nameMissing)
  .max(buildNameMaxLength, buildSentences.nameLong)
  .refine(isPlainLine, buildSentences.nameNotOneLine);

const reading = z.object({ value: z.number().min(-1e12).max(1e12), verdict: z.enum(['good', 'look', 'bad']) });

const note = z.object({
  text: z.string().max(noteMaxLength, buildSentences.noteLong).refine(isPlainText, buildSentences.noteNotPlain),
  step: stepId,
  writtenAt: moment,
});

const sitting = z.object({
  startedAt: moment,
  minutes: z.int().min(0).max(100_000),
  device: z.enum(['phone', 'computer']),
});

/** More kits than a line of an order can have. */
const maxUnit = 9999;

const boughtBag = z.object({ orderId: z.uuid(), itemId: z.uuid(), unit: z.int().min(1).max(maxUnit) });

const buildState = z
  .object({
    ticks: z
      .record(markKey, z.record(deviceId, stampNumber))
      .default({})
      .describe('By mark, then by device: how often the tick was set and taken back. Odd is ticked.'),
    name: stamped(name).optional(),
    hand: stamped(z.enum(['right', 'left'])).optional(),
    pausedAt: stamped(stepId.nullable()).optional(),
    deleted: stamped(z.boolean()).optional(),
    bag: stamped(boughtBag).optional().describe('The kit of an order that it is made of.'),
    readings: z.record(readingKey, stamped(reading.nullable())).default({}),
    notes: z.record(noteId, stamped(note.nullable())).default({}),
    sittings: z.record(sittingId, stamped(sitting)).default({}),
  })
  .meta({ id: 'BuildState' });

export const build = z
  .object({
    id: z.uuid(),
    kit: z.string().describe('The slug of the kit.'),
    state: buildState,
    createdAt: z.string().describe('ISO 8601, UTC.'),
    updatedAt: z.string().describe('ISO 8601, UTC.'),
  })
  .meta({ id: 'Build' });

export type Build = z.infer<typeof build>;

const forWhom = 'Whom it is for; anyone else who is signed in by now is refused. Without it, whoever is signed in.';
const maxUserId = 2_147_483_647;
const userIdMessage = 'userId must be the number of a user.';

export const forUserQuery = z.object({
  userId: z
    .string(userIdMessage)
    .regex(/^\d{1,10}$/, userIdMessage)
    .transform(Number)
    .optional()
    .describe(forWhom),
});

export const forUserBody = z
  .int(userIdMessage)
  .min(1, userIdMessage)
  .max(maxUserId, userIdMessage)
  .optional()
  .describe(forWhom);

export const buildEndpoints = {
  'GET /api/builds': {
    summary: 'The builds of the user, the one that changed last first.',
    access: 'user',
    query: forUserQuery,
    reply: z.array(build),
    status: 200,
  },
  'POST /api/builds/:id/changes': {
    summary:
      'Merges what a device has changed into a build, and answers with all of it. Safe to repeat; the first starts the build.',
    access: 'user',
    params: z.object({ id: z.uuid('A build is named by a uuid that the device makes up.') }),
    body: z.object({
      kit: z.string().regex(/^[a-z0-9-]{1,200}$/),
      changes: buildState,
      userId: forUserBody,
    }),
    reply: build,
    status: 200,
  },
} as const satisfies Endpoints;
