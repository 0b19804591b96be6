import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

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

/**
 * The engine's own start parameters. Its cache of 128 MB is taken at the start and never given back, though the whole database
 * of a small shop is a tenth of that, and the system keeps its files in memory as well.
 */
export const startParams: string[] = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];

/** The same without '-F', which would switch its syncing off. */
export const durableStartParams: string[] = [
  ...startParams.filter((parameter) => parameter !== '-F'),
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
