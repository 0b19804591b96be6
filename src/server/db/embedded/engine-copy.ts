import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { startEngine, type EmbeddedEngine } from './engine.ts';
import { FolderCopy } from './folder-copy.ts';

type WithDatabaseLocked = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * An engine of its own on a copy of the database as it is now; closed, it is gone. Others are held up only while what
 * they changed during a first round of copying is copied again, so it hardly matters how large the database is.
 */
export async function openEngineCopy(
  dir: string,
  withDatabaseLocked: WithDatabaseLocked,
  signal: AbortSignal | undefined,
): Promise<EmbeddedEngine> {
  const folder = await mkdtemp(copyPrefix(dir));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const files = new FolderCopy(dir, folder);
    // Most of what the engine has not written out yet goes now, and little is left for when others wait.
    await withDatabaseLocked(async () => {});
    await files.update(signal);
    await withDatabaseLocked(() => files.update(signal));
    const copy = await startEngine({ dir: folder, durable: false });
    return { ...copy, close: () => copy.close().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

const copyPrefix = (dir: string): string => `${dir}.copy-`;

/** What a process left that was killed while it read a copy. Only who holds the lock of the folder may do this. */
export async function removeOldCopies(dir: string): Promise<void> {
  const prefix = basename(copyPrefix(dir));
  const old = (await readdir(dirname(dir))).filter((name) => name.startsWith(prefix));
  for (const name of old) await rm(join(dirname(dir), name), { recursive: true, force: true });
}
