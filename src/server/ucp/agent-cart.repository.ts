import type { Queryable } from '../db/database.ts';

export type AgentCartKind = 'cart' | 'checkout';

/** A line as it is kept. */
export interface KeptLine {
  readonly productId: string;
  readonly quantity: number;
}

export interface AgentCartRow {
  readonly lines: readonly KeptLine[];
  readonly canceledAt: Date | null;
  readonly expiresAt: Date;
}

/** So long after it was last written. */
const lifetime = `interval '1 day'`;

const columns = `lines, canceled_at as "canceledAt", expires_at as "expiresAt"`;

/** What a cart was made into before stays as it is, unless it has expired. */
const insertCart = {
  name: 'agent-cart-insert',
  text: `insert into agent_carts as cart (token_hash, kind, lines, expires_at) values ($1, $2, $3, now() + ${lifetime})
         on conflict (token_hash) do update
         set lines = case when cart.expires_at > now() then cart.lines else excluded.lines end,
             canceled_at = case when cart.expires_at > now() then cart.canceled_at end,
             expires_at = excluded.expires_at
         returning ${columns}`,
};

const findCart = {
  name: 'agent-cart-find',
  text: `select ${columns} from agent_carts where token_hash = $1 and kind = $2 and expires_at > now()`,
};

/** What was cancelled stays as it is. */
const replaceLines = {
  name: 'agent-cart-replace',
  text: `update agent_carts set lines = case when canceled_at is null then $3::jsonb else lines end,
           expires_at = now() + ${lifetime}
         where token_hash = $1 and kind = $2 and expires_at > now()
         returning ${columns}`,
};

const cancelCart = {
  name: 'agent-cart-cancel',
  text: `update agent_carts set canceled_at = coalesce(canceled_at, now())
         where token_hash = $1 and kind = $2 and expires_at > now()
         returning ${columns}`,
};

const deleteExpiredCarts = {
  name: 'agent-cart-delete-expired',
  text: `delete from agent_carts where expires_at <= now()`,
};

export async function insert(
  db: Queryable,
  tokenHash: Buffer,
  kind: AgentCartKind,
  lines: readonly KeptLine[],
): Promise<AgentCartRow> {
  const [row] = await db.query<AgentCartRow>(insertCart, [tokenHash, kind, JSON.stringify(lines)]);
  return row!;
}

export async function find(db: Queryable, tokenHash: Buffer, kind: AgentCartKind): Promise<AgentCartRow | null> {
  return (await db.query<AgentCartRow>(findCart, [tokenHash, kind]))[0] ?? null;
}

export async function replace(
  db: Queryable,
  tokenHash: Buffer,
  kind: AgentCartKind,
  lines: readonly KeptLine[],
): Promise<AgentCartRow | null> {
  return (await db.query<AgentCartRow>(replaceLines, [tokenHash, kind, JSON.stringify(lines)]))[0] ?? null;
}

export async function cancel(db: Queryable, tokenHash: Buffer, kind: AgentCartKind): Promise<AgentCartRow | null> {
  return (await db.query<AgentCartRow>(cancelCart, [tokenHash, kind]))[0] ?? null;
}

export async function deleteExpired(db: Queryable): Promise<void> {
  await db.query(deleteExpiredCarts);
}
