import type { Everybody } from '#contracts/staff.ts';
import type { Staff, StaffRole } from '#domain/accounts/staff.ts';
import { Refusal } from '#domain/errors.ts';
import { recordChange } from '../audit/audit.service.ts';
import type { ApiTokenService } from '../api-tokens/api-token.service.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { Retention } from '../db/retention.ts';
import type { SecondFactorService } from '../second-factors/second-factor.service.ts';
import type { SessionService } from '../sessions/session.service.ts';
import * as invitations from './invitation.repository.ts';
import { toInvitation } from './invitation.service.ts';
import * as people from './staff.repository.ts';

interface Deps {
  readonly db: Database;
  readonly sessions: Pick<SessionService, 'endOthers'>;
  readonly secondFactors: Pick<SecondFactorService, 'removeAllOf'>;
  readonly tokens: Pick<ApiTokenService, 'revokeAllOf'>;
}

export type StaffService = ReturnType<typeof createStaffService>;

/** Somebody has to be there who may do everything. Owners are held, so that two cannot leave at once. */
async function refuseLastOwner(tx: Queryable, id: number): Promise<void> {
  const owners = await people.ownerIds(tx);
  if (owners.length === 1 && owners[0] === id) throw new Refusal('last-owner');
}

export function createStaffService({ db, sessions, secondFactors, tokens }: Deps) {
  const change = async (tx: Queryable, id: number) => {
    await refuseLastOwner(tx, id);
    const person = await people.lock(tx, id);
    if (!person) throw new Refusal('nothing-here');
    return person;
  };

  return {
    async list(): Promise<Everybody> {
      const staff = (await people.list(db)).map(({ lastLoginAt, ...row }) => ({
        ...row,
        lastLoginAt: lastLoginAt?.toISOString() ?? null,
      }));
      return { staff, invitations: (await invitations.list(db)).map(toInvitation) };
    },

    async setRole(staff: Staff, id: number, role: StaffRole): Promise<void> {
      await db.transaction(async (tx) => {
        if (role !== 'owner') await refuseLastOwner(tx, id);
        const person = await people.lock(tx, id);
        if (!person) throw new Refusal('nothing-here');
        await people.setRole(tx, id, role);
        const told = { thing: 'staff', thingId: `${id}`, label: person.name, action: 'changed the role' } as const;
        await recordChange(tx, staff, { ...told, before: { role: person.role }, after: { role } });
      });
    },

    async endAccess(staff: Staff, id: number): Promise<void> {
      await db.transaction(async (tx) => {
        const person = await change(tx, id);
        await people.makeCustomer(tx, id);
        await secondFactors.removeAllOf(tx, id);
        await tokens.revokeAllOf(tx, id);
        await sessions.endOthers(tx, id, null);
        const told = { thing: 'staff', thingId: `${id}`, label: person.name, action: 'ended the access' } as const;
        await recordChange(tx, staff, { ...told, before: { role: person.role } });
      });
    },

    async removeFactors(staff: Staff, id: number): Promise<void> {
      await db.transaction(async (tx) => {
        const person = await people.lock(tx, id);
        if (!person) throw new Refusal('nothing-here');
        await secondFactors.removeAllOf(tx, id);
        await sessions.endOthers(tx, id, null);
        const action = 'removed the second factors';
        await recordChange(tx, staff, { thing: 'staff', thingId: `${id}`, label: person.name, action });
      });
    },

    /** Of staff or of a customer: whoever holds a session of theirs is out. */
    async signOut(staff: Staff, id: number): Promise<void> {
      await db.transaction(async (tx) => {
        const person = await people.findAccount(tx, id);
        if (!person) throw new Refusal('nothing-here');
        await sessions.endOthers(tx, id, null);
        const thing = person.role === 'customer' ? 'customer' : 'staff';
        await recordChange(tx, staff, { thing, thingId: `${id}`, label: person.name, action: 'signed out everywhere' });
      });
    },
  };
}

export const staffRetention: Retention = {
  deleteExpired: invitations.deleteExpired,
  // An owner who deletes the own account goes as well.
  beforeAccountDeletion: refuseLastOwner,
};
