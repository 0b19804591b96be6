import pg from 'pg';
import { DatabaseUnavailable } from './database-errors.ts';
import { Channels, type Listener } from './listener.ts';

const firstRetryMs = 100;
const maxRetryMs = 2000;
const connectTimeoutMs = 2000;

/**
 * A connection of its own that only listens. When it breaks it is made again, and everyone who listens is told that
 * something may have been missed.
 */
export function postgresListener(databaseUrl: string, log?: (message: string) => void): Listener {
  const channels = new Channels();
  let client: Promise<pg.Client> | null = null;
  let retry: NodeJS.Timeout | undefined;
  let retryMs = firstRetryMs;
  let isClosed = false;

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'taar listener',
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    fresh.on('notification', ({ channel, payload }) => channels.notify(channel, payload ?? ''));
    fresh.on('error', (error) => log?.(`The connection that listens was lost: ${error.message}`));
    await fresh.connect();
    fresh.on('end', () => reconnectLater());
    for (const name of channels.names) await fresh.query(`LISTEN ${name}`);
    retryMs = firstRetryMs;
    return fresh;
  }

  function reconnectLater(): void {
    if (isClosed) return;
    client = null;
    clearTimeout(retry);
    retry = setTimeout(() => {
      client = connect();
      client.then(() => channels.notifyAllOfGap(), reconnectLater);
    }, retryMs);
    retry.unref();
    retryMs = Math.min(retryMs * 2, maxRetryMs);
  }

  return {
    async listen(channel, heard) {
      const stop = channels.add(channel, heard);
      try {
        client ??= connect();
        await (await client).query(`LISTEN ${channel}`);
      } catch (error) {
        client = null;
        stop();
        throw new DatabaseUnavailable('The database cannot be listened to.', { cause: error });
      }
      return async () => void stop();
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await (await client?.catch(() => null))?.end();
    },
  };
}
