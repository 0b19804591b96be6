import type { acceptance, Everybody } from '#contracts/staff.ts';
import type { z } from 'zod';
import { usernameLength } from '#domain/accounts/account.ts';
import type { Staff, StaffRole } from '#domain/accounts/staff.ts';
import { Refusal } from '#domain/errors.ts';
import { refuseGuessablePassword } from '../accounts/passwords/common-password.ts';
import type { PasswordHasher } from '../accounts/passwords/password-hasher.ts';
import { recordChange } from '../audit/audit.service.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { JobQueue } from '../jobs/job-queue.service.ts';
import type { SessionService } from '../sessions/session.service.ts';
import { hashToken } from '../sessions/token.ts';
import * as invitations from './invitation.repository.ts';
import type { InvitationRow } from './invitation.repository.ts';
import * as people from './staff.repository.ts';

interface Deps {
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly hasher: PasswordHasher;
  readonly sessions: Pick<SessionService, 'endOthers'>;
}

export type InvitationService = ReturnType<typeof createInvitationService>;
type Invitation = Everybody['invitations'][number];

export const toInvitation = ({ expiresAt, ...row }: InvitationRow): Invitation => ({
  ...row,
  expiresAt: expiresAt.toISOString(),
});

/** By what stands before the at sign; taken ones get a number. People sign in with their mail address as well. */
function usernamesFor(email: string): string[] {
  const start = email
    .split('@')[0]!
    .replaceAll(/[^\w.-]/g, '')
    .replace(/^[^a-z0-9]+/i, '');
  const base = start.length >= usernameLength.min ? start.slice(0, usernameLength.max - 4) : 'staff';
  return [base, ...Array.from({ length: 98 }, (_, index) => `${base}-${index + 2}`)];
}

async function insertUnderFreeName(tx: Queryable, person: people.NewColleague): Promise<number> {
  for (const username of usernamesFor(person.email)) {
    const added = await people.insert(tx, username, person);
    if (added) return added.id;
  }
  throw new Refusal('username-taken');
}

/** How somebody comes to work in the office: a link by mail, then a name and a password of their own. */
export function createInvitationService({ db, jobs, hasher, sessions }: Deps) {
  return {
    invite: (staff: Staff, email: string, role: StaffRole): Promise<Invitation> =>
      db.transaction(async (tx) => {
        if ((await people.findMailbox(tx, email))?.role === 'admin') throw new Refusal('already-staff');
        const row = await invitations.replace(tx, email, role, staff.name);
        await jobs.enqueue(tx, 'mail/staff-invitation', { invitationId: row.id });
        await recordChange(tx, staff, {
          thing: 'staff',
          thingId: row.id,
          label: email,
          action: 'invited',
          after: { role },
        });
        return toInvitation(row);
      }),

    async withdraw(staff: Staff, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        const row = await invitations.remove(tx, id);
        if (!row) throw new Refusal('nothing-here');
        const action = 'withdrew the invitation';
        await recordChange(tx, staff, {
          thing: 'staff',
          thingId: id,
          label: row.email,
          action,
          before: { role: row.role },
        });
      });
    },

    /** The link shows whose mailbox it is. A customer's account is used on, with the new password, and is signed out. */
    async accept(given: z.output<typeof acceptance>): Promise<{ email: string }> {
      const { firstName, lastName, password } = given;
      const tokenHash = hashToken(given.token);
      // Looked at first, so that made-up tokens cost no hash.
      const found = await invitations.find(db, tokenHash);
      if (!found) throw new Refusal('link-dead');
      await refuseGuessablePassword(password, { username: found.email.split('@')[0]!, email: found.email });
      const passwordHash = await hasher.hash(password);
      return db.transaction(async (tx) => {
        const row = await invitations.consume(tx, tokenHash);
        if (!row) throw new Refusal('link-dead');
        const { email, role } = row;
        const person = { email, role, firstName, lastName, passwordHash };
        const known = await people.findMailbox(tx, email);
        if (known?.role === 'admin') throw new Refusal('link-dead');
        if (known) await people.promote(tx, known.id, person);
        const id = known?.id ?? (await insertUnderFreeName(tx, person));
        await sessions.endOthers(tx, id, null);
        const name = `${firstName} ${lastName}`;
        const self = { userId: id, username: email, name, role };
        await recordChange(tx, self, {
          thing: 'staff',
          thingId: `${id}`,
          label: name,
          action: 'accepted the invitation',
          after: { role },
        });
        return { email };
      });
    },
  };
}
