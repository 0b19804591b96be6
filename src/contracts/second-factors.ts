import { z } from 'zod';
import { factorKinds, factorSentences, isFactorName } from '#domain/accounts/second-factor.ts';
import { confirmedMinutes } from '#domain/accounts/staff.ts';
import { knownPassword } from './accounts.ts';
import type { Endpoints } from './endpoint.ts';
import { factorCode, passkeyAnswer, passkeyQuestion } from './second-step.ts';

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

const safety = z
  .object({
    factors: z.array(factor),
    recoveryCodesLeft: z.int(),
    required: z.boolean().describe('Whoever works in the office must have one.'),
    passkeysPossible: z.boolean().describe('Not where the shop has a number for an address.'),
  })
  .meta({ id: 'Safety' });

export type Safety = z.infer<typeof safety>;

const recoveryCodes = z.array(z.string());
const added = z
  .object({ recoveryCodes: recoveryCodes.describe('With the first factor; shown this once.') })
  .meta({ id: 'AddedFactor' });

export type AddedFactor = z.infer<typeof added>;

const name = z.string(factorSentences.name).trim().refine(isFactorName, factorSentences.name);

/** For everybody in the office about themselves, and open to whoever must still set up a factor. */
const own = { access: 'admin', right: 'office', withoutFactor: true } as const;

export const adminSafetyEndpoints = {
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
    reply: safety,
    status: 200,
  },
  'PATCH /api/admin/safety': {
    summary: 'Whether everybody in the office must have a second factor. Who asks for it must have one.',
    access: 'admin',
    right: 'staff',
    dangerous: true,
    body: z.object({ required: z.boolean('required must be true or false.') }),
    reply: safety,
    status: 200,
  },
  'POST /api/admin/safety/totp': {
    summary: 'Begins with an app that makes codes: the secret it shall have.',
    ...own,
    dangerous: true,
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
    dangerous: true,
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
    dangerous: true,
    params: z.object({ id: z.string().max(100) }),
    reply: null,
    status: 204,
  },
  'POST /api/admin/safety/recovery-codes': {
    summary: 'New recovery codes, shown this once. Those before are void.',
    access: 'admin',
    right: 'office',
    dangerous: true,
    reply: z.object({ recoveryCodes }),
    status: 201,
  },
} as const satisfies Endpoints;
