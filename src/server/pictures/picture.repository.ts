import type { Drawing } from '#domain/catalogue/drawings.ts';
import type { Queryable } from '../db/database.ts';

interface NewPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly files: readonly { readonly name: string; readonly bytes: Buffer }[];
  /** Null: it was uploaded. */
  readonly drawing: Drawing | null;
}

const useAgain = {
  name: 'picture-use-again',
  text: `update pictures set unused_since = null where id = any($1::text[]) and unused_since is not null`,
};

const knownIds = { name: 'picture-known', text: `select id from pictures where id = any($1::text[])` };

const insertOne = {
  name: 'picture-insert',
  text: `insert into pictures (id, width, height, drawing, user_id) values ($1, $2, $3, $4::jsonb, $5)
         on conflict (id) do nothing returning id`,
};

const insertFile = {
  name: 'picture-insert-file',
  text: `insert into picture_files (picture_id, name, bytes) values ($1, $2, $3)`,
};

const readFile = {
  name: 'picture-read-file',
  text: `select bytes from picture_files where picture_id = $1 and name = $2`,
};

/** The pictures that products name, first in the order or further on. */
const named = `select substr(image_url, 9) as id from products where image_url like 'picture:%'
  union select substr(shot ->> 'imageUrl', 9) from products, jsonb_array_elements(gallery) shot
  where gallery <> '[]' and shot ->> 'imageUrl' like 'picture:%'`;

const markUnused = {
  name: 'picture-mark-unused',
  text: `with named as materialized (${named})
         update pictures set unused_since = case when id in (select id from named) then null else now() end
         where (unused_since is null) = (id not in (select id from named))`,
};

const deleteUnused = {
  name: 'picture-delete-unused',
  text: `delete from pictures where unused_since < now() - make_interval(days => $1)
           and not exists (select from order_items
                           where image_url like 'picture:%' and image_url = 'picture:' || pictures.id)`,
};

/** Notes since when pictures are on no product, and deletes those that have been for so many days, but for what orders show. */
export async function deleteUnusedFor(db: Queryable, days: number): Promise<void> {
  await db.query(markUnused);
  await db.query(deleteUnused, [days]);
}

/** Those of the ids that are pictures. They are in use from now on: what is about to delete one waits, and lets it be. */
export async function known(tx: Queryable, ids: readonly string[]): Promise<Set<string>> {
  await tx.query(useAgain, [ids]);
  return new Set((await tx.query<{ id: string }>(knownIds, [ids])).map(({ id }) => id));
}

/** False: the very same picture is there already. */
export async function insert(
  tx: Queryable,
  { id, width, height, files, drawing }: NewPicture,
  userId: number,
): Promise<boolean> {
  const [added] = await tx.query(insertOne, [id, width, height, drawing && JSON.stringify(drawing), userId]);
  if (!added) {
    await tx.query(useAgain, [[id]]);
    return false;
  }
  for (const { name, bytes } of files) await tx.query(insertFile, [id, name, bytes]);
  return true;
}

export async function file(db: Queryable, id: string, name: string): Promise<Buffer | null> {
  const [row] = await db.query<{ bytes: Uint8Array }>(readFile, [id, name]);
  return row ? Buffer.from(row.bytes) : null;
}
