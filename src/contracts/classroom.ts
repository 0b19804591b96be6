import { z } from 'zod';
import {
  classNameProblem,
  classSentences,
  maxReportedChecks,
  maxReportedParts,
  pupilNameProblem,
  tidyName,
} from '#domain/workbench/classroom/class-limits.ts';
import type { Endpoints } from './endpoint.ts';

const moment = z.string().describe('ISO 8601, UTC.');

export const classSummary = z
  .object({
    id: z.uuid(),
    code: z.string().describe('What pupils join by.'),
    kit: z.string().describe('The slug of the kit.'),
    name: z.string(),
    createdAt: moment,
    endedAt: moment.nullable(),
    pupils: z.int(),
  })
  .meta({ id: 'ClassSummary' });

export type ClassSummary = z.infer<typeof classSummary>;

/** As a part or a check is called on the bench. */
const label = z.string().regex(/^[\w .+-]{1,60}$/);

const told = z
  .object({
    placed: z.array(label).max(maxReportedParts).describe('The refs of the parts that are in.'),
    checked: z.array(label).max(maxReportedChecks).describe('The checks that were passed.'),
    failed: z
      .object({ check: label, point: label, value: z.number().min(-1e12).max(1e12) })
      .nullable()
      .describe('The reading that the builder stopped at.'),
  })
  .meta({ id: 'ClassTold' });

const pupil = z
  .object({
    id: z.uuid(),
    bench: z.int(),
    name: z.string(),
    told,
    joinedAt: moment,
    tickedAt: moment,
    heardAt: moment,
    handAt: moment.nullable().describe('Since when the hand is up.'),
    failedAt: moment.nullable().describe('Since when a check has stopped them.'),
    helpedAt: moment.nullable().describe('When the teacher was last there.'),
  })
  .meta({ id: 'ClassPupil' });

export type Pupil = z.infer<typeof pupil>;

const openedClass = z
  .object({ summary: classSummary, now: moment.describe('By the clock of the shop.'), pupils: z.array(pupil) })
  .meta({ id: 'OpenedClass' });

export type OpenedClass = z.infer<typeof openedClass>;

/** A name as it is kept, and the sentence about what is wrong with it. */
const nameWith = (missing: string, problemOf: (name: string) => string | null) =>
  z
    .string(missing)
    .transform(tidyName)
    .superRefine((name, context) => {
      const problem = problemOf(name);
      if (problem !== null) context.addIssue({ code: 'custom', message: problem });
    });

const newClass = z.object({
  kit: z.string(classSentences.kitMissing).regex(/^[a-z0-9-]{1,200}$/, classSentences.kitMissing),
  name: nameWith(classSentences.nameMissing, classNameProblem),
});

export type NewClass = z.infer<typeof newClass>;

const newPlace = z.object({ name: nameWith(classSentences.pupilNameMissing, pupilNameProblem) });

const place = z.string().min(1).max(100).describe('The secret of a place, which joining gave.');
const ofClass = z.object({ id: z.uuid('A class is named by a uuid.') });
const ofPupil = ofClass.extend({ pupilId: z.uuid('A pupil is named by a uuid.') });
const byCode = z.object({ code: z.string().min(1).max(40) });

export const classroomEndpoints = {
  'GET /api/classes': {
    summary: 'The classes of the user, the newest first.',
    access: 'user',
    reply: z.array(classSummary),
    status: 200,
  },
  'POST /api/classes': {
    summary: 'Makes a class for a kit, with a code to hand on.',
    access: 'user',
    body: newClass,
    reply: classSummary,
    status: 201,
  },
  'GET /api/classes/:id': {
    summary: 'A class of the user, with who is how far.',
    access: 'user',
    params: ofClass,
    reply: openedClass,
    status: 200,
  },
  'POST /api/classes/:id/end': {
    summary: 'Ends a class: nobody joins it or is heard any more. It is deleted after 30 days.',
    access: 'user',
    params: ofClass,
    reply: classSummary,
    status: 200,
  },
  'POST /api/classes/:id/pupils/:pupilId/helped': {
    summary: 'The teacher was there: the hand goes down.',
    access: 'user',
    params: ofPupil,
    reply: null,
    status: 204,
  },
  'DELETE /api/classes/:id/pupils/:pupilId': {
    summary: 'Takes a pupil out of the class, with all that is kept of them.',
    access: 'user',
    params: ofPupil,
    reply: null,
    status: 204,
  },
  'GET /api/class-codes/:code': {
    summary: 'The class that a code leads to.',
    access: 'anyone',
    params: byCode,
    reply: z.object({ name: z.string(), kit: z.string(), ended: z.boolean() }).meta({ id: 'ClassInvitation' }),
    status: 200,
  },
  'POST /api/class-codes/:code/places': {
    summary: 'Joins a class under a name of one’s choice, without an account. The place’s secret is given once.',
    access: 'anyone',
    params: byCode,
    body: newPlace,
    reply: z.object({ place, bench: z.int(), name: z.string() }).meta({ id: 'ClassPlace' }),
    status: 201,
  },
  'POST /api/class-places/news': {
    summary:
      'What a pupil’s browser tells the class: how far the build is, and whether the hand is up. Safe to repeat.',
    access: 'anyone',
    body: z.object({
      place,
      told,
      handCount: z.int().min(0).max(1_000_000).describe('How often the hand went up and down; odd is up.'),
      quietSeconds: z
        .int()
        .min(0)
        .max(2_592_000)
        .nullable()
        .describe('How long ago the last tick was; null: none yet.'),
    }),
    reply: z.object({ handUp: z.boolean() }).meta({ id: 'ClassHeard' }),
    status: 200,
  },
  'POST /api/class-places/leave': {
    summary: 'Leaves a class, with all that is kept there of the pupil.',
    access: 'anyone',
    body: z.object({ place }),
    reply: null,
    status: 204,
  },
} as const satisfies Endpoints;
