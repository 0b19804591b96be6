import { Worker } from 'node:worker_threads';

export interface EngineOptions {
  /** The folder of the database, or null to keep it in memory. */
  readonly dir: string | null;
  /** What an engine in memory starts from; empty otherwise. */
  readonly snapshot?: Uint8Array | undefined;
}

export type EngineRequest = { kind: 'exchange'; messages: Uint8Array } | { kind: 'snapshot' } | { kind: 'close' };

export type EngineReply =
  | { kind: 'ready' }
  | { kind: 'answer'; bytes: Uint8Array }
  | { kind: 'snapshot'; bytes: Uint8Array }
  | { kind: 'closed' };

export interface EmbeddedEngine {
  exchange(messages: Uint8Array): Promise<Uint8Array>;
  snapshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Starts PostgreSQL in WebAssembly in a thread of its own, so that a long query does not hold up the server. */
export async function startEngine(options: EngineOptions): Promise<EmbeddedEngine> {
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { workerData: options });
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
  worker.on('message', (message: EngineReply) => waiting.shift()?.resolve(message));
  worker.on('error', (error) => fail((error as Error).message, error));
  worker.on('exit', () => fail('its thread ended.'));

  const ask = (request: EngineRequest) => {
    const reply = expectReply();
    worker.postMessage(request);
    return reply;
  };
  const bytesOf = (message: EngineReply) => ('bytes' in message ? message.bytes : new Uint8Array());

  await expectReply();
  return {
    exchange: async (messages) => bytesOf(await ask({ kind: 'exchange', messages })),
    snapshot: async () => bytesOf(await ask({ kind: 'snapshot' })),
    async close() {
      await ask({ kind: 'close' });
      await worker.terminate();
    },
  };
}
