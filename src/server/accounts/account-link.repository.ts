import type { Queryable } from '../db/database.ts';

export type LinkPurpose = 'reset' | 'confirm' | 'change-old' | 'change-new';

export interface LinkRow {
  readonly userId: number;
  readonly purpose: LinkPurpose;
  readonly email: string;
}

const columns = `account_links.user_id as "userId", purpose, account_links.email`;

const insertLink = {
  name: 'account-link-insert',
  text: `insert into account_links (token_hash, user_id, purpose, email, expires_at)
         values ($1, $2, $3, $4, now() + make_interval(hours => $5))`,
};

// A link to a mailbox that the account has left since sets no password.
const findResetLink = {
  name: 'account-link-find-reset',
  text: `select ${columns} from account_links join users on users.id = account_links.user_id
         where token_hash = $1 and purpose = 'reset' and expires_at > now()
           and lower(users.email) = lower(account_links.email)`,
};

const consumeLink = {
  name: 'account-link-consume',
  text: `delete from account_links where token_hash = $1 and purpose = any($2) and expires_at > now() returning ${columns}`,
};

const deleteLinks = {
  name: 'account-link-delete',
  text: `delete from account_links where user_id = $1 and purpose = any($2)`,
};

const deleteExpiredLinks = {
  name: 'account-link-delete-expired',
  text: `delete from account_links where expires_at < now()`,
};

export async function insert(db: Queryable, tokenHash: Buffer, link: LinkRow, hours: number): Promise<void> {
  await db.query(insertLink, [tokenHash, link.userId, link.purpose, link.email, hours]);
}

export async function findReset(db: Queryable, tokenHash: Buffer): Promise<LinkRow | null> {
  return (await db.query<LinkRow>(findResetLink, [tokenHash]))[0] ?? null;
}

/** Uses a link up. Of any number of requests with the same token, one gets the row. */
export async function consume(
  db: Queryable,
  tokenHash: Buffer,
  purposes: readonly LinkPurpose[],
): Promise<LinkRow | null> {
  return (await db.query<LinkRow>(consumeLink, [tokenHash, purposes]))[0] ?? null;
}

export async function removeAll(db: Queryable, userId: number, purposes: readonly LinkPurpose[]): Promise<void> {
  await db.query(deleteLinks, [userId, purposes]);
}

export async function deleteExpired(db: Queryable): Promise<void> {
  await db.query(deleteExpiredLinks);
}
