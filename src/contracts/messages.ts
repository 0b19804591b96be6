import { z } from 'zod';
import { replyMaxLength, replySentences as sentences, savedReplyTitleMaxLength } from '#domain/messages/replies.ts';
import { isPlainLine, isPlainText } from '#domain/text.ts';
import type { Endpoints } from './endpoint.ts';
import { pageOf, pageQuery } from './paging.ts';

const at = z.string().describe('ISO 8601, UTC.');

const staffName = z.object({ userId: z.int(), name: z.string() });

const messageSummary = z
  .object({
    id: z.uuid(),
    ticket: z.string(),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    excerpt: z.string(),
    at,
    assignedTo: staffName.nullable(),
    answeredAt: at.nullable().describe('Null: whoever wrote had the last word.'),
    doneAt: at.nullable(),
    replies: z.int(),
  })
  .meta({ id: 'OfficeMessageSummary' });

const reply = z.object({
  id: z.string(),
  staffName: z.string().describe('Who wrote it.'),
  isNote: z.boolean(),
  isFromSender: z.boolean().describe('Whoever wrote first, writing again.'),
  body: z.string(),
  at,
});

const message = messageSummary
  .omit({ excerpt: true, replies: true })
  .extend({
    firstName: z.string(),
    message: z.string(),
    version: z.int(),
    replies: z.array(reply),
    helpId: z.uuid().nullable().describe('The facts, if it asks for help with a build.'),
    orders: z
      .array(z.object({ id: z.string(), number: z.string(), status: z.string(), total: z.string(), at }))
      .nullable()
      .describe('The last ones from the same mailbox; null for whoever may not see orders.'),
  })
  .meta({ id: 'OfficeMessage' });

const savedReply = z
  .object({ id: z.uuid(), title: z.string(), body: z.string(), version: z.int() })
  .meta({ id: 'SavedReply' });

export type MessageSummary = z.infer<typeof messageSummary>;
export type OfficeMessage = z.infer<typeof message>;
export type SavedReply = z.infer<typeof savedReply>;
export type StaffName = z.infer<typeof staffName>;

const body = z
  .string(sentences.empty)
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .pipe(z.string().min(1, sentences.empty).max(replyMaxLength, sentences.long).refine(isPlainText, sentences.invalid));

const title = z
  .string(sentences.titleMissing)
  .trim()
  .min(1, sentences.titleMissing)
  .max(savedReplyTitleMaxLength, sentences.titleInvalid)
  .refine(isPlainLine, sentences.titleInvalid);

/** How the conversations are looked through. */
export const messageStates = ['waiting', 'answered', 'mine', 'done', 'all'] as const;
export type MessageState = (typeof messageStates)[number];

const params = z.object({ id: z.string().max(200) });

export const messageReply = z.object({
  version: z
    .int('version must be the one that was read.')
    .optional()
    .describe('Refused if somebody has answered or closed it since.'),
  body,
  isNote: z.boolean().optional().describe('Only we read it; nothing is mailed.'),
  done: z.boolean().optional().describe('Nothing more is to be done.'),
});

export const messageChange = z.object({
  version: z.int('version must be the one that was read.'),
  assignedTo: z.int('assignedTo must be the number of an account, or null.').nullable().optional(),
  done: z.boolean().optional().describe('False opens it again: it waits for an answer.'),
});

const savedReplyInput = z.object({ title, body });

export const messageEndpoints = {
  'GET /api/admin/messages': {
    summary: 'Messages to the shop. Those that wait come in the order they came, all others the newest first.',
    access: 'admin',
    right: 'messages',
    query: z.object({
      state: z
        .enum(messageStates, `state must be one of ${messageStates.join(', ')}.`)
        .optional()
        .describe('waiting: whoever wrote had the last word; answered: we had, and it is not done.'),
      search: z.string().trim().max(200).optional().describe('A ticket, a mail address, or the beginning of a name.'),
      ...pageQuery,
    }),
    reply: pageOf(messageSummary),
    status: 200,
  },
  'GET /api/admin/messages/:id': {
    summary: 'One message with everything that was answered.',
    access: 'admin',
    right: 'messages',
    params,
    reply: message,
    status: 200,
  },
  'POST /api/admin/messages/:id/replies': {
    summary: 'Answers by mail, or keeps a note for ourselves.',
    access: 'admin',
    right: 'messages',
    params,
    body: messageReply,
    reply: message,
    status: 201,
  },
  'PATCH /api/admin/messages/:id': {
    summary: 'Says who sees to a message, or that nothing more is to be done.',
    access: 'admin',
    right: 'messages',
    params,
    body: messageChange,
    reply: message,
    status: 200,
  },
  'GET /api/admin/staff-names': {
    summary: 'Who may see to a message, by name.',
    access: 'admin',
    right: 'messages',
    reply: z.array(staffName),
    status: 200,
  },
  'GET /api/admin/saved-replies': {
    summary: 'Answers that are given often, by title.',
    access: 'admin',
    right: 'messages',
    reply: z.array(savedReply),
    status: 200,
  },
  'POST /api/admin/saved-replies': {
    summary: 'Keeps an answer. {first name} in it becomes the name of whoever is answered.',
    access: 'admin',
    right: 'messages',
    body: savedReplyInput,
    reply: savedReply,
    status: 201,
  },
  'PATCH /api/admin/saved-replies/:id': {
    summary: 'Changes a saved answer.',
    access: 'admin',
    right: 'messages',
    params,
    body: savedReplyInput.extend({ version: z.int('version must be the one that was read.') }),
    reply: savedReply,
    status: 200,
  },
  'DELETE /api/admin/saved-replies/:id': {
    summary: 'Forgets a saved answer.',
    access: 'admin',
    right: 'messages',
    params,
    reply: null,
    status: 204,
  },
} as const satisfies Endpoints;
