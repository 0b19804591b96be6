import { retrySeconds } from '#domain/webhooks/webhooks.ts';
import type { Database } from '../db/database.ts';
import { createWorkerLoop, type WorkerLoop } from '../process/worker-loop.ts';
import * as deliveries from './delivery.repository.ts';
import type { ClaimedDelivery, Outcome } from './delivery.repository.ts';
import { sendTimeoutMs, type SendWebhook, type WebhookAnswer } from './send-webhook.ts';
import { signatureHeader } from './signatures.ts';

interface WorkerOptions {
  readonly db: Database;
  readonly send: SendWebhook;
  readonly log?: (message: string) => void;
  readonly random?: () => number;
  readonly retryAfterSeconds?: (attempt: number) => number | undefined;
  /** Longer than any try takes: after it, another worker may take a delivery over. */
  readonly leaseSeconds?: number;
}

export interface WebhookWorker extends WorkerLoop {
  /** Sends what is due until nothing is. */
  runDue(): Promise<void>;
}

const concurrency = 8;
const perEndpoint = 4;
const maxRetryAfterSeconds = 86_400;

const userAgent = 'taar-webhooks/1';

function messageOf({ messageId, type, occurredAt, data, secrets }: ClaimedDelivery) {
  const body = JSON.stringify({ type, timestamp: occurredAt.toISOString(), data });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const headers = {
    'content-type': 'application/json',
    'user-agent': userAgent,
    'webhook-id': messageId,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatureHeader(
      secrets.map((secret) => Buffer.from(secret, 'hex')),
      { id: messageId, timestamp, body },
    ),
  };
  return { headers, body };
}

const isDelivered = ({ status }: WebhookAnswer): boolean => status >= 200 && status < 300;

/** Sends the deliveries that wait, each once its time has come and those before it of the same thing are through. */
export function createWebhookWorker(options: WorkerOptions): WebhookWorker {
  const { db, send, log, random = Math.random, retryAfterSeconds = (attempt) => retrySeconds[attempt - 1] } = options;
  const { leaseSeconds = (4 * sendTimeoutMs) / 1000 } = options;
  const underWay = new Set<Promise<void>>();
  let stopping = false;
  let running: Promise<void> | null = null;
  let asked = false;
  /** Resolved when something may have become due. */
  let wakeUp = Promise.withResolvers<void>();
  const logFailure = (error: Error): void => log?.(`The webhooks wait: ${error.message}`);

  /** A tenth more or less, so that what failed together does not come back together. */
  const jitter = (seconds: number): number => seconds * (0.9 + random() * 0.2);

  async function fail(delivery: ClaimedDelivery, outcome: Outcome, wanted: number | null): Promise<void> {
    const seconds = retryAfterSeconds(delivery.attempts);
    if (seconds === undefined) return deliveries.end(db, delivery, 'dead', outcome);
    const delay = Math.max(jitter(seconds), Math.min(wanted ?? 0, maxRetryAfterSeconds));
    return deliveries.postpone(db, delivery, delay, outcome);
  }

  async function deliver(delivery: ClaimedDelivery): Promise<void> {
    let answer: WebhookAnswer;
    try {
      answer = await send({ url: delivery.url, ...messageOf(delivery) });
    } catch (error) {
      return fail(delivery, { status: null, error: (error as Error).message.slice(0, 300) }, null);
    }
    const outcome = { status: answer.status, error: null };
    if (isDelivered(answer)) return deliveries.end(db, delivery, 'delivered', outcome);
    // It says that it wants no more: nothing is sent there until somebody says otherwise.
    if (answer.status === 410) await deliveries.pauseAsGone(db, delivery.endpointId);
    return fail(delivery, outcome, answer.retryAfter);
  }

  function begin(delivery: ClaimedDelivery): void {
    const work = deliver(delivery)
      .catch(logFailure)
      .then(() => {
        underWay.delete(work);
        // The next one of the same thing may have become due.
        asked = true;
      });
    underWay.add(work);
  }

  async function runUntilNoneIsDue(): Promise<void> {
    for (;;) {
      const { promise: woken } = wakeUp;
      const room = concurrency - underWay.size;
      if (asked && room > 0 && !stopping) {
        asked = false;
        (await deliveries.claim(db, { limit: room, perEndpoint, leaseSeconds })).forEach(begin);
      }
      if (underWay.size > 0) await Promise.race([...underWay, ...(stopping ? [] : [woken])]);
      else if (stopping || !asked) return;
    }
  }

  const runDue = (): Promise<void> => {
    asked = true;
    wakeUp.resolve();
    wakeUp = Promise.withResolvers();
    running ??= runUntilNoneIsDue().finally(() => {
      running = null;
    });
    return running;
  };

  const loop = createWorkerLoop({
    listen: (wake) => db.listen('webhooks', wake),
    runDue,
    async finish() {
      stopping = true;
      wakeUp.resolve();
      await Promise.all([running?.catch(() => {}), ...underWay]);
    },
    onFailure: logFailure,
  });
  return { runDue, ...loop };
}
