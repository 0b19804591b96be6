import type { HelpFacts } from '#contracts/help.ts';
import { helpRetentionDays, type HelpSide } from '#domain/help/help.ts';
import type { BuildState } from '#domain/workbench/builds/build-state.ts';
import type { Queryable } from '../db/database.ts';

interface AnswerInRow {
  readonly id: string;
  readonly bySender: boolean;
  readonly name: string;
  readonly text: string;
  readonly at: string;
}

export interface HelpRow {
  readonly id: string;
  readonly userId: number;
  readonly messageId: string;
  readonly buildId: string;
  readonly kit: string;
  readonly kitName: string;
  readonly ticket: string;
  /** Of whoever asked, as the conversation has it. */
  readonly askerName: string;
  readonly words: string;
  readonly facts: HelpFacts;
  readonly lastCheck: string | null;
  readonly photos: readonly HelpSide[];
  readonly answers: readonly AnswerInRow[];
  readonly doneAt: Date | null;
  readonly mendedAt: Date | null;
  readonly createdAt: Date;
}

const columns = `help.id, help.user_id as "userId", help.message_id as "messageId", help.build_id as "buildId", help.kit,
  coalesce((select name from products where slug = help.kit), help.kit) as "kitName", message.ticket,
  concat_ws(' ', message.first_name, nullif(message.last_name, '')) as "askerName",
  message.message as words, help.facts, help.last_check as "lastCheck",
  array(select side from help_photos where request_id = help.id order by created_at, side) as photos,
  coalesce((select json_agg(json_build_object('id', id::text, 'bySender', by_sender, 'name', staff_name, 'text', body,
      'at', created_at) order by id) from message_replies where message_id = help.message_id and not is_note), '[]') as answers,
  message.done_at as "doneAt", help.mended_at as "mendedAt", help.created_at as "createdAt"`;
const from = `from help_requests help join contact_messages message on message.id = help.message_id`;

const listOfUser = {
  name: 'help-list',
  text: `select ${columns} ${from} where help.user_id = $1 order by help.created_at desc, help.id limit 50`,
};

const findOfUser = {
  name: 'help-find-own',
  text: `select ${columns} ${from} where help.id = $1 and help.user_id = $2`,
};

const findByKey = {
  name: 'help-find-by-key',
  text: `select ${columns} ${from} where help.user_id = $1 and help.device_key = $2`,
};

const findAny = { name: 'help-find', text: `select ${columns} ${from} where help.id = $1` };

// The message first, as the office does, so that whoever answers and whoever asks wait for each other.
const lockMessage = {
  name: 'help-lock-message',
  text: `select message.id from contact_messages message
         where id = (select message_id from help_requests where id = $1 and user_id = $2) for update`,
};

const lockAsker = {
  name: 'help-lock-user',
  text: `select username, first_name as "firstName", last_name as "lastName", email from users where id = $1
         for no key update`,
};

const findBuild = {
  name: 'help-build',
  text: `select kit, state from builds where user_id = $1 and id = $2 and deleted_at is null`,
};

const openOfUser = {
  name: 'help-open',
  text: `select help.build_id as "buildId" ${from} where help.user_id = $1 and message.done_at is null`,
};

const findKitName = { name: 'help-kit-name', text: `select name from products where slug = $1` };

const insertMessage = {
  name: 'help-insert-message',
  text: `insert into contact_messages (first_name, last_name, email, subject, message) values ($1, $2, $3, $4, $5)
         returning id`,
};

const insertRequest = {
  name: 'help-insert',
  text: `insert into help_requests (user_id, build_id, device_key, message_id, kit, facts, last_check)
         values ($1, $2, $3, $4, $5, $6, $7) returning id`,
};

const updateFacts = { name: 'help-update-facts', text: `update help_requests set facts = $2 where id = $1` };

const insertReply = {
  name: 'help-insert-reply',
  text: `insert into message_replies (message_id, user_id, staff_name, is_note, body, by_sender)
         values ($1, $2, $3, false, $4, true)`,
};

const reopen = {
  name: 'help-reopen',
  text: `update contact_messages set answered_at = null, done_at = null where id = $1`,
};

const closeMessage = {
  name: 'help-close-message',
  text: `update contact_messages set done_at = coalesce(done_at, now()), answered_at = coalesce(answered_at, now())
         where id = $1`,
};

const setMended = { name: 'help-mended', text: `update help_requests set mended_at = now() where id = $1` };

const countCause = {
  name: 'help-count-cause',
  text: `insert into help_causes (kit, kind, ref, place, last_check, count) values ($1, $2, $3, $4, $5, 1)
         on conflict (kit, kind, ref, place, last_check) do update set count = help_causes.count + 1`,
};

const putPhoto = {
  name: 'help-put-photo',
  text: `insert into help_photos (request_id, side, bytes) values ($1, $2, $3)
         on conflict (request_id, side) do update set bytes = excluded.bytes`,
};

const readPhoto = {
  name: 'help-read-photo',
  text: `select photo.bytes from help_photos photo join help_requests help on help.id = photo.request_id
         where help.id = $1 and photo.side = $2 and ($3::integer is null or help.user_id = $3)`,
};

