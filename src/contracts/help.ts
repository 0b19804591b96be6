import { z } from 'zod';
import {
  helpLimits,
  helpMeters,
  helpSentences as sentences,
  helpSides,
  helpSymptoms,
  namedFaultKinds,
} from '#domain/help/help.ts';
import { maxPhotoBytes } from '#domain/returns/claims.ts';
import { isPlainLine, isPlainText } from '#domain/text.ts';
import { forUserBody } from './builds.ts';
import type { Endpoints } from './endpoint.ts';

const at = z.string().describe('ISO 8601, UTC.');
const line = (most: number) => z.string().trim().min(1).max(most).refine(isPlainLine);
const volts = z.number().min(-1000).max(1000);

/** A pin of the board, 'Q1.C'. */
const place = z.string().regex(/^[\w+-]{1,20}\.[\w+-]{1,20}$/);

const reading = z.object({
  at: place,
  name: line(80).describe('What the point is called on the device, such as Q1 collector.'),
  volts,
  expected: volts,
  low: volts,
  high: volts.describe('What is right there, on the supply that was measured.'),
});

const suspect = z.object({
  kind: z.enum(namedFaultKinds),
  ref: z.string().regex(/^[\w+-]{1,20}$/),
  name: line(160),
  percent: z.int().min(0).max(100),
});

/** What was measured and seen on the device that asks: nobody here saw the meter. */
const deviceFacts = z.object({
  symptoms: z
    .array(z.enum(helpSymptoms))
    .min(1, sentences.symptoms)
    .max(helpSymptoms.length)
    .describe('What it does and does not.'),
  symptomsText: line(400),
  knobs: z.array(line(40)).max(helpLimits.knobs),
  meter: z.enum(helpMeters),
  supplyVolts: volts.nullable(),
  readings: z.array(reading).max(helpLimits.readings),
  suspects: z
    .array(suspect)
    .max(helpLimits.suspects)
    .describe('What the fault finder on the device thinks, likeliest first.'),
  looked: z.array(line(200)).max(helpLimits.looked).describe('What was looked at, and what was found.'),
});

const facts = deviceFacts
  .extend({
    build: z
      .object({ name: z.string(), placed: z.int(), checked: z.array(z.string()), minutes: z.int() })
      .describe('Of the build as the account had it when help was asked for.'),
  })
  .meta({ id: 'HelpFacts' });

const words = z
  .string(sentences.words)
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .pipe(z.string().max(helpLimits.words, sentences.words).refine(isPlainText, sentences.words));

const side = z.enum(helpSides, `side must be one of ${helpSides.join(', ')}.`);

const answer = z.object({
  id: z.string(),
  by: z.enum(['shop', 'builder']),
  name: z.string(),
  text: z.string(),
  at,
});

export const helpRequest = z
  .object({
    id: z.uuid(),
    ticket: z.string(),
    buildId: z.uuid(),
    kit: z.string(),
    state: z
      .enum(['sent', 'answered', 'mended', 'closed'])
      .describe('Answered: the shop had the last word. Closed: the shop ended it without an answer.'),
    words: z.string(),
    facts,
    photos: z.array(side),
    answers: z.array(answer),
    askedAt: at,
  })
  .meta({ id: 'HelpRequest' });

export const newHelpRequest = z.object({
  key: z.uuid().describe('Made up by the device: what is sent again is asked once.'),
  buildId: z.uuid(),
  words,
  facts: deviceFacts,
  userId: forUserBody,
});

/** At least one of both. */
const furtherFacts = z
  .object({
    seen: z
      .string()
      .regex(/^\d{1,18}$/)
      .describe('The last answer of the shop that was read.'),
    readings: z.array(reading).max(helpLimits.readings),
    suspects: z.array(suspect).max(helpLimits.suspects).optional(),
    words,
  })
  .refine(({ readings, words: said }) => readings.length > 0 || said !== '', sentences.wordsMissing);

const helpOutcome = z.object({
  cause: z
    .object({ kind: z.enum(namedFaultKinds), ref: z.string().regex(/^[\w+-]{1,20}$/) })
    .nullable()
    .describe('Which of the suspects it was; null: something else.'),
  consent: z.boolean().describe('The cause is counted, without a name. Without it nothing is kept of it.'),
});

const officeHelp = z
  .object({
    id: z.uuid(),
    kit: z.string(),
    kitName: z.string(),
    facts,
    photos: z.array(side),
    lastCheck: z.string().nullable(),
    mendedAt: at.nullable(),
    askedAt: at,
  })
  .meta({ id: 'OfficeHelpRequest' });

export type HelpReading = z.infer<typeof reading>;
export type HelpSuspect = z.infer<typeof suspect>;
export type DeviceFacts = z.infer<typeof deviceFacts>;
export type HelpFacts = z.infer<typeof facts>;
export type HelpRequest = z.infer<typeof helpRequest>;
export type NewHelpRequest = z.output<typeof newHelpRequest>;
export type FurtherFacts = z.output<typeof furtherFacts>;
export type HelpOutcome = z.output<typeof helpOutcome>;
export type OfficeHelp = z.infer<typeof officeHelp>;

const params = z.object({ id: z.uuid('That is no question of ours.') });
const ofUser = { access: 'user', params, reply: helpRequest } as const;
const photo = { params: params.extend({ side }), reply: null, file: 'image/webp', status: 200 } as const;

export const helpEndpoints = {
  'GET /api/help-requests': {
    summary: 'What the user has asked about builds that do not work, the latest first.',
    access: 'user',
    reply: z.array(helpRequest),
    status: 200,
  },
  'POST /api/help-requests': {
    summary: 'Asks the shop about a build that does not work, with the facts. Safe to repeat with the same key.',
    access: 'user',
    body: newHelpRequest,
    reply: helpRequest,
    status: 201,
  },
  'POST /api/help-requests/:id/photos/:side': {
    summary:
      'Adds the photo of a side, or puts it in the place of the one before: JPEG, PNG, WebP or AVIF by its content. It is drawn anew, without metadata.',
    access: 'user',
    params: params.extend({ side }),
    upload: { maxBytes: maxPhotoBytes },
    reply: helpRequest,
    status: 201,
  },
  'GET /api/help-requests/:id/photos/:side': {
    ...photo,
    summary: 'A photo of a request for help, for whoever asked.',
    access: 'user',
  },
  'POST /api/help-requests/:id/further': {
    ...ofUser,
    summary: 'That was not it: further readings or words, and the shop looks again.',
    body: furtherFacts,
    status: 200,
  },
  'POST /api/help-requests/:id/outcome': {
    ...ofUser,
    summary:
      'It works now: closes the question. With consent the true cause is counted, without a name. Safe to repeat.',
    body: helpOutcome,
    status: 200,
  },
  'DELETE /api/help-requests/:id': {
    summary: 'Takes a question back: it and its photos are gone at once.',
    access: 'user',
    params,
    reply: null,
    status: 204,
  },
  'GET /api/admin/help-requests/:id': {
    summary: 'The facts behind a message that asks for help with a build.',
    access: 'admin',
    right: 'messages',
    params,
    reply: officeHelp,
    status: 200,
  },
  'GET /api/admin/help-requests/:id/photos/:side': {
    ...photo,
    summary: 'A photo of a request for help.',
    access: 'admin',
    right: 'messages',
  },
} as const satisfies Endpoints;
