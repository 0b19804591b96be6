import { z } from 'zod';
import { contactLimits, contactSentences as sentences } from '#domain/messages/contact.ts';
import { isPlainLine, isPlainText } from '#domain/text.ts';
import { emailAddress } from './email-address.ts';
import type { Endpoints } from './endpoint.ts';

/** Joiners and other marks that take no room are no words by themselves. */
const isVisible = (text: string): boolean => /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(text);

const line = (missing: string, maxLength: number, invalid: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(maxLength, invalid)
    .refine(isVisible, missing)
    .refine(isPlainLine, invalid);

/** For the form too. */
export const contactMessage = z.object({
  firstName: line(sentences.firstNameMissing, contactLimits.name, sentences.nameInvalid),
  lastName: z
    .string(sentences.nameInvalid)
    .trim()
    .max(contactLimits.name, sentences.nameInvalid)
    .refine(isPlainLine, sentences.nameInvalid)
    .default('')
    .describe('Empty for people who have one name.'),
  email: z.string(sentences.emailMissing).trim().min(1, sentences.emailMissing).pipe(emailAddress),
  subject: line(sentences.subjectMissing, contactLimits.subject, sentences.subjectInvalid),
  message: z
    .string(sentences.messageMissing)
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .min(1, sentences.messageMissing)
        .max(contactLimits.message, sentences.messageLong)
        .refine(isVisible, sentences.messageMissing)
        .refine(isPlainText, sentences.messageInvalid),
    ),
  website: z.unknown().describe('People do not see this field, and leave it empty.').optional(),
});

export type ContactMessage = z.output<typeof contactMessage>;

export const contactEndpoints = {
  'POST /api/contact': {
    summary: 'A message to the shop. It is kept, mailed to the shop and confirmed to its sender.',
    access: 'anyone',
    body: contactMessage,
    reply: z.object({ ticket: z.string().describe("Such as 'TK-1001'.") }).meta({ id: 'ContactTicket' }),
    status: 201,
  },
} as const satisfies Endpoints;