const deleteOfUser = {
  name: 'help-delete',
  text: `delete from help_requests where id = $1 and user_id = $2 returning id`,
};

const deleteClosed = {
  name: 'help-delete-expired',
  text: `delete from help_requests help using contact_messages message
         where message.id = help.message_id and message.done_at < now() - interval '${helpRetentionDays} days'`,
};

// The message first, as everybody does who writes in it.
const deleteOfAccount = {
  name: 'help-delete-of-account',
  text: `delete from contact_messages where id in (select message_id from help_requests where user_id = $1)`,
};

const first = async <Row>(rows: Promise<Row[]>): Promise<Row | null> => (await rows)[0] ?? null;

export const list = (db: Queryable, userId: number) => db.query<HelpRow>(listOfUser, [userId]);

/** Of someone else there is none. */
export const findOwn = (db: Queryable, id: string, userId: number) =>
  first(db.query<HelpRow>(findOfUser, [id, userId]));

export const findSent = (db: Queryable, userId: number, key: string) =>
  first(db.query<HelpRow>(findByKey, [userId, key]));

export const find = (db: Queryable, id: string) => first(db.query<HelpRow>(findAny, [id]));

/** Holds the conversation until the transaction ends; false: there is none, or it is someone else's. */
export const lock = async (tx: Queryable, id: string, userId: number): Promise<boolean> =>
  (await tx.query<{ id: string }>(lockMessage, [id, userId])).length > 0;

export interface AskerRow {
  readonly username: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string;
}

/** Those who ask twice at once wait for each other here. */
export const lockUser = (tx: Queryable, userId: number) => first(tx.query<AskerRow>(lockAsker, [userId]));

export const buildOf = (tx: Queryable, userId: number, buildId: string) =>
  first(tx.query<{ kit: string; state: BuildState }>(findBuild, [userId, buildId]));

export const openBuilds = async (tx: Queryable, userId: number): Promise<string[]> =>
  (await tx.query<{ buildId: string }>(openOfUser, [userId])).map(({ buildId }) => buildId);

export const kitName = async (tx: Queryable, slug: string): Promise<string> =>
  (await tx.query<{ name: string }>(findKitName, [slug]))[0]?.name ?? slug;

export async function addMessage(
  tx: Queryable,
  { firstName, lastName, email, username }: AskerRow,
  { subject, message }: { readonly subject: string; readonly message: string },
): Promise<string> {
  const name = firstName?.trim() || username;
  const values = [name, firstName?.trim() ? (lastName?.trim() ?? '') : '', email, subject, message];
  return (await tx.query<{ id: string }>(insertMessage, values))[0]!.id;
}

interface NewRow {
  readonly userId: number;
  readonly buildId: string;
  readonly key: string;
  readonly messageId: string;
  readonly kit: string;
  readonly facts: HelpFacts;
  readonly lastCheck: string | null;
}

export async function add(tx: Queryable, row: NewRow): Promise<string> {
  const { userId, buildId, key, messageId, kit, facts, lastCheck } = row;
  const values = [userId, buildId, key, messageId, kit, JSON.stringify(facts), lastCheck];
  return (await tx.query<{ id: string }>(insertRequest, values))[0]!.id;
}

export async function setFacts(tx: Queryable, id: string, facts: HelpFacts): Promise<void> {
  await tx.query(updateFacts, [id, JSON.stringify(facts)]);
}

/** What the builder says further, in the same conversation, which waits for an answer again. */
export async function sayMore(tx: Queryable, help: HelpRow, text: string): Promise<void> {
  await tx.query(insertReply, [help.messageId, help.userId, help.askerName, text]);
  await tx.query(reopen, [help.messageId]);
}

export async function closeAsMended(tx: Queryable, { id, messageId }: HelpRow): Promise<void> {
  await tx.query(setMended, [id]);
  await tx.query(closeMessage, [messageId]);
}

interface Cause {
  readonly kit: string;
  readonly kind: string;
  readonly ref: string;
  readonly place: number;
  readonly lastCheck: string;
}

export async function addCause(tx: Queryable, { kit, kind, ref, place, lastCheck }: Cause): Promise<void> {
  await tx.query(countCause, [kit, kind, ref, place, lastCheck]);
}

export async function setPhoto(tx: Queryable, id: string, side: HelpSide, bytes: Buffer): Promise<void> {
  await tx.query(putPhoto, [id, side, bytes]);
}

/** `userId` null: for the office. */
export async function photo(db: Queryable, id: string, side: HelpSide, userId: number | null): Promise<Buffer | null> {
  const found = await db.query<{ bytes: Uint8Array }>(readPhoto, [id, side, userId]);
  return found[0] ? Buffer.from(found[0].bytes) : null;
}

export const remove = async (db: Queryable, id: string, userId: number): Promise<boolean> =>
  (await db.query<{ id: string }>(deleteOfUser, [id, userId])).length > 0;

export async function deleteExpired(db: Queryable): Promise<void> {
  await db.query(deleteClosed);
}

export async function removeOfAccount(tx: Queryable, userId: number): Promise<void> {
  await tx.query(deleteOfAccount, [userId]);
}
