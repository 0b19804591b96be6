import { z } from 'zod';
import {
  isSoundForm,
  maxBuildPhotoBytes,
  photoSides,
  reportLimits as limits,
  reportSentences as sentences,
} from '#domain/build-reports/build-report.ts';
import { hasLinks } from '#domain/contributions/clean-words.ts';
import { contributionStates } from '#domain/contributions/contribution.ts';
import { isPlainLine } from '#domain/text.ts';
import { forUserBody, forUserQuery } from './builds.ts';
import { contributionWords, shownName, stars } from './contributions.ts';
import type { Endpoints } from './endpoint.ts';
import { pageOf, pageQuery } from './paging.ts';

const at = z.string().describe('ISO 8601, UTC.');

const reading = z.object({
  at: z.string().describe('REF.PIN.'),
  where: z.string(),
  read: z.number().describe('Volts, as its builder typed them.'),
  computed: z.number().describe('Volts that the circuit makes there.'),
  low: z.number().describe('The lowest that is right.'),
  high: z.number().describe('The highest that is right.'),
});

const swap = z.object({
  refs: z.array(z.string()),
  was: z.string(),
  is: z.string(),
  part: z.string().nullable().describe('Slug of the part that is in now, where the shop sells it.'),
  gives: z.string().nullable(),
});

const photo = z.object({
  side: z.enum(photoSides),
  smallUrl: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
});

export type BuildPhoto = z.infer<typeof photo>;

const kit = z.object({
  slug: z.string(),
  name: z.string(),
  difficulty: z.string(),
  imageUrl: z.string().describe('The pedal as it is drawn.'),
});

const figures = {
  minutes: z.int(),
  sittings: z.int(),
  firstPedal: z.boolean(),
  measurable: z.int().describe('How many voltages the guide asks for.'),
  measured: z.int(),
  inside: z.int().describe('How many of them are as the circuit makes them.'),
  mods: z.int(),
  boards: z.int().nullable().describe('Of a class, in totals. Null: one pedal of one builder.'),
  boardsWork: z.int().nullable(),
};

const wallBuild = z
  .object({
    id: z.uuid(),
    code: z.string().describe('The end of its address.'),
    kit,
    shownName: z.string(),
    photo: photo.nullable().describe('The finished pedal, else the first there is.'),
    hasSound: z.boolean(),
    marks: z.int(),
    publishedAt: at,
    ...figures,
  })
  .meta({ id: 'WallBuild' });

export type WallBuild = z.infer<typeof wallBuild>;

const publicBuild = z
  .object({
    id: z.uuid(),
    code: z.string(),
    kit: kit.extend({
      onSale: z.boolean().describe('False: it has no page, and none on the bench.'),
      boardUrl: z.string().nullable().describe('Its board with all parts, as it is drawn.'),
    }),
    shownName: z.string(),
    words: z.string(),
    stars: z.int().nullable(),
    boughtHere: z.boolean(),
    readings: z.array(reading),
    swaps: z.array(swap),
    sound: z.string().nullable().describe('The short form of a Listen link.'),
    photos: z.array(photo),
    cardUrl: z.string().describe('The picture that stands for it where its link is shared.'),
    marks: z.int(),
    publishedAt: at,
    editedAt: at.nullable(),
    ...figures,
  })
  .meta({ id: 'PublicBuild' });

export type PublicBuild = z.infer<typeof publicBuild>;

/** What stands in the place of a build that is not shown. */
const unseenBuild = z.object({
  state: z.enum(['waiting', 'hidden']),
  reason: z.string().nullable(),
  at: at.nullable().describe('When it was hidden.'),
});

export const ownReport = z
  .object({
    id: z.uuid(),
    buildId: z.uuid(),
    code: z.string(),
    kit: z.object({ slug: z.string(), name: z.string() }),
    state: z.enum(contributionStates),
    reason: z.string().nullable(),
    shownName: z.string(),
    words: z.string(),
    stars: z.int().nullable(),
    firstPedal: z.boolean(),
    minutes: z.int(),
    sittings: z.int(),
    boards: z.int().nullable().describe('Of the class that it stands for. Null: one pedal of one builder.'),
    boardsWork: z.int().nullable(),
    swaps: z.array(swap),
    readings: z.array(reading),
    sound: z.string().nullable(),
    photos: z.array(photo),
    version: z.int().describe('An edit carries it.'),
    publishedAt: at,
  })
  .meta({ id: 'OwnBuildReport' });

export type OwnBuildReport = z.infer<typeof ownReport>;

const givenSwap = z.object({
  ref: z.string().regex(/^[\w .+-]{1,30}$/, sentences.swapUnknown),
  value: z
    .string(sentences.swapLong)
    .trim()
    .min(1, sentences.swapLong)
    .max(limits.swapValue, { error: sentences.swapLong, abort: true })
    .refine(isPlainLine, sentences.swapLong)
    .refine((value) => !hasLinks(value), sentences.swapWithLink),
});

