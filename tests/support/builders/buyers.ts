import type { Database } from '#server/db/database.ts';
import { hashToken, newToken } from '#server/sessions/token.ts';

export interface Buyer {
  readonly cookie: string;
  readonly sessionId: string;
}

/** Guests with filled carts, straight into the database: what they do next is what a test is about. */
export async function addBuyers(db: Database, carts: readonly Readonly<Record<string, number>>[]): Promise<Buyer[]> {
  const tokens = carts.map(() => newToken());
  const sessions = await db.query<{ id: string }>(
    `insert into sessions (token_hash, expires_at)
     select hash, now() + interval '1 day' from unnest($1::bytea[]) with ordinality as given(hash, place) order by place
     returning id`,
    [tokens.map(hashToken)],
  );
  const lines = carts.flatMap((cart, index) =>
    Object.entries(cart).map(([slug, quantity]) => ({ sessionId: sessions[index]!.id, slug, quantity })),
  );
  await db.query(
    `insert into cart_items (session_id, product_id, quantity, added_price_paise)
     select line.session_id, product.id, line.quantity, product.price_paise
     from unnest($1::uuid[], $2::text[], $3::integer[]) with ordinality as line(session_id, slug, quantity, place)
     join products product on product.slug = line.slug order by line.place`,
    [lines.map((line) => line.sessionId), lines.map((line) => line.slug), lines.map((line) => line.quantity)],
  );
  return tokens.map((token, index) => ({ cookie: `taar_session=${token}`, sessionId: sessions[index]!.id }));
}
