import { once } from 'node:events';
import { accessSync, constants, existsSync, mkdirSync, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { StartupError } from './startup-error.ts';

/** What a new database with the first catalogue takes, and some for the first days. */
const firstStartBytes = 200 * 1024 * 1024;

/** Whether the port can be had, without keeping it. Nobody else shares it with us: ours is the only socket that does not ask to. */
export async function checkPort(port: number, host: string): Promise<void> {
  const server = createServer();
  server.listen({ port, host });
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

/** Whether the folder of the shop's own files can be written to, and has room for a database that must still be made. */
export function checkDataDir(dataDir: string, needsDatabase: boolean): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const isFile = existsSync(dataDir) && !statSync(dataDir).isDirectory();
    const reason = isFile
      ? 'it is a file'
      : `it can’t be made or written to (${(error as NodeJS.ErrnoException).code})`;
    throw new StartupError(`DATA_DIR is ${dataDir}, but ${reason}: name a folder that the shop may write to.`);
  }
  if (!needsDatabase || existsSync(join(dataDir, 'database', 'PG_VERSION'))) return;
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize >= firstStartBytes) return;
  const [free, needed] = [bavail * bsize, firstStartBytes].map((bytes) => Math.floor(bytes / 1024 / 1024));
  throw new StartupError(
    `The disk of DATA_DIR (${dataDir}) has ${free} MB free, and a first start needs ${needed} MB: free some space on it.`,
  );
}
