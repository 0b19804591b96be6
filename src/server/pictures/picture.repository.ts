import type { Queryable } from '../db/database.ts';

interface NewPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly files: readonly { readonly name: string; readonly bytes: Buffer }[];
}

const knownIds = { name: 'picture-known', text: `select id from pictures where id = any($1::text[])` };

const insertOne = {
  name: 'picture-insert',
  text: `insert into pictures (id, width, height, user_id) values ($1, $2, $3, $4) on conflict (id) do nothing returning id`,
};

const insertFile = {
  name: 'picture-insert-file',
  text: `insert into picture_files (picture_id, name, bytes) values ($1, $2, $3)`,
};

const readFile = {
  name: 'picture-read-file',
  text: `select bytes from picture_files where picture_id = $1 and name = $2`,
};

/** Those of the ids that are pictures. */
export async function known(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  return new Set((await db.query<{ id: string }>(knownIds, [ids])).map(({ id }) => id));
}

/** False: the very same picture is there already. */
export async function insert(
  tx: Queryable,
  { id, width, height, files }: NewPicture,
  userId: number,
): Promise<boolean> {
  const [added] = await tx.query(insertOne, [id, width, height, userId]);
  if (!added) return false;
  for (const { name, bytes } of files) await tx.query(insertFile, [id, name, bytes]);
  return true;
}

export async function file(db: Queryable, id: string, name: string): Promise<Buffer | null> {
  const [row] = await db.query<{ bytes: Uint8Array }>(readFile, [id, name]);
  return row ? Buffer.from(row.bytes) : null;
}
