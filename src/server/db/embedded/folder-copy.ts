import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join, relative } from 'node:path';

const filesAtOnce = 8;
/** A file that changes twice within one tick of the disk's clock looks the same after both. No clock ticks slower. */
const slowestTickMs = 2000;
/** What a copy leaves free: a shop that cannot write its log stops. */
const roomForShopBytes = 100_000_000;

interface ChangedFile {
  readonly path: string;
  readonly bytes: number;
  /** What it was before it was copied: whatever is written to it meanwhile makes another. Null: too fresh to tell. */
  readonly stamp: string | null;
}

/** A copy of a folder that others may be writing to. It is whole once `update` was called while nobody did. */
export class FolderCopy {
  readonly #from: string;
  readonly #to: string;
  readonly #stamps = new Map<string, string | null>();

  constructor(from: string, to: string) {
    this.#from = from;
    this.#to = to;
  }

  /** Copies what is new or has changed since the last call, and takes out what is gone. */
  async update(signal?: AbortSignal): Promise<void> {
    const entries = await readdir(this.#from, { recursive: true, withFileTypes: true });
    const pathOf = (entry: (typeof entries)[number]) => relative(this.#from, join(entry.parentPath, entry.name));
    for (const folder of entries.filter((entry) => entry.isDirectory())) {
      await mkdir(join(this.#to, pathOf(folder)), { recursive: true, mode: 0o700 });
    }
    const paths = entries.filter((entry) => entry.isFile()).map(pathOf);
    const gone = new Set(this.#stamps.keys()).difference(new Set(paths));
    for (const path of gone) await this.#remove(path);
    const changed: ChangedFile[] = [];
    await ofEach(paths, async (path) => {
      const file = await this.#look(path);
      if (file && (file.stamp === null || file.stamp !== this.#stamps.get(path))) changed.push(file);
    });
    await this.#assertRoom(changed.reduce((sum, { bytes }) => sum + bytes, 0));
    await ofEach(changed, async (file) => {
      signal?.throwIfAborted();
      await this.#copy(file);
    });
  }

  async #look(path: string): Promise<ChangedFile | null> {
    try {
      const { ctimeNs, ctimeMs, ino, size } = await stat(join(this.#from, path), { bigint: true });
      const isSettled = Date.now() - Number(ctimeMs) > slowestTickMs;
      return { path, bytes: Number(size), stamp: isSettled ? `${ctimeNs} ${ino} ${size}` : null };
    } catch (error) {
      return this.#forgetIfGone(path, error);
    }
  }

  async #copy({ path, stamp }: ChangedFile): Promise<void> {
    try {
      // A disk that can share the bytes until one of both changes copies nothing.
      await copyFile(join(this.#from, path), join(this.#to, path), constants.COPYFILE_FICLONE);
      this.#stamps.set(path, stamp);
    } catch (error) {
      await this.#forgetIfGone(path, error);
    }
  }

  async #forgetIfGone(path: string, error: unknown): Promise<null> {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw noRoom(error);
    if (code !== 'ENOENT') throw error;
    await this.#remove(path);
    return null;
  }

  async #remove(path: string): Promise<void> {
    await rm(join(this.#to, path), { force: true });
    this.#stamps.delete(path);
  }

  async #assertRoom(bytes: number): Promise<void> {
    const { bavail, bsize } = await statfs(this.#to);
    if (bavail * bsize < bytes + roomForShopBytes) throw noRoom();
  }
}

const noRoom = (cause?: unknown): Error =>
  new Error(
    'There is not enough room on the disk for a copy of the database; while the shop is stopped none is needed.',
    { cause },
  );

/** Once one fails no other is begun, and those under way have ended: whoever cleans up then finds all there is. */
async function ofEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const next = async () => {
    try {
      for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
    } finally {
      left.length = 0;
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: filesAtOnce }, next));
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
