import { Worker } from 'node:worker_threads';

export interface EngineOptions {
  /** The folder of the database, or null to keep it in memory. */
  readonly dir: string | null;
  /** What an engine in memory starts from; empty otherwise. */
  readonly snapshot?: Uint8Array | undefined;
  /** False for a folder that is thrown away: nothing waits for the disk. */
  readonly durable?: boolean;
}

export type EngineRequest = { kind: 'exchange'; messages: Uint8Array } | { kind: 'snapshot' } | { kind: 'close' };

export type EngineReply =
  | { kind: 'ready' }
  | { kind: 'answer'; bytes: Uint8Array }
  | { kind: 'snapshot'; bytes: Uint8Array }
  | { kind: 'closed' };

export interface EmbeddedEngine {
  /** It has stopped by itself and will answer nothing any more. */
  readonly failed: boolean;
  exchange(messages: Uint8Array): Promise<Uint8Array>;
  snapshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Starts PostgreSQL in WebAssembly in a thread of its own, so that a long query does not hold up the server. */
export async function startEngine(options: EngineOptions): Promise<EmbeddedEngine> {
  // The flags this process was started with are not meant for the thread.
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { workerData: options, execArgv: [] });
  const waiting: PromiseWithResolvers<EngineReply>[] = [];
  let failure: Error | undefined;

  const expectReply = () => {
    const reply = Promise.withResolvers<EngineReply>();
    if (failure) reply.reject(failure);
    else waiting.push(reply);
    return reply.promise;
  };
  const fail = (reason: string, cause?: unknown) => {
    failure ??= new Error(`The embedded database stopped: ${reason}`, { cause });
    for (const reply of waiting.splice(0)) reply.reject(failure);
  };

  // Requests are answered in the order they were asked.
  worker.on('message', (message: EngineReply) => {
    // Under `node --watch` the runtime posts messages of its own through the same port.
    if ('kind' in message) waiting.shift()?.resolve(message);
  });
  worker.on('error', (error) => fail((error as Error).message, error));
  worker.on('exit', () => fail('its thread ended.'));

  const ask = (request: EngineRequest) => {
    const reply = expectReply();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
    worker.postMessage(request);
    return reply;
  };
  const bytesOf = (message: EngineReply) => ('bytes' in message ? message.bytes : new Uint8Array());

  await expectReply();
  return {
    get failed() {
      return failure !== undefined;
    },
    exchange: async (messages) => bytesOf(await ask({ kind: 'exchange', messages })),
    snapshot: async () => bytesOf(await ask({ kind: 'snapshot' })),
    async close() {
      if (!failure) await ask({ kind: 'close' });
      await worker.terminate();
    },
  };
}

/** An engine that is started again, and recovers what was committed, after it has stopped by itself. */
export async function startSupervisedEngine(
  options: EngineOptions,
  log?: (message: string) => void,
): Promise<EmbeddedEngine> {
  let current = startEngine(options);
  await current;

  async function living(): Promise<EmbeddedEngine> {
    const engine = await current.catch(() => null);
    if (engine && !engine.failed) return engine;
    log?.('The embedded database stopped; it is started again.');
    current = startEngine(options);
    return current;
  }

  return {
    failed: false,
    exchange: async (messages) => (await living()).exchange(messages),
    snapshot: async () => (await living()).snapshot(),
    close: async () => (await current.catch(() => null))?.close(),
  };
}
