import type { z } from 'zod';
import type { ApiToken, newApiToken } from '#contracts/api-tokens.ts';
import { hasRight, type AuthenticatedStaff, type Staff } from '#domain/accounts/staff.ts';
import { apiTokenLimits, apiTokenPattern, apiTokenPrefix } from '#domain/api-tokens/api-tokens.ts';
import { Refusal } from '#domain/errors.ts';
import { recordChange } from '../audit/audit.service.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { Retention } from '../db/retention.ts';
import { hashToken, newToken } from '../sessions/token.ts';
import * as tokens from './api-token.repository.ts';

export type ApiTokenService = ReturnType<typeof createApiTokenService>;

interface Deps {
  readonly db: Database;
  readonly staffOf: (userId: number) => Promise<AuthenticatedStaff | null>;
}

function toApiToken({ role, rights, createdAt, expiresAt, lastUsedAt, ...row }: tokens.ApiTokenRow): ApiToken {
  return {
    ...row,
    rights: rights.filter((right) => role !== null && hasRight({ role }, right)),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

export function createApiTokenService({ db, staffOf }: Deps) {
  return {
    /**
     * Whom a token acts for. It is read anew for each call, and so are the account and the role: what was revoked, has expired
     * or lost its rights is refused from the next call on, by every process.
     */
    async staffOfToken(token: string): Promise<AuthenticatedStaff> {
      const found = apiTokenPattern.test(token) ? await tokens.find(db, hashToken(token)) : null;
      const staff = found && (await staffOf(found.userId));
      if (!staff) throw new Refusal('token-refused');
      if (found.stale) await tokens.touch(db, found.id);
      return { ...staff, name: `${staff.name} (token ${found.name})`, scope: found.rights };
    },

    list: async (): Promise<ApiToken[]> => (await tokens.list(db)).map(toApiToken),

    async make(staff: Staff, { name, rights, days }: z.output<typeof newApiToken>) {
      if (!rights.every((right) => hasRight(staff, right))) throw new Refusal('not-allowed');
      const token = apiTokenPrefix + newToken();
      const row = { name, rights, days, userId: staff.userId, tokenHash: hashToken(token), ending: token.slice(-4) };
      return db.transaction(async (tx) => {
        if ((await tokens.lockCount(tx, staff.userId)) >= apiTokenLimits.perPerson) throw new Refusal('tokens-full');
        const id = await tokens.insert(tx, row);
        const after = { rights, days };
        await recordChange(tx, staff, { thing: 'token', thingId: id, label: name, action: 'made', after });
        return { id, token };
      });
    },

    revoke: (staff: Staff, id: string): Promise<void> =>
      db.transaction(async (tx) => {
        const gone = await tokens.remove(tx, id);
        if (!gone) throw new Refusal('nothing-here');
        await recordChange(tx, staff, { thing: 'token', thingId: gone.id, label: gone.name, action: 'revoked' });
      }),

    /** Of somebody who works here no longer. */
    revokeAllOf: (tx: Queryable, userId: number): Promise<void> => tokens.removeOfUser(tx, userId),
  };
}

export const apiTokenRetention: Retention = { deleteExpired: tokens.deleteExpired };
