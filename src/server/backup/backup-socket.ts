import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { failedBackup } from './backup-format.ts';
import { dumpDatabase } from './dump.ts';

/** Whoever asks and then does not read keeps a copy of the database on the disk; not for longer than this. */
const idleTimeoutMs = 5 * 60_000;

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
  const asked = new Map<Socket, Promise<void>>();
  const stopping = new AbortController();
  async function handOut(socket: Socket): Promise<void> {
    // Whoever asked may leave before the first byte is ready, and nobody would listen yet.
    socket.on('error', () => {});
    socket.setTimeout(idleTimeoutMs, () => socket.destroy());
    try {
      await dumpDatabase(db, socket, stopping.signal);
    } catch (error) {
      const { message } = error as Error;
      // Who has been sent nothing yet can still be told why.
      if (socket.writable && socket.bytesWritten === 0) socket.end(failedBackup(message), () => socket.destroy());
      else socket.destroy();
      log(`A backup was not handed out: ${message}`);
    } finally {
      asked.delete(socket);
    }
  }
  const server = createServer((socket) => void asked.set(socket, handOut(socket)));
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
      stopping.abort();
      for (const socket of asked.keys()) socket.destroy();
      await Promise.all([closed, ...asked.values()]);
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
