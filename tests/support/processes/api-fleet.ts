import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../../tools/bootstrap/root.mjs';

export interface ApiAnswer {
  readonly status: number;
  readonly body: string;
}

export interface ApiRequest {
  readonly cookie: string;
  readonly key?: string | undefined;
  readonly body?: object | undefined;
}

interface Member {
  readonly child: ChildProcess;
  readonly url: string;
  inFlight: number;
}

/** Starting is mostly compiling, and what was compiled once is kept. */
const compileCache = join(root, '.cache', 'compile');

interface MemberOptions {
  readonly limited?: boolean;
  /** How much its clock is ahead of that of the database. */
  readonly clockSkewMs?: number;
}

async function startMember(databaseUrl: string, { limited = false, clockSkewMs = 0 }: MemberOptions): Promise<Member> {
  const skew = clockSkewMs === 0 ? [] : ['--import', './tests/support/faults/skewed-clock.ts'];
  const settings = [databaseUrl, ...(limited ? ['limited'] : [])];
  const child = spawn(process.execPath, [...skew, 'tests/support/processes/api-process.ts', ...settings], {
    cwd: root,
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, CLOCK_SKEW_MS: `${clockSkewMs}` },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('A process of the shop ended at its start.')));
  ended.catch(() => {});
  const [port] = (await Promise.race([once(child, 'message'), ended])) as [number];
  return { child, url: `http://127.0.0.1:${port}`, inFlight: 0 };
}

/**
 * Several processes of the shop on one database, called in turn as behind a balancer. All that a test does comes from
 * one address, so nothing is counted, as with RATE_LIMIT=off; a test about the counts says `limited`.
 */
export class ApiFleet {
  readonly #databaseUrl: string;
  readonly #options: MemberOptions;
  readonly #members: Member[];
  #turn = 0;

  private constructor(databaseUrl: string, options: MemberOptions, members: Member[]) {
    this.#databaseUrl = databaseUrl;
    this.#options = options;
    this.#members = members;
  }

  static async start(databaseUrl: string, count = 3, options: MemberOptions = {}): Promise<ApiFleet> {
    // The first one fills the cache for the others.
    const first = await startMember(databaseUrl, options);
    const others = await Promise.all(Array.from({ length: count - 1 }, () => startMember(databaseUrl, options)));
    return new ApiFleet(databaseUrl, options, [first, ...others]);
  }

  get size(): number {
    return this.#members.length;
  }

  get pids(): readonly number[] {
    return this.#members.map(({ child }) => child.pid!);
  }

  /** How many requests wait for an answer of one process. */
  inFlight(index: number): number {
    return this.#members[index]!.inFlight;
  }

  async send(call: string, { cookie, key, body }: ApiRequest): Promise<ApiAnswer> {
    const [method = 'GET', path = '/'] = call.split(' ');
    const member = this.#members[this.#turn++ % this.#members.length]!;
    member.inFlight += 1;
    try {
      const answer = await fetch(member.url + path, {
        method,
        headers: {
          cookie,
          ...(key && { 'idempotency-key': key }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: await answer.text() };
    } finally {
      member.inFlight -= 1;
    }
  }

  /** Sends a request again while the shop is too busy for it, as its 503 asks for; at most so many times. */
  async sendPatiently(call: string, request: ApiRequest, times: number): Promise<ApiAnswer> {
    const answer = await this.send(call, request);
    if (answer.status !== 503 || times === 0) return answer;
    await pause(500);
    return this.sendPatiently(call, request, times - 1);
  }

  /** Ends a process as kill -9 does, in the middle of whatever it is doing, and puts another in its place. */
  async crash(index: number): Promise<void> {
    const { child } = this.#members[index]!;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    this.#members[index] = await startMember(this.#databaseUrl, this.#options);
  }

  async stop(): Promise<void> {
    await Promise.all(
      this.#members.map(async ({ child }) => {
        if (child.signalCode !== null) return;
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }),
    );
  }
}
