import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { assertDurable, DurableFilesystem, durableStartParams, startParams } from './durable-filesystem.ts';
import type { EngineOptions, EngineReply, EngineRequest } from './engine.ts';

const { dir, snapshot, durable = true } = workerData as EngineOptions;
const port = parentPort!;

/**
 * How much of a function runs before it is compiled once more, with care: by the runtime's own measure, nearly the most that it
 * takes. As it is, a third of the processor time of a start went into functions of the engine that hardly run again.
 */
setFlagsFromString('--wasm-tiering-budget=2000000000');

const extensions = { fuzzystrmatch, pg_trgm: trigrams, unaccent };
const reply = (message: EngineReply) => port.postMessage(message);

let panic: string | undefined;

// After a panic, such as a full disk, the engine does not end as a server would: it hangs at the next statement.
function onStderr(line: string): boolean {
  if (/\bPANIC:|^Aborted\(/.test(line)) panic ??= line;
  return false;
}

async function openInFolder(folder: string): Promise<PGlite> {
  if (!durable) return PGlite.create({ fs: new NodeFS(folder), startParams, extensions, onStderr });
  const filesystem = new DurableFilesystem(folder);
  const engine = await PGlite.create({ fs: filesystem, startParams: durableStartParams, extensions, onStderr });
  await assertDurable(engine, filesystem);
  return engine;
}

const openInMemory = (): Promise<PGlite> =>
  PGlite.create({
    startParams,
    extensions,
    onStderr,
    ...(snapshot ? { loadDataDir: new Blob([snapshot as BlobPart]) } : {}),
  });

async function exchange(engine: PGlite, messages: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  await engine.execProtocolRawStream(messages, { syncToFs: false, onRawData: (bytes) => parts.push(bytes.slice()) });
  if (panic) throw new Error(panic);
  return Buffer.concat(parts);
}

async function answer(engine: PGlite, request: EngineRequest): Promise<void> {
  if (request.kind === 'exchange') return reply({ kind: 'answer', bytes: await exchange(engine, request.messages) });
  if (request.kind === 'snapshot') {
    const archive = await engine.dumpDataDir('none');
    return reply({ kind: 'snapshot', bytes: new Uint8Array(await archive.arrayBuffer()) });
  }
  await engine.exec('CHECKPOINT');
  await engine.close();
  reply({ kind: 'closed' });
}

const engine = await (dir === null ? openInMemory() : openInFolder(dir));
port.on('message', (request: EngineRequest) => void answer(engine, request));
reply({ kind: 'ready' });
