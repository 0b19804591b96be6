import { z } from 'zod';
import { isPlainText } from '#domain/text.ts';
import {
  testEvent,
  webhookEventNames,
  webhookLimits,
  webhookSentences as sentences,
} from '#domain/webhooks/webhooks.ts';
import type { Endpoints } from './endpoint.ts';
import { pageOf, pageQuery } from './paging.ts';

const moment = z.string().describe('ISO 8601, UTC.');

const endpoint = z
  .object({
    id: z.uuid(),
    url: z.string(),
    description: z.string(),
    events: z.array(z.enum(webhookEventNames)),
    pausedAt: moment.nullable(),
    gone: z.boolean().describe('Paused because the receiver answered that it is gone (410).'),
    version: z.int(),
    createdAt: moment,
    oldSecretEndsAt: moment.nullable().describe('Until then the secret before signs, too.'),
    waiting: z.int(),
    dead: z.int().describe('Deliveries that were given up.'),
    lastDeliveredAt: moment.nullable(),
  })
  .meta({ id: 'WebhookEndpoint' });

export type WebhookEndpoint = z.infer<typeof endpoint>;

const secret = z.string().describe('whsec_ and base64; shown this once.');
const withSecret = z.object({ id: z.uuid(), secret }).meta({ id: 'WebhookSecret' });

export const deliveryStates = ['waiting', 'delivered', 'dead'] as const;

const delivery = z
  .object({
    id: z.uuid(),
    messageId: z.string(),
    type: z.enum([...webhookEventNames, testEvent]),
    thing: z.string().describe('What it is about: order: and its id.'),
    state: z.enum(deliveryStates),
    attempts: z.int(),
    lastStatus: z.int().nullable(),
    lastError: z.string().nullable(),
    occurredAt: moment,
    dueAt: moment,
    endedAt: moment.nullable(),
  })
  .meta({ id: 'WebhookDelivery' });

export type WebhookDelivery = z.infer<typeof delivery>;

const isAddress = (text: string): boolean => URL.canParse(text) && new URL(text).href.length <= webhookLimits.urlLength;

/** As browsers write it: a phone begins an address with a capital. */
const url = z
  .string(sentences.url)
  .trim()
  .max(webhookLimits.urlLength, sentences.url)
  .refine(isAddress, sentences.url)
  .transform((text) => new URL(text).href);
const description = z
  .string(sentences.description)
  .trim()
  .max(webhookLimits.descriptionLength, sentences.description)
  .refine(isPlainText, sentences.description);
const events = z
  .array(z.enum(webhookEventNames, `An event is one of ${webhookEventNames.join(', ')}.`), sentences.events)
  .min(1, sentences.events)
  .max(webhookEventNames.length, sentences.events)
  .transform((names) => [...new Set(names)]);

const id = z.object({ id: z.string().max(100) });
const programs = { access: 'admin', right: 'programs' } as const;
/** They decide where the shop sends what it knows. */
const guarded = { ...programs, requiresRecentPassword: true } as const;

export const officeWebhookEndpoints = {
  'GET /api/admin/webhooks': {
    summary: 'Where events are sent.',
    ...programs,
    reply: z.array(endpoint),
    status: 200,
  },
  'POST /api/admin/webhooks': {
    summary: 'Sends events to an address. The secret that signs them is shown this once. 400: not there.',
    ...guarded,
    body: z.object({ url, description: description.optional(), events }),
    reply: withSecret,
    status: 201,
  },
  'PATCH /api/admin/webhooks/:id': {
    summary: 'Changes the address, its events or its description, or pauses it. 409: somebody else changed it.',
    ...guarded,
    params: id,
    body: z.object({
      version: z.int('version must be a whole number.'),
      url: url.optional(),
      description: description.optional(),
      events: events.optional(),
      paused: z.boolean('paused must be true or false.').optional(),
    }),
    reply: null,
    status: 204,
  },
  'DELETE /api/admin/webhooks/:id': {
    summary: 'Sends nothing there any more, and forgets what waits.',
    ...guarded,
    params: id,
    reply: null,
    status: 204,
  },
  'POST /api/admin/webhooks/:id/secret': {
    summary: 'A new secret, shown this once. The one before signs beside it for a day.',
    ...guarded,
    params: id,
    reply: withSecret,
    status: 201,
  },
  'POST /api/admin/webhooks/:id/test': {
    summary: 'Sends a test event there. 409: it is paused.',
    ...programs,
    params: id,
    reply: z.object({ messageId: z.string() }),
    status: 202,
  },
  'GET /api/admin/webhooks/:id/deliveries': {
    summary: 'What was sent there or waits, the newest first.',
    ...programs,
    params: id,
    query: z.object({
      state: z.enum(deliveryStates, `state must be one of ${deliveryStates.join(', ')}.`).optional(),
      ...pageQuery,
    }),
    reply: pageOf(delivery),
    status: 200,
  },
  'POST /api/admin/webhooks/:id/replay': {
    summary: 'Sends again what happened since a time: all of it, or only what was given up.',
    ...programs,
    params: id,
    body: z.object({
      since: z.iso.datetime('since must be a time such as 2026-11-18T06:30:00Z.'),
      which: z.enum(['all', 'dead'], 'which must be all or dead.'),
    }),
    reply: z.object({ count: z.int() }),
    status: 202,
  },
  'POST /api/admin/webhook-deliveries/:id/replay': {
    summary: 'Sends one event again.',
    ...programs,
    params: id,
    reply: null,
    status: 202,
  },
} as const satisfies Endpoints;
