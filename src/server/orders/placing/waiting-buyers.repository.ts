import type { Queryable } from '../../db/database.ts';

/** An order that was sent and not begun. */
export interface WaitingOrder {
  readonly tokenHash: Buffer;
  readonly key: string;
}

interface SoldOutRow {
  /** Which of those that were asked about. */
  readonly index: number;
  /** What of its cart cannot be had. */
  readonly name: string;
}

/** An order that was placed under its key already is answered with it, whatever is in the cart since. */
const selectSoldOut = {
  name: 'order-waiting-sold-out',
  text: `select distinct on (place) (place - 1)::integer as index, product.name
         from unnest($1::bytea[], $2::text[]) with ordinality as waiting(token_hash, key, place)
         join sessions session on session.token_hash = waiting.token_hash and session.expires_at > now()
         join cart_items item on item.session_id = session.id
         join products product on product.id = item.product_id
         where not product.in_stock
           and not exists (
             select from order_keys done where done.session_id = session.id and done.key = waiting.key
           )
         order by place, product.name`,
};

export const findSoldOut = (db: Queryable, waiting: readonly WaitingOrder[]): Promise<SoldOutRow[]> =>
  db.query<SoldOutRow>(selectSoldOut, [waiting.map(({ tokenHash }) => tokenHash), waiting.map(({ key }) => key)]);
