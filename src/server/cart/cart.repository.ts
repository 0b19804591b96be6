import type { Queryable } from '../db/database.ts';
import { foundSession, type SessionRow } from '../sessions/session-columns.ts';
import {
  boardColumns,
  itemColumns,
  maxQuantityOfProduct,
  productColumns,
  type CartProductRow,
  type CartRow,
} from './cart-columns.ts';

/** The line after a write, or only its product when the write was not done. */
export type CartWriteRow = CartRow | (CartProductRow & { readonly id: null });

const listItems = {
  name: 'cart-list',
  text: `with ${foundSession(1)}
         select row_to_json(session) as session, coalesce((
           select json_agg(line) from (
             select ${itemColumns}, ${productColumns}, ${boardColumns}
             from cart_items item join products product on product.id = item.product_id
             left join products board on board.id = item.board_id
             where item.session_id = session.id order by item.created_at, item.id
           ) line
         ), '[]') as lines
         from session`,
};

/** Adds up, unless the sum would pass the stock or the limit of one cart; then only the product is answered. */
const addItemOf = (session: string): string => `with ${session}, product as (
           select id, slug, name, category, price_paise, image_url, stock, in_stock, archived_at,
             ${maxQuantityOfProduct} as most
           from products product where (id = $2::uuid or slug = $3) and archived_at is null
         ), item as (
           insert into cart_items (session_id, product_id, quantity, added_price_paise)
           select session.id, product.id, $4::integer, price_paise from session, product where $4::integer <= most
           on conflict (session_id, product_id) do update
             set quantity = cart_items.quantity + excluded.quantity, added_price_paise = excluded.added_price_paise
             where cart_items.quantity + excluded.quantity <= (select most from product)
           returning id, quantity, added_price_paise
         )`;

const addItem = {
  name: 'cart-add',
  text: `${addItemOf('session as (select $1::uuid as id)')}
         select ${itemColumns}, ${productColumns} from product left join item on true`,
};

const addItemByToken = {
  name: 'cart-add-by-token',
  text: `${addItemOf(foundSession(1))}
         select row_to_json(session) as session, ${itemColumns}, ${productColumns}
         from session left join product on true left join item on true`,
};

/**
 * Adds as many as there are. A line that holds more than that already keeps what it holds, and every line its board. New
 * lines stand in the order they were asked in, which one time for all of them would not tell.
 */
const addUnitsOfProducts = {
  name: 'cart-add-units',
  text: `with item as (
           insert into cart_items (session_id, product_id, quantity, added_price_paise, board_id, created_at)
           select $1, product.id, least(wanted.quantity, ${maxQuantityOfProduct}), product.price_paise, wanted.board_id,
             now() + wanted.place * interval '1 microsecond'
           from unnest($2::uuid[], $3::integer[], $4::uuid[]) with ordinality
             as wanted(product_id, quantity, board_id, place)
           join products product on product.id = wanted.product_id and ${maxQuantityOfProduct} > 0
           order by product.id
           on conflict (session_id, product_id) do update
             set quantity = greatest(cart_items.quantity, least(
                   cart_items.quantity + excluded.quantity,
                   (select ${maxQuantityOfProduct} from products product where product.id = excluded.product_id)
                 )),
                 added_price_paise = excluded.added_price_paise
           returning id, product_id, quantity, added_price_paise
         )
         select ${itemColumns}, ${productColumns} from item join products product on product.id = item.product_id`,
};

/** The old quantity stays when the new one passes the stock; then only the product is answered. */
const setQuantityOfItem = {
  name: 'cart-set-quantity',
  text: `with item as (
           update cart_items set quantity = $3::integer from products product
           where cart_items.id = $1 and session_id = $2 and product.id = product_id and $3::integer <= ${maxQuantityOfProduct}
           returning cart_items.id, quantity, added_price_paise
         )
         select ${itemColumns}, ${productColumns}
         from cart_items line join products product on product.id = line.product_id left join item on true
         where line.id = $1 and line.session_id = $2`,
};

