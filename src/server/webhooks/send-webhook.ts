import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { addressObstacle, publicLookup, type WebhookTargets } from './public-address.ts';

interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface WebhookAnswer {
  readonly status: number;
  /** Seconds after which the receiver wants to be asked again; null: it does not say. */
  readonly retryAfter: number | null;
}

export type SendWebhook = (request: WebhookRequest) => Promise<WebhookAnswer>;

/** Name, connection, TLS, our body and the head of the answer together. Standard Webhooks advises 15 to 30 seconds. */
export const sendTimeoutMs = 15_000;
/** What an answer says does not matter to us. So much is read that a receiver can finish; then the connection ends. */
export const maxAnswerBytes = 16 * 1024;

function readRetryAfter(value: string | undefined): number | null {
  if (value === undefined) return null;
  const seconds = /^\d{1,9}$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}

interface SendOptions extends WebhookTargets {
  readonly timeoutMs?: number;
  readonly lookup?: LookupFunction;
}

/**
 * Sends one delivery, to a public address alone, over a connection of its own. A redirect is an answer like any other: nothing
 * follows it.
 */
export function createSendWebhook({ loopback, timeoutMs = sendTimeoutMs, lookup }: SendOptions): SendWebhook {
  const targets = { loopback };
  return async ({ url, headers, body }) => {
    const obstacle = addressObstacle(url, targets);
    if (obstacle !== null) throw new Error(obstacle);
    const bytes = Buffer.from(body);
    const request = url.startsWith('https:') ? requestHttps : requestHttp;
    const signal = AbortSignal.timeout(timeoutMs);
    const { promise, resolve, reject } = Promise.withResolvers<WebhookAnswer>();
    const sent = request(url, {
      method: 'POST',
      agent: false,
      signal,
      lookup: lookup ?? publicLookup(targets),
      headers: { ...headers, 'content-length': bytes.length },
    });
    sent.on('error', (error) =>
      reject(signal.aborted ? new Error(`There was no answer within ${timeoutMs / 1000} seconds.`) : error),
    );
    // Nobody of ours speaks another protocol. Without this listener neither an answer nor an error would ever come.
    sent.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode ?? 0, retryAfter: null });
    });
    sent.on('response', (response) => {
      const answer = { status: response.statusCode ?? 0, retryAfter: readRetryAfter(response.headers['retry-after']) };
      let read = 0;
      response.on('data', (chunk: Buffer) => {
        read += chunk.length;
        if (read > maxAnswerBytes) response.destroy();
      });
      // The head has said all there is to say, however the rest ends.
      response.on('close', () => resolve(answer));
      response.on('error', () => resolve(answer));
    });
    sent.end(bytes);
    return promise;
  };
}
