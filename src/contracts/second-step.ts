import { z } from 'zod';
import { digitsOf, factorKinds, factorSentences, isRecoveryCode } from '#domain/accounts/second-factor.ts';
import { user } from './accounts.ts';
import type { Endpoints } from './endpoint.ts';

/** The six digits of an app, in one group or two. */
export const factorCode = z
  .string(factorSentences.code)
  .max(20, factorSentences.code)
  .transform(digitsOf)
  .refine((digits) => /^\d{6}$/.test(digits), factorSentences.code);

/** What the browser's WebAuthn gives and takes; the library that reads it knows its shape. */
export const passkeyAnswer = z.looseObject({ id: z.string().min(1).max(2000), response: z.looseObject({}) });
export const passkeyQuestion = z.looseObject({ challenge: z.string() });

const secondStep = z
  .object({
    name: z.string().describe('Whom we greet.'),
    kinds: z.array(z.enum(factorKinds)).describe('What this person can show.'),
  })
  .meta({ id: 'SecondStep' });

export type SecondStep = z.infer<typeof secondStep>;

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

export const secondStepEndpoints = {
  'GET /api/second-step': {
    summary:
      'The sign-in of this session whose password was right and which waits for its second step. 401: none does.',
    access: 'visitor',
    reply: secondStep,
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
