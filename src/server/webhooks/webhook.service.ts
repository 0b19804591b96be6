import { z } from 'zod';
import type { WebhookDelivery, WebhookEndpoint } from '#contracts/webhooks.ts';
import type { Staff } from '#domain/accounts/staff.ts';
import { Refusal } from '#domain/errors.ts';
import { webhookLimits, type WebhookEvent } from '#domain/webhooks/webhooks.ts';
import type { Change } from '../audit/audit.repository.ts';
import { recordChange } from '../audit/audit.service.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { Retention } from '../db/retention.ts';
import { decodeCursor, pageOf, type Page } from '../paging/cursor.ts';
import * as deliveries from './delivery.repository.ts';
import { addressObstacle, type WebhookTargets } from './public-address.ts';
import { newSecret, showSecret } from './signatures.ts';
import * as endpoints from './webhook.repository.ts';

export type WebhookService = ReturnType<typeof createWebhookService>;

interface Deps {
  readonly db: Database;
  readonly targets: WebhookTargets;
}

interface NewEndpoint {
  readonly url: string;
  readonly description?: string | undefined;
  readonly events: readonly WebhookEvent[];
}

interface EndpointChange {
  readonly version: number;
  readonly url?: string | undefined;
  readonly description?: string | undefined;
  readonly events?: readonly WebhookEvent[] | undefined;
  readonly paused?: boolean | undefined;
}

type Told = Pick<Change, 'action' | 'before' | 'after'>;

const place = z.tuple([z.string().regex(/^\d{1,18}$/)]);
const defaultLimit = 50;

/** Of a page of deliveries. */
interface PageInput {
  readonly state?: deliveries.DeliveryRow['state'] | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

const toEndpoint = ({ pausedAt, createdAt, oldSecretEndsAt, lastDeliveredAt, ...row }: endpoints.EndpointRow) => ({
  ...row,
  pausedAt: pausedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  oldSecretEndsAt: oldSecretEndsAt?.toISOString() ?? null,
  lastDeliveredAt: lastDeliveredAt?.toISOString() ?? null,
});

const toDelivery = (row: deliveries.DeliveryRow): WebhookDelivery => ({
  id: row.id,
  messageId: row.messageId,
  type: row.type,
  thing: row.thing,
  state: row.state,
  attempts: row.attempts,
  lastStatus: row.lastStatus,
  lastError: row.lastError,
  occurredAt: row.occurredAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
});

async function lockEndpoint(tx: Queryable, id: string) {
  const found = await endpoints.lock(tx, id);
  if (!found) throw new Refusal('nothing-here');
  return found;
}

export function createWebhookService({ db, targets }: Deps) {
  function checkAddress(url: string): void {
    const obstacle = addressObstacle(url, targets);
    if (obstacle !== null) throw new Refusal('webhook-address-refused', obstacle);
  }

  const record = (tx: Queryable, staff: Staff, id: string, url: string, change: Told) =>
    recordChange(tx, staff, { thing: 'webhook', thingId: id, label: new URL(url).host, ...change });

  async function giveSecret(tx: Queryable, id: string): Promise<{ id: string; secret: string }> {
    const secret = newSecret();
    await endpoints.addSecret(tx, id, secret);
    return { id, secret: showSecret(secret) };
  }

  return {
    list: async (): Promise<WebhookEndpoint[]> => (await endpoints.list(db)).map(toEndpoint),

    async add(staff: Staff, { url, description = '', events }: NewEndpoint) {
      checkAddress(url);
      return db.transaction(async (tx) => {
        if ((await endpoints.lockAll(tx)) >= webhookLimits.endpoints) throw new Refusal('webhooks-full');
        const id = await endpoints.insert(tx, { url, description, events, paused: false });
        await record(tx, staff, id, url, { action: 'added', after: { url, description, events } });
        return giveSecret(tx, id);
      });
    },

    async change(staff: Staff, id: string, { version, ...fields }: EndpointChange): Promise<void> {
      if (fields.url !== undefined) checkAddress(fields.url);
      await db.transaction(async (tx) => {
        const { version: now, ...before } = await lockEndpoint(tx, id);
        if (version !== now) throw new Refusal('changed-meanwhile');
        const { url = before.url, description = before.description, events = before.events } = fields;
        const after = { url, description, events, paused: fields.paused ?? before.paused };
        await endpoints.update(tx, id, after);
        await record(tx, staff, id, url, { action: 'changed', before, after });
      });
    },

    remove: (staff: Staff, id: string): Promise<void> =>
      db.transaction(async (tx) => {
        const { url, description, events } = await lockEndpoint(tx, id);
        await endpoints.remove(tx, id);
        await record(tx, staff, id, url, { action: 'removed', before: { url, description, events } });
      }),

    changeSecret: (staff: Staff, id: string) =>
      db.transaction(async (tx) => {
        const { url } = await lockEndpoint(tx, id);
        await record(tx, staff, id, url, { action: 'changed the secret' });
        return giveSecret(tx, id);
      }),

    sendTest: (id: string): Promise<{ messageId: string }> =>
      db.transaction(async (tx) => {
        const { paused } = await lockEndpoint(tx, id);
        if (paused) throw new Refusal('webhook-paused');
        const messageId = await endpoints.addTest(tx, id);
        await deliveries.tell(tx);
        return { messageId };
      }),

    async deliveries(id: string, { state, cursor, limit = defaultLimit }: PageInput): Promise<Page<WebhookDelivery>> {
      const beforeId = decodeCursor(cursor, place)?.[0] ?? null;
      const rows = await deliveries.list(db, id, { state: state ?? null, beforeId, limit: limit + 1 });
      return pageOf(rows, limit, { item: toDelivery, cursor: ({ eventId }) => [eventId] });
    },

    replay: (staff: Staff, id: string): Promise<void> =>
      db.transaction(async (tx) => {
        const replayed = await deliveries.replay(tx, id);
        if (!replayed) throw new Refusal('nothing-here');
        await deliveries.tell(tx);
        const { url } = await lockEndpoint(tx, replayed.endpointId);
        const after = { messageId: replayed.messageId };
        await record(tx, staff, replayed.endpointId, url, { action: 'sent an event again', after });
      }),

    replayAll: (staff: Staff, id: string, { since, which }: { since: string; which: 'all' | 'dead' }) =>
      db.transaction(async (tx) => {
        const { url } = await lockEndpoint(tx, id);
        const count = await deliveries.replayAll(tx, id, since, which === 'dead');
        await deliveries.tell(tx);
        await record(tx, staff, id, url, { action: 'sent events again', after: { since, which, count } });
        return { count };
      }),
  };
}

export const webhookRetention: Retention = { deleteExpired: endpoints.deleteExpired };
