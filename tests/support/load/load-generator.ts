import { Agent, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly retryAfter: string | undefined;
  readonly tookMs: number;
}

const keptCharacters = 200;

/** A sentence is kept whole; thousands of catalogues would fill the memory. A mere slice would hold on to all of it. */
const beginningOf = (body: string): string => Buffer.from(body.slice(0, keptCharacters)).toString();

/** What a load test sends: `POST /api/cart` with a body, or `GET /api/cart`. */
export interface Call {
  readonly call: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Many clients of one shop, each with a connection of its own that it keeps. Nothing is sent twice. */
export class LoadGenerator {
  readonly #port: number;
  readonly #agent: Agent;
  readonly answers: Answer[] = [];
  /** Requests that got no answer. */
  readonly failures: string[] = [];

  constructor(port: number, connections: number) {
    this.#port = port;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  async send({ call, headers: own, body }: Call): Promise<void> {
    const [method = 'GET', path = '/'] = call.split(' ');
    const startedMs = performance.now();
    const headers = { 'accept-encoding': 'br', ...(body && { 'content-type': 'application/json' }), ...own };
    try {
      const sent = request({
        host: '127.0.0.1',
        port: this.#port,
        method,
        path,
        agent: this.#agent,
        headers,
      });
      sent.end(body && JSON.stringify(body));
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      const { statusCode: status = 0, headers: answered } = answer;
      const taken = {
        status,
        body: beginningOf(await text(answer)),
        retryAfter: answered['retry-after'],
      };
      this.answers.push({ ...taken, tookMs: performance.now() - startedMs });
    } catch (error) {
      this.failures.push(String(error));
    }
  }

  close(): void {
    this.#agent.destroy();
  }
}