const removeItem = {
  name: 'cart-remove',
  text: `delete from cart_items where id = $1 and session_id = $2 returning id`,
};

const removeItems = {
  name: 'cart-remove-several',
  text: `delete from cart_items where id = any($1::uuid[]) and session_id = $2 returning id`,
};

const clearItems = { name: 'cart-clear', text: `delete from cart_items where session_id = $1` };

const lockCart = {
  name: 'cart-lock',
  text: `select from sessions where id = $1 for no key update`,
};

export interface CartOfSessionRow {
  readonly session: SessionRow;
  readonly lines: readonly CartRow[];
}

/** The cart with its session. Null: no session of this token is alive. */
export async function list(db: Queryable, tokenHash: Buffer): Promise<CartOfSessionRow | null> {
  return (await db.query<CartOfSessionRow>(listItems, [tokenHash]))[0] ?? null;
}

interface WantedProduct {
  /** One of the two names the product. */
  readonly productId: string | null;
  readonly slug: string | null;
  readonly quantity: number;
}

export interface NewCartLine extends WantedProduct {
  readonly sessionId: string;
}

/** Null: there is no such product. */
export async function add(db: Queryable, addition: NewCartLine): Promise<CartWriteRow | null> {
  const { sessionId, productId, slug, quantity } = addition;
  const [row] = await db.query<CartWriteRow>(addItem, [sessionId, productId, slug, quantity]);
  return row ?? null;
}

interface NoProductRow {
  readonly id: null;
  readonly productId: null;
}

export type CartWriteOfSessionRow = { readonly session: SessionRow } & (CartWriteRow | NoProductRow);

/** Adds to the cart of the living session of a token. Null: there is none. */
export async function addByToken(
  db: Queryable,
  { tokenHash, productId, slug, quantity }: WantedProduct & { readonly tokenHash: Buffer },
): Promise<CartWriteOfSessionRow | null> {
  const values = [tokenHash, productId, slug, quantity];
  return (await db.query<CartWriteOfSessionRow>(addItemByToken, values))[0] ?? null;
}

/** Adds units by the ids of their products, each for a board or for none; what is sold out is left out. */
export const addUnits = (
  tx: Queryable,
  sessionId: string,
  units: ReadonlyMap<string, number>,
  boardOf: (productId: string) => string | null = () => null,
): Promise<CartRow[]> =>
  tx.query<CartRow>(addUnitsOfProducts, [
    sessionId,
    [...units.keys()],
    [...units.values()],
    [...units.keys()].map(boardOf),
  ]);

const findBoardsBySlug = {
  name: 'cart-find-boards',
  text: `select id, slug from products where slug = any($1::text[]) and category in ('kit', 'pcb')`,
};

/** The ids of kits and boards, by their slugs. Parts may be bought for one that is owned and no longer sold. */
export async function boardIds(db: Queryable, slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ id: string; slug: string }>(findBoardsBySlug, [slugs]);
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** Null: there is no such line in this cart. */
export async function setQuantity(
  db: Queryable,
  change: { lineId: string; sessionId: string; quantity: number },
): Promise<CartWriteRow | null> {
  const [row] = await db.query<CartWriteRow>(setQuantityOfItem, [change.lineId, change.sessionId, change.quantity]);
  return row ?? null;
}

export async function remove(db: Queryable, lineId: string, sessionId: string): Promise<boolean> {
  return (await db.query(removeItem, [lineId, sessionId])).length > 0;
}

/** How many of these lines were in this cart. */
export async function removeSeveral(tx: Queryable, lineIds: readonly string[], sessionId: string): Promise<number> {
  return (await tx.query(removeItems, [lineIds, sessionId])).length;
}

export async function clear(tx: Queryable, sessionId: string): Promise<void> {
  await tx.query(clearItems, [sessionId]);
}

/**
 * Whoever changes several lines takes the cart first, so that two of them never wait for each other in a circle. A
 * change of one line holds nothing else and needs no turn.
 */
export async function lock(tx: Queryable, sessionId: string): Promise<void> {
  await tx.query(lockCart, [sessionId]);
}
