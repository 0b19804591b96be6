import { z } from 'zod';
import {
  digitsOf,
  factorKinds,
  factorSentences,
  isRecoveryCode,
  isFactorName,
} from '#domain/accounts/second-factor.ts';
import { confirmedMinutes } from '#domain/accounts/staff.ts';
import { user, knownPassword } from './accounts.ts';
import type { Endpoints } from './endpoint.ts';

/** The six digits of an app, in one group or two. */
const factorCode = z
  .string(factorSentences.code)
  .max(20, factorSentences.code)
  .transform(digitsOf)
  .refine((digits) => /^\d{6}$/.test(digits), factorSentences.code);

/** What the browser's WebAuthn gives and takes; the library that reads it knows its shape. */
const passkeyAnswer = z.looseObject({ id: z.string().min(1).max(2000), response: z.looseObject({}) });
const passkeyQuestion = z.looseObject({ challenge: z.string() });

const factorChallenge = z
  .object({
    name: z.string().describe('Whom we greet.'),
    kinds: z.array(z.enum(factorKinds)).describe('What this person can show.'),
  })
  .meta({ id: 'SecondStep' });

export type FactorChallenge = z.infer<typeof factorChallenge>;

/** Exactly one of the three. */
export const shownFactor = z
  .object({
    code: factorCode.optional(),
    recoveryCode: z
      .string(factorSentences.recoveryCode)
      .max(60, factorSentences.recoveryCode)
      .refine(isRecoveryCode, factorSentences.recoveryCode)
      .optional(),
    passkey: passkeyAnswer.optional(),
  })
  .refine((given) => Object.values(given).filter((value) => value !== undefined).length === 1, factorSentences.code);

export const secondFactorEndpoints = {
  'GET /api/second-step': {
    summary:
      'The sign-in of this session whose password was right and which waits for its second step. 401: none does.',
    access: 'visitor',
    reply: factorChallenge,
    status: 200,
  },
  'POST /api/second-step': {
    summary: 'Signs in by the second step: a code, a recovery code or a passkey. 403: it is not right.',
    access: 'visitor',
    body: shownFactor,
    reply: user,
    status: 200,
  },
  'POST /api/second-step/passkey': {
    summary: 'What a passkey has to sign for the second step.',
    access: 'visitor',
    reply: passkeyQuestion,
    status: 200,
  },
  'DELETE /api/second-step': {
    summary: 'Gives up the sign-in that waits.',
    access: 'visitor',
    reply: null,
    status: 204,
  },
} as const satisfies Endpoints;

const moment = z.string().describe('ISO 8601, UTC.');

const factor = z
  .object({
    id: z.uuid(),
    kind: z.enum(factorKinds),
    name: z.string(),
    addedAt: moment,
    usedAt: moment.nullable(),
  })
  .meta({ id: 'SecondFactor' });

const ownSecondFactors = z
  .object({
    factors: z.array(factor),
    recoveryCodesLeft: z.int(),
    required: z.boolean().describe('Whoever works in the office must have one.'),
    passkeysPossible: z.boolean().describe('Not where the shop has a number for an address.'),
  })
  .meta({ id: 'Safety' });

export type OwnSecondFactors = z.infer<typeof ownSecondFactors>;

const recoveryCodes = z.array(z.string());
const added = z
  .object({ recoveryCodes: recoveryCodes.describe('With the first factor; shown this once.') })
  .meta({ id: 'AddedFactor' });

export type AddedFactor = z.infer<typeof added>;

const name = z.string(factorSentences.name).trim().refine(isFactorName, factorSentences.name);

/** For everybody in the office about themselves, and open to whoever must still set up a factor. */
const own = { access: 'admin', right: 'office', allowedBeforeSecondFactor: true } as const;

export const officeSecondFactorEndpoints = {
  'POST /api/admin/confirm-password': {
    summary: `The password again: dangerous things are open to this session for ${confirmedMinutes} minutes. 403: wrong password.`,
    ...own,
    body: z.object({ password: knownPassword }),
    reply: null,
    status: 204,
  },
  'GET /api/admin/safety': {
    summary: 'My second factors, and whether one is asked for.',
    ...own,
    reply: ownSecondFactors,
    status: 200,
  },
  'PATCH /api/admin/safety': {
    summary: 'Whether everybody in the office must have a second factor. Who asks for it must have one.',
    access: 'admin',
    right: 'staff',
    requiresRecentPassword: true,
    body: z.object({ required: z.boolean('required must be true or false.') }),
    reply: ownSecondFactors,
    status: 200,
  },
  'POST /api/admin/safety/totp': {
    summary: 'Begins with an app that makes codes: the secret it shall have.',
    ...own,
    requiresRecentPassword: true,
    reply: z.object({ secret: z.string(), uri: z.string() }),
    status: 200,
  },
  'POST /api/admin/safety/totp/confirm': {
    summary: 'Adds the app, once it made a code. 403: the code is not right.',
    ...own,
    body: z.object({ name, code: factorCode }),
    reply: added,
    status: 201,
  },
  'POST /api/admin/safety/passkeys': {
    summary: 'Begins with a passkey: what the browser needs to make one.',
    ...own,
    requiresRecentPassword: true,
    reply: passkeyQuestion,
    status: 200,
  },
  'POST /api/admin/safety/passkeys/confirm': {
    summary: 'Adds the passkey that the browser made. 403: it does not fit.',
    ...own,
    body: z.object({ name, passkey: passkeyAnswer }),
    reply: added,
    status: 201,
  },
  'DELETE /api/admin/safety/factors/:id': {
    summary: 'Removes one of my second factors; the recovery codes go with the last one.',
    access: 'admin',
    right: 'office',
    requiresRecentPassword: true,
    params: z.object({ id: z.string().max(100) }),
    reply: null,
    status: 204,
  },
  'POST /api/admin/safety/recovery-codes': {
    summary: 'New recovery codes, shown this once. Those before are void.',
    access: 'admin',
    right: 'office',
    requiresRecentPassword: true,
    reply: z.object({ recoveryCodes }),
    status: 201,
  },
} as const satisfies Endpoints;
