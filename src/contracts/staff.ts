import { z } from 'zod';
import { rights, staffRoles } from '#domain/accounts/staff.ts';
import { newPassword, requiredName } from './accounts.ts';
import { emailAddress } from './email-address.ts';
import type { Endpoints } from './endpoint.ts';
import { linkToken } from './link-token.ts';

const moment = z.string().describe('ISO 8601, UTC.');

const me = z
  .object({
    userId: z.int(),
    username: z.string(),
    name: z.string(),
    role: z.enum(staffRoles),
    rights: z.array(z.enum(rights)),
    lacksFactor: z.boolean().describe('Must set up a second factor before anything else.'),
  })
  .meta({ id: 'StaffMember' });

export type Me = z.infer<typeof me>;

const colleague = z
  .object({
    id: z.int(),
    name: z.string(),
    username: z.string(),
    email: z.string(),
    role: z.enum(staffRoles),
    hasSecondFactor: z.boolean(),
    lastLoginAt: moment.nullable(),
    devices: z.int().describe('On how many devices this person is signed in.'),
  })
  .meta({ id: 'Colleague' });

const invitation = z
  .object({ id: z.uuid(), email: z.string(), role: z.enum(staffRoles), invitedBy: z.string(), expiresAt: moment })
  .meta({ id: 'StaffInvitation' });

const everybody = z.object({ staff: z.array(colleague), invitations: z.array(invitation) }).meta({ id: 'Staff' });

export type Everybody = z.infer<typeof everybody>;

const role = z.enum(staffRoles, `role must be one of ${staffRoles.join(', ')}.`);
const userId = z.object({
  id: z
    .string()
    .regex(/^\d{1,9}$/, 'id must be the number of an account.')
    .transform(Number),
});

/** For owners, and with the password again. */
const staffChange = { access: 'admin', right: 'staff', requiresRecentPassword: true } as const;

export const acceptance = z.object({
  token: linkToken,
  firstName: requiredName,
  lastName: requiredName,
  password: newPassword,
});

export const invitedRole = z.object({ email: emailAddress, role });

export const staffEndpoints = {
  'GET /api/admin/me': {
    summary: 'Who is at work in the office, and what they may do.',
    access: 'admin',
    right: 'office',
    allowedBeforeSecondFactor: true,
    reply: me,
    status: 200,
  },
  'GET /api/admin/staff': {
    summary: 'Everybody who works in the office, and who is asked to.',
    access: 'admin',
    right: 'staff',
    reply: everybody,
    status: 200,
  },
  'POST /api/admin/staff/invitations': {
    summary: 'Asks somebody by mail to work in the office. A second invitation replaces the first. 409: already does.',
    ...staffChange,
    body: invitedRole,
    reply: invitation,
    status: 201,
  },
  'DELETE /api/admin/staff/invitations/:id': {
    summary: 'Withdraws an invitation: its link is dead.',
    ...staffChange,
    params: z.object({ id: z.string().max(100) }),
    reply: null,
    status: 204,
  },
  'PATCH /api/admin/staff/:id': {
    summary: 'Gives somebody another role. 409: the last owner.',
    ...staffChange,
    params: userId,
    body: z.object({ role }),
    reply: null,
    status: 204,
  },
  'DELETE /api/admin/staff/:id': {
    summary:
      'Ends the access of somebody, with all sessions and second factors. The account stays. 409: the last owner.',
    ...staffChange,
    params: userId,
    reply: null,
    status: 204,
  },
  'POST /api/admin/users/:id/sign-out': {
    summary: 'Ends every session of an account, of staff or of a customer.',
    ...staffChange,
    params: userId,
    reply: null,
    status: 204,
  },
  'DELETE /api/admin/staff/:id/factors': {
    summary: 'Removes the second factors of somebody who lost them, and ends their sessions.',
    ...staffChange,
    params: userId,
    reply: null,
    status: 204,
  },
  'POST /api/staff-invitation': {
    summary: 'Follows the link of an invitation: sets name and password. 400: the link is dead.',
    access: 'anyone',
    body: acceptance,
    reply: z.object({ email: z.string() }),
    status: 200,
  },
} as const satisfies Endpoints;
