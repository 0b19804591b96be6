import type { webhookData } from '#contracts/webhook-events.ts';
import type { deliveryStates } from '#contracts/webhooks.ts';
import type { Queryable } from '../db/database.ts';

type DeliveryState = (typeof deliveryStates)[number];
type EventType = keyof typeof webhookData;

/** One that a worker has taken, with everything that is sent. */
export interface ClaimedDelivery {
  readonly id: string;
  readonly endpointId: string;
  readonly url: string;
  readonly attempts: number;
  readonly claims: number;
  readonly messageId: string;
  readonly type: EventType;
  readonly occurredAt: Date;
  readonly data: Record<string, unknown>;
  /** In hexadecimal, the newest first. */
  readonly secrets: string[];
}

export interface DeliveryRow {
  readonly id: string;
  readonly eventId: string;
  readonly messageId: string;
  readonly type: EventType;
  readonly thing: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly lastStatus: number | null;
  readonly lastError: string | null;
  readonly occurredAt: Date;
  readonly dueAt: Date;
  readonly endedAt: Date | null;
}

/**
 * One waits while an earlier one of the same thing waits, for its turn or for its next try; one that was given up holds nobody.
 * A slow receiver keeps at most so many under way, and whoever has the fewest under way is next: two slow ones do not take
 * every place.
 */
const claimDeliveries = {
  name: 'webhook-claim',
  text: `with endpoint as materialized (
           select id, url, greatest(0, $2::integer - (
               select count(*) from webhook_deliveries busy
               where busy.endpoint_id = endpoints.id and busy.state = 'waiting' and busy.claimed_until > now())) as room
           from webhook_endpoints endpoints where paused_at is null
         ), due as materialized (
           select picked.id, endpoint.url from endpoint, lateral (
             select ready.id, row_number() over () as turn from (
               select delivery.id from webhook_deliveries delivery
               where delivery.endpoint_id = endpoint.id and delivery.state = 'waiting' and delivery.due_at <= now()
                 and (delivery.claimed_until is null or delivery.claimed_until < now())
                 and not exists (
                   select from webhook_deliveries earlier
                   where earlier.endpoint_id = delivery.endpoint_id and earlier.thing = delivery.thing
                     and earlier.state = 'waiting' and earlier.event_id < delivery.event_id)
               order by delivery.due_at, delivery.event_id limit endpoint.room for update skip locked
             ) ready
           ) picked order by picked.turn - endpoint.room limit $1::integer
         )
         update webhook_deliveries delivery
         set claimed_until = now() + make_interval(secs => $3), attempts = attempts + 1, claims = claims + 1
         from due, webhook_events event
         where due.id = delivery.id and event.id = delivery.event_id
         returning delivery.id, delivery.endpoint_id as "endpointId", due.url, delivery.attempts, delivery.claims,
           event.message_id as "messageId", event.type, event.occurred_at as "occurredAt", event.data,
           array(select encode(secret, 'hex') from webhook_secrets where endpoint_id = delivery.endpoint_id
             and (ends_at is null or ends_at > now()) order by ends_at desc nulls first) as secrets`,
};

// Each counts only for the claim that it is of: another worker may have taken over.
const endDelivery = {
  name: 'webhook-end',
  text: `update webhook_deliveries set state = $3, ended_at = now(), claimed_until = null, last_status = $4, last_error = $5
         where id = $1 and claims = $2 and state = 'waiting'`,
};

const postponeDelivery = {
  name: 'webhook-postpone',
  text: `update webhook_deliveries set due_at = now() + make_interval(secs => $3), claimed_until = null, last_status = $4,
           last_error = $5
         where id = $1 and claims = $2 and state = 'waiting'`,
};

const pauseGone = {
  name: 'webhook-pause-gone',
  text: `update webhook_endpoints set paused_at = now(), gone = true where id = $1 and paused_at is null`,
};

const listDeliveries = {
  name: 'webhook-deliveries',
  text: `select delivery.id, event.id::text as "eventId", message_id as "messageId", type, event.thing, state, attempts,
           last_status as "lastStatus", last_error as "lastError", occurred_at as "occurredAt", due_at as "dueAt",
           ended_at as "endedAt"
         from webhook_deliveries delivery join webhook_events event on event.id = delivery.event_id
         where delivery.endpoint_id::text = $1 and ($2::text is null or state = $2)
           and ($3::bigint is null or event.id < $3)
         order by event.id desc limit $4`,
};

const again = `state = 'waiting', attempts = 0, due_at = now(), claimed_until = null, ended_at = null`;

const replayOne = {
  name: 'webhook-replay',
  text: `update webhook_deliveries delivery set ${again} from webhook_events event
         where delivery.id::text = $1 and state <> 'waiting' and event.id = event_id
         returning endpoint_id as "endpointId", message_id as "messageId"`,
};

const replaySince = {
  name: 'webhook-replay-since',
  text: `with replayed as (
           update webhook_deliveries delivery set ${again} from webhook_events event
           where endpoint_id::text = $1 and event.id = event_id and event.occurred_at >= $2 and type <> 'test'
             and state = any(case when $3 then array['dead'] else array['dead', 'delivered'] end)
           returning delivery.id
         ) select count(*)::integer as count from replayed`,
};

/** Once it is committed, every process looks what is due. */
const tellWaiting = { name: 'webhook-tell', text: `select pg_notify('webhooks', '')` };

/** Takes at most so many that are due, and of each endpoint at most so many under way, for as long as the lease. */
export const claim = (
  db: Queryable,
  { limit, perEndpoint, leaseSeconds }: { limit: number; perEndpoint: number; leaseSeconds: number },
): Promise<ClaimedDelivery[]> => db.query<ClaimedDelivery>(claimDeliveries, [limit, perEndpoint, leaseSeconds]);

/** How a try went, for people. */
export interface Outcome {
  readonly status: number | null;
  readonly error: string | null;
}

type Claim = Pick<ClaimedDelivery, 'id' | 'claims'>;

export async function end(
  db: Queryable,
  { id, claims }: Claim,
  state: Exclude<DeliveryState, 'waiting'>,
  { status, error }: Outcome,
): Promise<void> {
  await db.query(endDelivery, [id, claims, state, status, error]);
}

export async function postpone(
  db: Queryable,
  { id, claims }: Claim,
  delaySeconds: number,
  { status, error }: Outcome,
): Promise<void> {
  await db.query(postponeDelivery, [id, claims, delaySeconds, status, error]);
}

export async function pauseAsGone(db: Queryable, endpointId: string): Promise<void> {
  await db.query(pauseGone, [endpointId]);
}

export const list = (
  db: Queryable,
  endpointId: string,
  { state, beforeId, limit }: { state: DeliveryState | null; beforeId: string | null; limit: number },
): Promise<DeliveryRow[]> => db.query<DeliveryRow>(listDeliveries, [endpointId, state, beforeId, limit]);

/** Null: there is none, or it waits already. */
export async function replay(tx: Queryable, id: string) {
  type Row = { endpointId: string; messageId: string };
  return (await tx.query<Row>(replayOne, [id]))[0] ?? null;
}

/** Answers with how many are sent again. */
export async function replayAll(tx: Queryable, endpointId: string, since: string, deadOnly: boolean): Promise<number> {
  return (await tx.query<{ count: number }>(replaySince, [endpointId, since, deadOnly]))[0]!.count;
}

export async function tell(tx: Queryable): Promise<void> {
  await tx.query(tellWaiting);
}
