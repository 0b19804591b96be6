import { z } from 'zod';
import { issueLimits, issueSentences as sentences } from '#domain/messages/newsletter-issue.ts';
import { isPlainLine, isPlainText } from '#domain/text.ts';
import { emailAddress } from './email-address.ts';
import type { Endpoints } from './endpoint.ts';
import { linkToken } from './link-token.ts';

export const newsletterEndpoints = {
  'POST /api/newsletter': {
    summary: 'Asks for the newsletter by a mail with a link to confirm. The answer is the same whoever is subscribed.',
    access: 'anyone',
    body: z.object({ email: emailAddress }),
    reply: null,
    status: 202,
  },
  'POST /api/newsletter/confirm': {
    summary: 'Follows the mailed link that confirms a subscription. Following it twice does no harm.',
    access: 'anyone',
    body: z.object({ token: linkToken }),
    reply: null,
    status: 204,
  },
  'POST /api/newsletter/leave': {
    summary: 'Ends a subscription by the link of any newsletter mail. Mail programs post a form here (RFC 8058).',
    access: 'anyone',
    query: z.object({ token: linkToken }),
    reply: null,
    status: 204,
  },
} as const satisfies Endpoints;

const at = z.string().describe('ISO 8601, UTC.');

const issueSummary = z
  .object({
    id: z.uuid(),
    subject: z.string(),
    status: z.enum(['draft', 'sending', 'paused', 'sent']),
    version: z.int(),
    createdAt: at,
    startedAt: at.nullable(),
    finishedAt: at.nullable(),
    sent: z.int().describe('Mails that went out.'),
    waiting: z.int().describe('Subscribers who are still to get it.'),
    left: z.int().describe('Those who left the list after it was begun.'),
  })
  .meta({ id: 'NewsletterIssueSummary' });

const issue = issueSummary.extend({ body: z.string() }).meta({ id: 'NewsletterIssue' });

const overview = z
  .object({
    subscribers: z.object({ confirmed: z.int(), pending: z.int(), left: z.int() }),
    issues: z.array(issueSummary).describe('The last hundred, the newest first.'),
  })
  .meta({ id: 'NewsletterOverview' });

export type IssueSummary = z.infer<typeof issueSummary>;
export type Issue = z.infer<typeof issue>;
export type NewsletterOverview = z.infer<typeof overview>;

export const issueText = z.object({
  subject: z
    .string(sentences.subjectMissing)
    .trim()
    .min(1, sentences.subjectMissing)
    .max(issueLimits.subject, sentences.subjectInvalid)
    .refine(isPlainLine, sentences.subjectInvalid),
  body: z
    .string(sentences.bodyMissing)
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .min(1, sentences.bodyMissing)
        .max(issueLimits.body, sentences.bodyLong)
        .refine(isPlainText, sentences.bodyInvalid),
    ),
});

const params = z.object({ id: z.string().max(200) });
const version = z.int('version must be the one that was read.');
const shared = { access: 'admin', right: 'newsletter' } as const;

export const officeNewsletterEndpoints = {
  'GET /api/admin/newsletter': {
    summary: 'How many subscribe, and what was written to them.',
    ...shared,
    reply: overview,
    status: 200,
  },
  'GET /api/admin/newsletter/issues/:id': {
    summary: 'One issue with its text.',
    ...shared,
    params,
    reply: issue,
    status: 200,
  },
  'POST /api/admin/newsletter/issues': {
    summary: 'Begins an issue. Nothing is sent.',
    ...shared,
    body: issueText,
    reply: issue,
    status: 201,
  },
  'PATCH /api/admin/newsletter/issues/:id': {
    summary: 'Changes an issue that was not sent yet.',
    ...shared,
    params,
    body: issueText.extend({ version }),
    reply: issue,
    status: 200,
  },
  'POST /api/admin/newsletter/preview': {
    summary: 'The mail as it will be. Nothing is kept.',
    ...shared,
    body: issueText,
    reply: z.object({ html: z.string(), text: z.string() }).meta({ id: 'NewsletterPreview' }),
    status: 200,
  },
  'POST /api/admin/newsletter/issues/:id/test': {
    summary: 'Mails an issue to whoever asks, and to nobody else.',
    ...shared,
    params,
    reply: null,
    status: 202,
  },
  'POST /api/admin/newsletter/issues/:id/send': {
    summary: 'Begins to send an issue to all who subscribe, or goes on after a pause.',
    ...shared,
    params,
    body: z.object({ version }),
    reply: issue,
    status: 200,
  },
  'POST /api/admin/newsletter/issues/:id/pause': {
    summary: 'Stops sending. Who has it keeps it, nobody else gets it until sending goes on.',
    ...shared,
    params,
    reply: issue,
    status: 200,
  },
} as const satisfies Endpoints;
