import pg from 'pg';
import { repeat } from '../process/repeat.ts';
import { DatabaseUnavailable } from './database-errors.ts';
import { Channels, type Listener } from './listener.ts';
import type { WritableHost } from './hosts/writable-host.ts';

const firstRetryMs = 100;
const maxRetryMs = 2000;
const answerTimeoutMs = 2000;
// A cut cable says nothing: it is noticed after a heartbeat and its timeout, 4 s at most.
const heartbeatEveryMs = 2000;

/**
 * A connection of its own that only listens. A heartbeat finds out when it is dead; then it is made again, and everyone
 * who listens is told that something may have been missed.
 */
export function postgresListener(host: WritableHost, log?: (message: string) => void): Listener {
  const channels = new Channels();
  let client: Promise<pg.Client> | null = null;
  let connected: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let retryMs = firstRetryMs;
  let isClosed = false;

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: host.address,
      application_name: 'taar listener',
      // Several may begin to listen at the same moment.
      pipeline: true,
      connectionTimeoutMillis: answerTimeoutMs,
      query_timeout: answerTimeoutMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    host.watch(fresh);
    fresh.on('notification', ({ channel, payload }) => channels.notify(channel, payload ?? ''));
    fresh.on('error', (error) => log?.(`The connection that listens was lost: ${error.message}`));
    await fresh.connect();
    fresh.on('end', () => reconnectLater());
    try {
      for (const name of channels.names) await fresh.query(`LISTEN ${name}`);
    } catch (error) {
      fresh.connection.stream.destroy();
      throw error;
    }
    retryMs = firstRetryMs;
    connected = fresh;
    return fresh;
  }

  function open(): Promise<pg.Client> {
    client ??= connect().catch((error: unknown) => {
      client = null;
      throw error;
    });
    return client;
  }

  function reconnectLater(): void {
    connected = null;
    client = null;
    if (isClosed) return;
    clearTimeout(retry);
    retry = setTimeout(() => void open().then(() => channels.notifyAllOfGap(), reconnectLater), retryMs);
    retry.unref();
    retryMs = Math.min(retryMs * 2, maxRetryMs);
  }

  const heartbeat = repeat({
    everyMs: heartbeatEveryMs,
    run: async () => {
      const asked = connected;
      await asked?.query('SELECT 1').catch((error: Error) => {
        log?.(`The connection that listens does not answer: ${error.message}`);
        asked.connection.stream.destroy();
      });
    },
    onFailure: (error) => log?.(error.message),
  });

  return {
    isListenerDown: () => connected === null && channels.areInUse,
    async listen(channel, heard) {
      const stop = channels.add(channel, heard);
      try {
        await (await open()).query(`LISTEN ${channel}`);
      } catch (error) {
        stop();
        throw new DatabaseUnavailable('The database cannot be listened to.', { cause: error });
      }
      return async () => void stop();
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await heartbeat.stop();
      await (await client?.catch(() => null))?.end();
    },
  };
}
