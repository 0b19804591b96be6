import type { User } from '#contracts/accounts.ts';
import { Refusal } from '#domain/errors.ts';
import type { Database } from '../db/database.ts';
import * as users from './user.repository.ts';

export type AccountService = ReturnType<typeof createAccountService>;

export function createAccountService(db: Database) {
  return {
    async get(userId: number): Promise<User> {
      const row = await users.find(db, userId);
      if (!row) throw new Refusal('not-signed-in');
      return { ...row, createdAt: row.createdAt.toISOString() };
    },
  };
}
