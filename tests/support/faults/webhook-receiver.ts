import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedWebhook {
  readonly id: string;
  readonly timestamp: number;
  readonly signatures: readonly string[];
  readonly body: string;
  readonly event: { readonly type: string; readonly timestamp: string; readonly data: Record<string, never> };
}

/** What the receiver does with one: the status of its answer, or anything else by hand. */
type Answer = (received: ReceivedWebhook, response: ServerResponse) => number | void | Promise<number | void>;

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Somebody else's program that takes webhooks, on this machine. It knows Standard Webhooks and nothing of the shop. */
export class WebhookReceiver {
  readonly received: ReceivedWebhook[] = [];
  readonly url: string;
  readonly close: () => Promise<void>;

  private constructor(url: string, close: () => Promise<void>) {
    this.url = url;
    this.close = close;
  }

  static async start(answer: Answer = () => 204): Promise<WebhookReceiver> {
    const server = createServer(async (request, response) => {
      const body = await readBody(request);
      const header = (name: string) => String(request.headers[`webhook-${name}`]);
      const webhook: ReceivedWebhook = {
        id: header('id'),
        timestamp: Number(header('timestamp')),
        signatures: header('signature').split(' '),
        body,
        event: JSON.parse(body),
      };
      receiver.received.push(webhook);
      const status = await answer(webhook, response);
      if (typeof status === 'number') response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
    const close = () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      });
    const receiver = new WebhookReceiver(url, close);
    return receiver;
  }
}

/**
 * Which of the secrets a webhook is signed with, by the text of the specification alone: the secret is what stands in base64
 * behind 'whsec_', and signs id, timestamp and body with full stops between.
 */
export function signersOf({ id, timestamp, body, signatures }: ReceivedWebhook, secrets: readonly string[]): string[] {
  return secrets.filter((secret) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
    return signatures.some((signature) => {
      const [version, value = ''] = signature.split(',');
      const given = Buffer.from(value, 'base64');
      return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
    });
  });
}
