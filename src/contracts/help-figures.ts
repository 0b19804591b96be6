import { z } from 'zod';
import { buildCheckNames, namedFaultKinds } from '#domain/help/help.ts';
import type { Endpoints } from './endpoint.ts';

const at = z.string().describe('ISO 8601, UTC.');

/** Far enough for any mistake in what was assumed. */
const factor = z
  .number()
  .min(1 / 200)
  .max(200);

const faultFactors = z
  .partialRecord(z.enum(namedFaultKinds), factor)
  .describe(
    'How many times more common each kind of fault is than the fault finder assumes. What is not named is as assumed.',
  );

const learned = z
  .object({ id: z.int(), factors: faultFactors, reports: z.int(), at })
  .meta({ id: 'LearnedFaultFrequencies' });

const helpFigures = z
  .object({
    kits: z.array(z.object({ slug: z.string(), name: z.string() })).describe('Those that somebody builds.'),
    builds: z
      .object({
        started: z.int(),
        stuck: z.array(z.object({ check: z.enum(buildCheckNames).nullable(), builds: z.int() })),
        checks: z.array(z.object({ check: z.enum(buildCheckNames), passed: z.int(), failed: z.int() })),
      })
      .nullable()
      .describe(
        'Of the last year. Stuck: the last check that was passed of builds that are not through all. Null: too few.',
      ),
    requests: z.int(),
    causes: z
      .object({
        reports: z.int(),
        rows: z.array(z.object({ kind: z.string(), ref: z.string(), count: z.int(), first: z.int() })),
      })
      .nullable()
      .describe('What was really wrong, of those who agreed; first: how often the finder had it first. Null: too few.'),
    reported: z
      .array(z.object({ kit: z.string(), kind: z.enum(namedFaultKinds), count: z.int() }))
      .describe('What can be learned from: of kits with enough reports.'),
    learned: learned.nullable().describe('What the finder uses; null: what it assumes.'),
  })
  .meta({ id: 'HelpFigures' });

export type HelpFigures = z.infer<typeof helpFigures>;
export type FaultFactors = z.infer<typeof faultFactors>;
export type LearnedFrequencies = z.infer<typeof learned>;

const staff = { access: 'admin', right: 'messages' } as const;

export const helpFigureEndpoints = {
  'GET /api/fault-frequencies': {
    summary: 'How common the kinds of faults are, as learned. Read by the fault finder.',
    access: 'anyone',
    reply: z.object({ factors: faultFactors }).meta({ id: 'FaultFrequencies' }),
    status: 200,
  },
  'GET /api/admin/help-figures': {
    ...staff,
    summary: 'Where builders get stuck, and which faults are real. Counts only, and none over fewer than five.',
    query: z.object({ kit: z.string().max(200).optional() }),
    reply: helpFigures,
    status: 200,
  },
  'POST /api/admin/fault-frequencies': {
    ...staff,
    summary: 'The fault finder takes over what was learned.',
    body: z.object({
      seen: z.int().nullable().describe('What the finder used when it was learned.'),
      factors: faultFactors,
    }),
    reply: learned,
    status: 201,
  },
  'DELETE /api/admin/fault-frequencies/:id': {
    ...staff,
    summary: 'Takes the last taking over back: the finder uses what it used before.',
    params: z.object({ id: z.string().regex(/^\d{1,9}$/) }),
    reply: null,
    status: 204,
  },
} as const satisfies Endpoints;
