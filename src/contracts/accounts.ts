import { z } from 'zod';
import { accountSentences, isPersonName, passwordProblem, usernameProblem } from '#domain/accounts/account.ts';
import { isPlainLine } from '#domain/text.ts';
import { emailAddress } from './email-address.ts';
import type { Endpoints } from './endpoint.ts';
import { linkToken } from './link-token.ts';

const { usernameMissing, emailMissing, passwordMissing, passwordLong, nameMissing, nameInvalid } = accountSentences;

const moment = z.string().describe('ISO 8601, UTC.');

/** A rule of the domain as a check: the sentence it answers with is the message. */
const checkedBy = (problem: (text: string) => string | null) => (context: z.core.ParsePayload<string>) => {
  const message = problem(context.value);
  if (message !== null) context.issues.push({ code: 'custom', message, input: context.value });
};

const username = z.string(usernameMissing).trim().check(checkedBy(usernameProblem));
export const newPassword = z.string(passwordMissing).check(checkedBy(passwordProblem));

/** A password to compare with the stored one: the rules for new ones do not matter, only that it is no flood. */
export const knownPassword = z.string(passwordMissing).min(1, passwordMissing).max(128, passwordLong);

/** Empty means not given. */
const personName = z
  .string(nameInvalid)
  .trim()
  .refine(isPersonName, nameInvalid)
  .nullable()
  .transform((name) => name || null);

/** For those whose name others see. */
export const requiredName = z.string(nameMissing).trim().min(1, nameMissing).refine(isPersonName, nameInvalid);

export const user = z
  .object({
    id: z.int(),
    username: z.string(),
    email: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    createdAt: moment,
    lastLoginAt: moment.nullable(),
    pendingEmail: z.string().nullable().describe('A new mail address that waits to be confirmed at both ends.'),
    isStaff: z.literal(true).optional().describe('Only of those who may enter the back office.'),
  })
  .meta({ id: 'User' });

export type User = z.infer<typeof user>;

export const credentials = z.object({
  username: z
    .string(usernameMissing)
    .trim()
    .min(1, usernameMissing)
    .max(254)
    .refine(isPlainLine)
    .describe('The username or the mail address.'),
  password: knownPassword,
});

export const registration = z.object({
  firstName: personName.optional(),
  lastName: personName.optional(),
  username,
  email: z.string(emailMissing).trim().min(1, emailMissing).pipe(emailAddress),
  password: newPassword,
});

export const accountChange = z.object({
  firstName: personName.optional(),
  lastName: personName.optional(),
  username: username.optional(),
  email: emailAddress
    .optional()
    .describe('Takes effect when links mailed to the old and to the new one were followed.'),
});

/** The form of an account shows the mail address too. */
export const wholeAccountChange = accountChange.extend({ email: emailAddress });

export type WholeAccountChange = z.infer<typeof wholeAccountChange>;

export const deletionProof = z.object({ password: knownPassword });

export const passwordChange = z.object({ currentPassword: knownPassword, newPassword });

export const resetRequest = z.object({ email: emailAddress });

export const passwordReset = z.object({ token: linkToken, password: newPassword });

const emailOutcomes = ['confirmed', 'waiting', 'changed'] as const;

const emailConfirmation = z
  .object({
    outcome: z
      .enum(emailOutcomes)
      .describe('confirmed: the address of a new account. waiting: the other end must agree too. changed: both did.'),
    email: z.string().describe('The address that was confirmed, or that the account gets.'),
  })
  .meta({ id: 'EmailConfirmation' });

export type EmailConfirmation = z.infer<typeof emailConfirmation>;

export const device = z
  .object({
    id: z.uuid(),
    name: z.string().describe("Such as 'Firefox on Linux'."),
    current: z.boolean().describe('The device that asks.'),
    signedInAt: moment,
    seenAt: moment.describe('Kept to about ten minutes.'),
  })
  .meta({ id: 'Device' });

export type Device = z.infer<typeof device>;

export const accountEndpoints = {
  'GET /api/user': {
    summary: 'The signed-in user. 401: nobody is signed in.',
    access: 'user',
    reply: user,
    status: 200,
  },
  'POST /api/login': {
    summary: "Signs in by username or mail address. 401: 'Invalid credentials'. The cart stays.",
    access: 'visitor',
    body: credentials,
    reply: user,
    status: 200,
  },
  'POST /api/register': {
    summary: 'Makes an account and signs in. 409: the username or the mail address is taken. The cart stays.',
    access: 'visitor',
    body: registration,
    reply: user,
    status: 201,
  },
  'POST /api/logout': {
    summary: 'Signs out. The cart stays.',
    access: 'visitor',
    reply: null,
    status: 204,
  },
  'PATCH /api/user': {
    summary: 'Changes what is given. A new mail address waits in pendingEmail until both ends confirmed it.',
    access: 'user',
    body: accountChange,
    reply: user,
    status: 200,
  },
  'DELETE /api/user': {
    summary: 'Deletes the account. Orders stay in the books without it; the rest goes. 403: wrong password.',
    access: 'user',
    body: deletionProof,
    reply: null,
    status: 204,
  },
  'DELETE /api/user/pending-email': {
    summary: 'Takes back a change of the mail address that is not confirmed yet.',
    access: 'user',
    reply: null,
    status: 204,
  },
  'POST /api/user/password': {
    summary: 'Changes the password and ends every other session of the user. 403: wrong current password.',
    access: 'user',
    body: passwordChange,
    reply: null,
    status: 204,
  },
  'GET /api/user/sessions': {
    summary: 'The devices that are signed in, this one first, then by when they were last seen.',
    access: 'user',
    reply: z.array(device),
    status: 200,
  },
  'DELETE /api/user/sessions': {
    summary: 'Signs out everywhere else.',
    access: 'user',
    reply: null,
    status: 204,
  },
  'DELETE /api/user/sessions/:id': {
    summary: 'Signs out one device.',
    access: 'user',
    params: z.object({ id: z.string().max(200) }),
    reply: null,
    status: 204,
  },
  'POST /api/password-reset': {
    summary: 'Asks for a link that sets a new password. The answer is the same for unknown addresses.',
    access: 'anyone',
    body: resetRequest,
    reply: null,
    status: 202,
  },
  'POST /api/password-reset/confirm': {
    summary: 'Sets a new password by a mailed link, which works once, for an hour. Every session of the user ends.',
    access: 'visitor',
    body: passwordReset,
    reply: null,
    status: 204,
  },
  'POST /api/email-confirmation': {
    summary: 'Follows a mailed link that confirms a mail address. It works once.',
    access: 'anyone',
    body: z.object({ token: linkToken }),
    reply: emailConfirmation,
    status: 200,
  },
} as const satisfies Endpoints;
