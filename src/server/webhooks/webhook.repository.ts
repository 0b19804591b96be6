import type { WebhookEvent } from '#domain/webhooks/webhooks.ts';
import { secretOverlapHours, testEvent, webhookRetentionDays } from '#domain/webhooks/webhooks.ts';
import type { Queryable } from '../db/database.ts';

export interface EndpointRow {
  readonly id: string;
  readonly url: string;
  readonly description: string;
  readonly events: WebhookEvent[];
  readonly pausedAt: Date | null;
  readonly gone: boolean;
  readonly version: number;
  readonly createdAt: Date;
  readonly oldSecretEndsAt: Date | null;
  readonly waiting: number;
  readonly dead: number;
  readonly lastDeliveredAt: Date | null;
}

const listEndpoints = {
  name: 'webhook-list',
  text: `select id, url, description, events, paused_at as "pausedAt", gone, version, created_at as "createdAt",
           (select max(ends_at) from webhook_secrets where endpoint_id = endpoint.id and ends_at > now()) as "oldSecretEndsAt",
           coalesce(told.waiting, 0)::integer as waiting, coalesce(told.dead, 0)::integer as dead,
           told."lastDeliveredAt"
         from webhook_endpoints endpoint left join (
           select endpoint_id, count(*) filter (where state = 'waiting') as waiting,
             count(*) filter (where state = 'dead') as dead,
             max(ended_at) filter (where state = 'delivered') as "lastDeliveredAt"
           from webhook_deliveries group by endpoint_id
         ) told on told.endpoint_id = endpoint.id
         order by endpoint.created_at, endpoint.id`,
};

/** Whoever adds one waits for whoever adds one at the same moment, so that both count. */
const lockEndpoints = { name: 'webhook-lock-all', text: `select pg_advisory_xact_lock(hashtext('webhook_endpoints'))` };
const countEndpoints = { name: 'webhook-count', text: `select count(*)::integer as count from webhook_endpoints` };

const insertEndpoint = {
  name: 'webhook-insert',
  text: `insert into webhook_endpoints (url, description, events) values ($1, $2, $3) returning id`,
};

const lockEndpoint = {
  name: 'webhook-lock',
  text: `select url, description, events, paused_at is not null as paused, version from webhook_endpoints
         where id::text = $1 for update`,
};

const updateEndpoint = {
  name: 'webhook-update',
  text: `update webhook_endpoints set url = $2, description = $3, events = $4,
           paused_at = case when $5 then coalesce(paused_at, now()) end, gone = gone and $5
         where id::text = $1`,
};

const deleteEndpoint = { name: 'webhook-delete', text: `delete from webhook_endpoints where id::text = $1` };

const insertSecret = {
  name: 'webhook-insert-secret',
  text: `insert into webhook_secrets (endpoint_id, secret) select id, $2 from webhook_endpoints where id::text = $1`,
};

const endSecret = {
  name: 'webhook-end-secret',
  text: `update webhook_secrets set ends_at = now() + interval '${secretOverlapHours} hours'
         where endpoint_id::text = $1 and ends_at is null`,
};

/** Those before the last one sign no longer: two at a time are enough. */
const dropOldSecrets = {
  name: 'webhook-drop-secrets',
  text: `delete from webhook_secrets where endpoint_id::text = $1 and ends_at is not null`,
};

const insertTest = {
  name: 'webhook-insert-test',
  text: `with event as (
           insert into webhook_events (type, thing, data)
           select '${testEvent}', 'endpoint:' || id, jsonb_build_object('endpoint', jsonb_build_object('id', id))
           from webhook_endpoints where id::text = $1 returning id, message_id, thing
         ), delivery as (
           insert into webhook_deliveries (endpoint_id, event_id, thing) select $1::uuid, id, thing from event
         )
         select message_id as "messageId" from event`,
};

const deleteOldEvents = {
  name: 'webhook-delete-expired',
  text: `delete from webhook_events where occurred_at < now() - interval '${webhookRetentionDays} days'`,
};
const deleteOldSecrets = {
  name: 'webhook-delete-expired-secrets',
  text: `delete from webhook_secrets where ends_at < now()`,
};

export interface EndpointFields {
  readonly url: string;
  readonly description: string;
  readonly events: readonly WebhookEvent[];
  readonly paused: boolean;
}

export const list = (db: Queryable): Promise<EndpointRow[]> => db.query<EndpointRow>(listEndpoints);

/** How many there are, for a transaction that adds one. */
export async function lockAll(tx: Queryable): Promise<number> {
  await tx.query(lockEndpoints);
  return (await tx.query<{ count: number }>(countEndpoints))[0]!.count;
}

export async function insert(tx: Queryable, { url, description, events }: EndpointFields): Promise<string> {
  return (await tx.query<{ id: string }>(insertEndpoint, [url, description, events]))[0]!.id;
}

/** Held until the transaction ends. Null: there is none. */
export async function lock(tx: Queryable, id: string) {
  type Row = { url: string; description: string; events: WebhookEvent[]; paused: boolean; version: number };
  return (await tx.query<Row>(lockEndpoint, [id]))[0] ?? null;
}

export async function update(tx: Queryable, id: string, to: EndpointFields): Promise<void> {
  await tx.query(updateEndpoint, [id, to.url, to.description, to.events, to.paused]);
}

export async function remove(tx: Queryable, id: string): Promise<void> {
  await tx.query(deleteEndpoint, [id]);
}

/** Signs from now on; the one before goes on for a while. */
export async function addSecret(tx: Queryable, id: string, secret: Buffer): Promise<void> {
  await tx.query(dropOldSecrets, [id]);
  await tx.query(endSecret, [id]);
  await tx.query(insertSecret, [id, secret]);
}

export async function addTest(tx: Queryable, id: string): Promise<string> {
  return (await tx.query<{ messageId: string }>(insertTest, [id]))[0]!.messageId;
}

export async function deleteExpired(db: Queryable): Promise<void> {
  await db.query(deleteOldEvents);
  await db.query(deleteOldSecrets);
}