const buildReportForm = z.object({
  shownName,
  words: contributionWords.default(''),
  stars: stars.nullable().default(null),
  firstPedal: z.boolean().default(false),
  minutes: z
    .int()
    .min(1)
    .max(limits.minutes)
    .optional()
    .describe('If the bench counted wrongly; without it, what the bench counted.'),
  swaps: z.array(givenSwap).max(limits.swaps, sentences.swapsMany).default([]),
  sound: z
    .string()
    .refine(isSoundForm, sentences.soundUnknown)
    .nullable()
    .default(null)
    .describe('The short form of a Listen link; null: as the kit comes, with the swaps.'),
  classId: z.uuid().optional().describe('A class of the caller for which it stands, in totals.'),
});

export type BuildReportForm = z.input<typeof buildReportForm>;

const ofBuild = z.object({ id: z.uuid('A build is named by a uuid.') });
const one = 'Only 1 is known here.';
const flag = z.literal('1', one).optional();
const code = z.string().regex(/^[a-z0-9-]{3,220}$/, 'That is no address of a build.');
const photoId = z.uuid('That is no photo of ours.');
const picture = { access: 'anyone', reply: null, status: 200 } as const;

export const buildReportEndpoints = {
  'POST /api/builds/:id/report': {
    summary:
      'Publishes the report of a finished build, once, however often it is sent. With a version it edits the one there is. ' +
      'Time, readings and what they should be are the shop’s own.',
    access: 'user',
    params: ofBuild,
    body: buildReportForm.extend({
      key: z.uuid('key must be a uuid that the device makes up with each press on Publish.'),
      version: z.int().optional().describe('The one that was read, to edit.'),
      userId: forUserBody,
    }),
    reply: ownReport,
    status: 200,
  },
  'DELETE /api/builds/:id/report': {
    summary: 'Withdraws the report of a build. Its page and photos are gone at once.',
    access: 'user',
    params: ofBuild,
    reply: null,
    status: 204,
  },
  'POST /api/builds/:id/report/photos/:side': {
    summary: 'Adds a photo to a report, or puts it in the place of one. It is drawn anew, without metadata.',
    access: 'user',
    params: ofBuild.extend({ side: z.enum(photoSides, 'A photo shows the finished pedal, the parts or the solder.') }),
    upload: { maxBytes: maxBuildPhotoBytes },
    reply: ownReport,
    status: 201,
  },
  'DELETE /api/builds/:id/report/photos/:side': {
    summary: 'Takes a photo out of a report.',
    access: 'user',
    params: ofBuild.extend({ side: z.enum(photoSides) }),
    reply: null,
    status: 204,
  },
  'GET /api/user/build-reports': {
    summary: 'The reports that the user has published, the newest first.',
    access: 'user',
    query: forUserQuery,
    reply: z.array(ownReport),
    status: 200,
  },
  'GET /api/build-reports': {
    summary: 'The wall: builds that are shown.',
    access: 'anyone',
    query: z.object({
      kit: z
        .string()
        .regex(/^[a-z0-9-]{1,100}$/, 'kit must be the slug of a kit.')
        .optional(),
      first: flag.describe('First pedals only.'),
      mods: flag.describe('Only what differs from its kit.'),
      class: flag.describe('Only classes.'),
      sort: z.literal('liked', 'sort may be liked.').optional().describe('Without it the newest come first.'),
      ...pageQuery,
    }),
    reply: pageOf(wallBuild).extend({
      totals: z
        .object({
          builds: z.int(),
          firstPedals: z.int(),
          measured: z.int(),
          inside: z.int(),
          kits: z.array(z.object({ slug: z.string(), name: z.string() })).describe('Those that somebody shows.'),
        })
        .nullable()
        .describe('Of the whole wall; on the first page only.'),
    }),
    status: 200,
  },
  'GET /api/build-reports/:code': {
    summary: 'A build that is shown, or what stands in its place. One that was withdrawn is gone.',
    access: 'anyone',
    params: z.object({ code }),
    reply: z.object({
      build: publicBuild.nullable(),
      unseen: unseenBuild.nullable(),
      others: z.array(wallBuild).describe('More builds of the same kit.'),
    }),
    status: 200,
  },
  'GET /api/build-photos/:photoId': {
    ...picture,
    summary: 'A photo of a build that is shown.',
    file: 'image/webp',
    params: z.object({ photoId }),
    query: z.object({ size: z.enum(['small', 'large']).optional() }),
  },
  'GET /api/build-cards/:code': {
    ...picture,
    summary: 'The picture that stands for a build where its link is shared.',
    file: 'image/png',
    params: z.object({ code }),
  },
  'GET /api/admin/build-photos/:photoId': {
    summary: 'A photo of any build, for whoever decides whether it stays.',
    access: 'admin',
    right: 'community',
    params: z.object({ photoId }),
    reply: null,
    file: 'image/webp',
    status: 200,
  },
} as const satisfies Endpoints;
