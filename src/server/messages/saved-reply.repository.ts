import type { SavedReply } from '#contracts/messages.ts';
import type { Queryable } from '../db/database.ts';

const columns = `id, title, body, version`;

const listAll = { name: 'saved-reply-list', text: `select ${columns} from saved_replies order by lower(title)` };
const insertOne = {
  name: 'saved-reply-insert',
  text: `insert into saved_replies (title, body) values ($1, $2) on conflict do nothing returning ${columns}`,
};
const lockOne = {
  name: 'saved-reply-lock',
  text: `select ${columns} from saved_replies where id = $1::uuid for update`,
};
const updateOne = {
  name: 'saved-reply-update',
  text: `update saved_replies set title = $2, body = $3
         where id = $1 and not exists (select from saved_replies other where other.title = $2 and other.id <> $1)
         returning ${columns}`,
};
const deleteOne = {
  name: 'saved-reply-delete',
  text: `delete from saved_replies where id = $1::uuid returning ${columns}`,
};

const first = async (rows: Promise<SavedReply[]>): Promise<SavedReply | null> => (await rows)[0] ?? null;

export const list = (db: Queryable) => db.query<SavedReply>(listAll);
/** Null: the title is taken. */
export const insert = (db: Queryable, title: string, body: string) =>
  first(db.query<SavedReply>(insertOne, [title, body]));
export const lock = (tx: Queryable, id: string) => first(tx.query<SavedReply>(lockOne, [id]));
/** Null: the title is taken. */
export const update = (tx: Queryable, id: string, title: string, body: string) =>
  first(tx.query<SavedReply>(updateOne, [id, title, body]));
export const remove = (tx: Queryable, id: string) => first(tx.query<SavedReply>(deleteOne, [id]));
