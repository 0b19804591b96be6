import type { User } from '#contracts/accounts.ts';
import type { UserRow } from './user.repository.ts';

/** Only what the contract names: not the hash, and of the role only that there is one to work with. */
export const toUser = (row: UserRow): User => ({
  id: row.id,
  username: row.username,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  createdAt: row.createdAt.toISOString(),
  lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  pendingEmail: row.pendingEmail,
  ...(row.isStaff && { isStaff: true as const }),
});
