import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { dumpDatabase } from './dump.ts';

/** Whoever asks and then does not read holds up the one connection of the embedded engine; not for longer than this. */
const idleTimeoutMs = 10_000;

const socketIn = (dataDir: string): string => join(dataDir, 'backup.sock');

/**
 * The embedded engine belongs to one process, so that one hands out backups: whoever connects to a socket in the data
 * folder, which only the account of the shop may do, is sent one.
 */
export async function serveBackups(
  db: Database,
  dataDir: string,
  log: (message: string) => void,
): Promise<{ stop(): Promise<void> }> {
  const path = socketIn(dataDir);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.setTimeout(idleTimeoutMs, () => socket.destroy());
    dumpDatabase(db, socket).catch((error: Error) => log(`A backup was not handed out: ${error.message}`));
  });
  try {
    // We hold the folder, so one that lies there is of a process that has ended.
    await rm(path, { force: true });
    await listen(server, path);
    await chmod(path, 0o600);
  } catch (error) {
    log(`Backups cannot be asked for while the shop runs: ${(error as Error).message}`);
  }
  return {
    async stop() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

async function listen(server: Server, path: string): Promise<void> {
  server.listen(path);
  await once(server, 'listening');
}

/** The backup of the shop that runs on a data folder, as it is sent; null when none runs there. */
export async function askForBackup(dataDir: string): Promise<Socket | null> {
  const socket = connect(socketIn(dataDir));
  try {
    await once(socket, 'connect');
    return socket;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return null;
    throw error;
  }
}
