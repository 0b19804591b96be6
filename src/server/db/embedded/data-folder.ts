import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startEngine } from './engine.ts';

/**
 * Makes an empty database when the folder does not hold one. It is made under another name and moved into place once
 * it is whole and on the disk, so a start that is cut short leaves nothing that looks like a database.
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  const engine = await startEngine({ dir: unfinished });
  await engine.close();
  await syncTree(unfinished);
  await rename(unfinished, folder);
  await sync(dirname(folder));
}

const syncsAtOnce = 16;

// A new database is about a thousand files; the disk is much quicker when it may sync several of them together.
async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))];
  const syncNext = async () => {
    for (let path = paths.pop(); path; path = paths.pop()) await sync(path);
  };
  await Promise.all(Array.from({ length: syncsAtOnce }, syncNext));
}

async function sync(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
