import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fsyncFile } from './durable-filesystem.ts';
import { startEngine } from './engine.ts';

/**
 * Makes an empty database when the folder does not hold one. It is made under another name and moved into place once
 * it is whole and on the disk, so a start that is cut short leaves nothing that looks like a database.
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const engine = await startEngine({ dir: unfinished });
  await engine.close();
  fsyncTree(unfinished);
  renameSync(unfinished, folder);
  fsyncFile(dirname(folder));
}

function fsyncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) fsyncTree(path);
    else if (entry.isFile()) fsyncFile(path);
  }
  fsyncFile(folder);
}
