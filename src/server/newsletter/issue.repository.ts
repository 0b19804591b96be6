import type { IssueStatus } from '#domain/messages/newsletter-issue.ts';
import type { Queryable } from '../db/database.ts';

export interface IssueRow {
  readonly id: string;
  readonly subject: string;
  readonly body: string;
  readonly status: IssueStatus;
  readonly version: number;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly sent: number;
  readonly waiting: number;
  readonly left: number;
}

const columns = `issue.id, issue.subject, issue.body, issue.status, issue.version, issue.created_at as "createdAt",
  issue.started_at as "startedAt", issue.finished_at as "finishedAt",
  (select count(*) from newsletter_sendings sending where sending.issue_id = issue.id and sent_at is not null) as sent,
  case when issue.status = 'sent' then
    (select count(*) from newsletter_sendings sending
     where sending.issue_id = issue.id and sent_at is null and left_at is null and subscriber_id is not null)
  else
    (select count(*) from newsletter_subscribers subscriber where status = 'confirmed' and not exists (
       select from newsletter_sendings sending where sending.issue_id = issue.id
         and sending.subscriber_id = subscriber.id and (sent_at is not null or sending.left_at is not null)))
  end as waiting,
  (select count(*) from newsletter_sendings sending
   left join newsletter_subscribers subscriber on subscriber.id = sending.subscriber_id
   where sending.issue_id = issue.id and (sending.left_at is not null or subscriber.left_at > issue.started_at)) as "left"`;

const listIssues = {
  name: 'newsletter-issues',
  text: `select ${columns} from newsletter_issues issue order by created_at desc, id limit 100`,
};
const findIssue = {
  name: 'newsletter-issue',
  text: `select ${columns} from newsletter_issues issue where id = $1::uuid`,
};
const lockIssue = {
  name: 'newsletter-issue-lock',
  text: `select id, subject, body, status, version from newsletter_issues where id = $1::uuid for update`,
};
const insertIssue = {
  name: 'newsletter-issue-insert',
  text: `insert into newsletter_issues (subject, body) values ($1, $2) returning id`,
};
const updateIssue = {
  name: 'newsletter-issue-update',
  text: `update newsletter_issues set subject = $2, body = $3 where id = $1`,
};
const moveIssue = {
  name: 'newsletter-issue-move',
  text: `update newsletter_issues set status = $2, started_at = coalesce(started_at, now()),
           finished_at = case when $2 = 'sent' then now() end
         where id = $1`,
};
const countSubscribers = {
  name: 'newsletter-count',
  text: `select count(*) filter (where status = 'confirmed') as confirmed,
           count(*) filter (where status = 'pending') as pending, count(*) filter (where status = 'left') as "left"
         from newsletter_subscribers`,
};

// Whoever is chosen twice is there once: two batches at a time do no harm.
const chooseNext = {
  name: 'newsletter-sending-choose',
  text: `insert into newsletter_sendings (issue_id, subscriber_id)
         select $1::uuid, subscriber.id from newsletter_subscribers subscriber
         where status = 'confirmed' and not exists (
           select from newsletter_sendings sending
           where sending.issue_id = $1::uuid and sending.subscriber_id = subscriber.id)
         order by subscriber.id limit $2
         on conflict do nothing returning id::text`,
};
const findSending = {
  name: 'newsletter-sending',
  text: `select issue.subject, issue.body, issue.status, sending.sent_at is not null as "isSent",
           subscriber.id as "subscriberId", subscriber.email, coalesce(subscriber.status = 'confirmed', false) as subscribes
         from newsletter_sendings sending join newsletter_issues issue on issue.id = sending.issue_id
         left join newsletter_subscribers subscriber on subscriber.id = sending.subscriber_id
         where sending.id = $1::bigint`,
};
const markSent = {
  name: 'newsletter-sending-sent',
  text: `update newsletter_sendings set sent_at = now() where id = $1::bigint`,
};
const markLeft = {
  name: 'newsletter-sending-left',
  text: `update newsletter_sendings set left_at = now() where id = $1::bigint`,
};
const takeBack = {
  name: 'newsletter-sending-take-back',
  text: `delete from newsletter_sendings where id = $1::bigint and sent_at is null`,
};

const first = async <Row>(rows: Promise<Row[]>): Promise<Row | null> => (await rows)[0] ?? null;

export const list = (db: Queryable) => db.query<IssueRow>(listIssues);
export const find = (db: Queryable, id: string) => first(db.query<IssueRow>(findIssue, [id]));

export type HeldIssue = Pick<IssueRow, 'id' | 'subject' | 'body' | 'status' | 'version'>;
/** Holds the issue until the transaction ends. */
export const lock = (tx: Queryable, id: string) => first(tx.query<HeldIssue>(lockIssue, [id]));

export async function insert(tx: Queryable, subject: string, body: string): Promise<string> {
  return (await tx.query<{ id: string }>(insertIssue, [subject, body]))[0]!.id;
}

export async function update(tx: Queryable, id: string, subject: string, body: string): Promise<void> {
  await tx.query(updateIssue, [id, subject, body]);
}

export async function move(tx: Queryable, id: string, to: Exclude<IssueStatus, 'draft'>): Promise<void> {
  await tx.query(moveIssue, [id, to]);
}

export interface SubscriberCounts {
  readonly confirmed: number;
  readonly pending: number;
  readonly left: number;
}

export async function subscribers(db: Queryable): Promise<SubscriberCounts> {
  return (await db.query<SubscriberCounts>(countSubscribers))[0]!;
}

/** The next who get an issue, each of them once. */
export async function choose(tx: Queryable, issueId: string, limit: number): Promise<string[]> {
  return (await tx.query<{ id: string }>(chooseNext, [issueId, limit])).map(({ id }) => id);
}

export interface SendingRow {
  readonly subject: string;
  readonly body: string;
  readonly status: IssueStatus;
  readonly isSent: boolean;
  readonly subscriberId: string | null;
  readonly email: string | null;
  readonly subscribes: boolean;
}

export const findSendingRow = (db: Queryable, id: string) => first(db.query<SendingRow>(findSending, [id]));

export async function setSent(db: Queryable, id: string): Promise<void> {
  await db.query(markSent, [id]);
}

export async function setLeft(db: Queryable, id: string): Promise<void> {
  await db.query(markLeft, [id]);
}

/** Whoever was chosen and not written to is chosen again when sending goes on. */
export async function unchoose(db: Queryable, id: string): Promise<void> {
  await db.query(takeBack, [id]);
}
