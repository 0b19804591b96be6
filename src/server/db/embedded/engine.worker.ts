import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { EngineOptions, EngineReply, EngineRequest } from './engine.ts';
import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';

interface OpenFile {
  readonly nfd?: number | null;
  readonly node: unknown;
}

interface EngineModule {
  readonly FS: { readonly ErrnoError: new (code: number) => Error };
  readonly NODEFS: {
    readonly stream_ops: { fsync?: (file: OpenFile) => number };
    realPath(node: unknown): string;
    convertNodeCode(error: unknown): number;
  };
}

/** A folder on disk whose writes are really on the disk when the engine asks for it. PGlite itself ignores fsync. */
export class DurableFilesystem extends NodeFS {
  fsyncCount = 0;

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const addFsync = ({ FS, NODEFS }: EngineModule) => {
      NODEFS.stream_ops.fsync = (file) => {
        this.fsyncCount += 1;
        try {
          // Only files have a descriptor; a folder is synced by its path.
          if (typeof file.nfd === 'number') fdatasyncSync(file.nfd);
          else fsyncFile(NODEFS.realPath(file.node));
        } catch (error) {
          // The engine understands its own errors only. Any other it would pass over, and call the commit done.
          throw new FS.ErrnoError(NODEFS.convertNodeCode(error));
        }
        return 0;
      };
    };
    const preRun = [addFsync, ...(emscriptenOpts.preRun as unknown as (typeof addFsync)[])];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } as typeof emscriptenOpts };
  }
}

/** The engine's own start parameters without '-F', which would switch its syncing off. */
export const durableStartParams: string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** Commits something, and refuses to go on when that did not reach the disk. */
export async function assertDurable(engine: PGlite, filesystem: { readonly fsyncCount: number }): Promise<void> {
  const before = filesystem.fsyncCount;
  await engine.query(`SELECT pg_logical_emit_message(true, 'taar', 'durable')`);
  if (filesystem.fsyncCount > before) return;
  throw new Error('The embedded database does not write its commits through to the disk.');
}

function fsyncFile(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

const { dir, snapshot, durable = true } = workerData as EngineOptions;
const port = parentPort!;
const extensions = { fuzzystrmatch, pg_trgm: trigrams, unaccent };
const reply = (message: EngineReply) => port.postMessage(message);

let panic: string | undefined;

// After a panic, such as a full disk, the engine does not end as a server would: it hangs at the next statement.
function onStderr(line: string): boolean {
  if (/\bPANIC:|^Aborted\(/.test(line)) panic ??= line;
  return false;
}

async function openInFolder(folder: string): Promise<PGlite> {
  if (!durable) return PGlite.create({ fs: new NodeFS(folder), extensions, onStderr });
  const filesystem = new DurableFilesystem(folder);
  const engine = await PGlite.create({ fs: filesystem, startParams: durableStartParams, extensions, onStderr });
  await assertDurable(engine, filesystem);
  return engine;
}

const openInMemory = (): Promise<PGlite> =>
  PGlite.create({ extensions, onStderr, ...(snapshot ? { loadDataDir: new Blob([snapshot as BlobPart]) } : {}) });

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
