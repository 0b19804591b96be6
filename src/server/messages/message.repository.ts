import type { MessageState, StaffName } from '#contracts/messages.ts';
import type { Staff } from '#domain/accounts/staff.ts';
import type { Paise } from '#domain/money/money.ts';
import type { Queryable } from '../db/database.ts';

export interface MessageRow {
  readonly id: string;
  readonly ticket: string;
  readonly firstName: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly createdAt: Date;
  /** The same to the microsecond, which a Date does not keep. */
  readonly exactlyAt: string;
  /** Null: whoever wrote had the last word. */
  readonly answeredAt: Date | null;
  readonly doneAt: Date | null;
  readonly assignedId: number | null;
  readonly assignedName: string | null;
  readonly version: number;
  readonly replies: number;
  /** Its facts, if it asks for help with a build. */
  readonly helpId: string | null;
}

export interface ReplyRow {
  readonly id: string;
  readonly staffName: string;
  readonly isNote: boolean;
  readonly isFromSender: boolean;
  readonly body: string;
  readonly createdAt: Date;
}

export interface OrderOfSenderRow {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly total: Paise;
  readonly createdAt: Date;
}

export interface MessageFilter {
  readonly state: MessageState;
  readonly staffId: number;
  readonly search: string | null;
}

/** Where a page begins: after this one. */
export interface Place {
  readonly at: string;
  readonly id: string;
}

const nameOfStaff = `coalesce(nullif(btrim(concat_ws(' ', staff.first_name, staff.last_name)), ''), staff.username)`;

const columns = `message.id, ticket, message.first_name as "firstName",
  concat_ws(' ', message.first_name, nullif(message.last_name, '')) as name, message.email, subject,
  message.message, message.created_at as "createdAt", message.created_at::text as "exactlyAt",
  answered_at as "answeredAt", done_at as "doneAt", assigned_to as "assignedId",
  ${nameOfStaff} as "assignedName",
  message.version, (select count(*) from message_replies reply where reply.message_id = message.id) as replies,
  (select id from help_requests where message_id = message.id) as "helpId"`;

const from = `from contact_messages message left join users staff on staff.id = message.assigned_to`;

const search = `($3::text is null or ticket = upper($3) or lower(message.email) = lower($3)
  or lower(message.first_name) like $4 or lower(message.last_name) like $4)`;

const list = (name: string, where: string, order: 'asc' | 'desc') => ({
  name,
  text: `select ${columns} ${from}
         where ${where} and ${search}
           and ($1::timestamptz is null or (message.created_at, message.id) ${order === 'asc' ? '>' : '<'} ($1, $2::uuid))
         order by message.created_at ${order}, message.id ${order} limit $5`,
});

const lists = {
  waiting: list('message-list-waiting', 'done_at is null and answered_at is null', 'asc'),
  answered: list('message-list-answered', 'done_at is null and answered_at is not null', 'desc'),
  done: list('message-list-done', 'done_at is not null', 'desc'),
  all: list('message-list-all', 'true', 'desc'),
  mine: list('message-list-mine', 'done_at is null and assigned_to = $6', 'asc'),
};

const findMessage = { name: 'message-find', text: `select ${columns} ${from} where message.id = $1::uuid` };

const lockMessage = {
  name: 'message-lock',
  text: `select version from contact_messages where id = $1::uuid for update`,
};

const listReplies = {
  name: 'message-replies',
  text: `select id::text, staff_name as "staffName", is_note as "isNote", by_sender as "isFromSender", body, created_at as "createdAt"
         from message_replies where message_id = $1 order by message_replies.id`,
};

const insertReply = {
  name: 'message-reply-insert',
  text: `insert into message_replies (message_id, user_id, staff_name, is_note, body) values ($1, $2, $3, $4, $5)
         returning id::text`,
};

const updateMessage = {
  name: 'message-update',
  text: `update contact_messages
         set assigned_to = case when $2 then $3::integer else assigned_to end,
             done_at = case when $4::boolean is null then done_at when $4 then coalesce(done_at, now()) end,
             answered_at = case when $5::boolean then now() when not $4 then null else answered_at end
         where id = $1`,
};

const findStaff = { name: 'message-find-staff', text: `select from users where id = $1 and role = 'admin'` };

const listStaff = {
  name: 'message-staff-names',
  text: `select id as "userId", ${nameOfStaff} as name from users staff where role = 'admin' order by lower(${nameOfStaff}), id`,
};

const listOrders = {
  name: 'message-orders',
  text: `select id, number, status, total_paise as total, created_at as "createdAt"
         from orders where lower(email) = lower($1) order by created_at desc limit 3`,
};

const findReply = {
  name: 'message-reply-find',
  text: `select reply.body, ticket, subject, email, message.created_at as "createdAt",
           (select kit from help_requests where message_id = message.id) as "helpKit"
         from message_replies reply join contact_messages message on message.id = reply.message_id
         where reply.id = $1::bigint and not is_note`,
};

export function listMessages(
  db: Queryable,
  filter: MessageFilter,
  after: Place | null,
  limit: number,
): Promise<MessageRow[]> {
  const begins = filter.search === null ? null : `${filter.search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const values = [after?.at ?? null, after?.id ?? null, filter.search, begins, limit];
  return db.query<MessageRow>(lists[filter.state], filter.state === 'mine' ? [...values, filter.staffId] : values);
}

const first = async <Row>(rows: Promise<Row[]>): Promise<Row | null> => (await rows)[0] ?? null;

export const find = (db: Queryable, id: string) => first(db.query<MessageRow>(findMessage, [id]));

/** Holds the message until the transaction ends, and tells its version. */
export const lock = (tx: Queryable, id: string) => first(tx.query<{ version: number }>(lockMessage, [id]));

export const repliesOf = (db: Queryable, id: string) => db.query<ReplyRow>(listReplies, [id]);

export async function addReply(
  tx: Queryable,
  messageId: string,
  staff: Staff,
  { body, isNote }: { readonly body: string; readonly isNote: boolean },
): Promise<string> {
  const rows = await tx.query<{ id: string }>(insertReply, [messageId, staff.userId, staff.name, isNote, body]);
  return rows[0]!.id;
}

/** Undefined leaves a thing as it is. What is opened again waits again: whoever wrote has said more, by mail or by phone. */
export async function update(
  tx: Queryable,
  id: string,
  {
    assignedTo,
    done,
    answered = false,
  }: {
    readonly assignedTo?: number | null | undefined;
    readonly done?: boolean | undefined;
    readonly answered?: boolean;
  },
): Promise<void> {
  await tx.query(updateMessage, [id, assignedTo !== undefined, assignedTo ?? null, done ?? null, answered]);
}

export const isStaff = async (db: Queryable, userId: number): Promise<boolean> =>
  (await db.query(findStaff, [userId])).length > 0;

export const staffNames = (db: Queryable) => db.query<StaffName>(listStaff);

export const ordersFrom = (db: Queryable, email: string) => db.query<OrderOfSenderRow>(listOrders, [email]);

export interface SentReplyRow {
  readonly body: string;
  readonly ticket: string;
  readonly subject: string;
  readonly email: string;
  readonly createdAt: Date;
  /** The kit that help was asked with: the answer stands on its page too. */
  readonly helpKit: string | null;
}

export const findSentReply = (db: Queryable, replyId: string) => first(db.query<SentReplyRow>(findReply, [replyId]));
