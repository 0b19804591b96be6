import type pg from 'pg';
import { classifyFailure } from '../database-errors.ts';
import { Channels, type Listener } from '../listener.ts';

/** The embedded engine has one connection, so that one both speaks and listens. */
export class EmbeddedListener implements Listener {
  readonly #channels = new Channels();
  #pool: pg.Pool | null = null;

  /** Runs before a new connection of the pool is used: it has forgotten what the one before listened to. */
  readonly onConnect = async (client: pg.ClientBase): Promise<void> => {
    client.on('notification', ({ channel, payload }) => this.#channels.notify(channel, payload ?? ''));
    for (const name of this.#channels.names) await client.query(`LISTEN ${name}`);
    this.#channels.notifyAllOfGap();
  };

  attach(pool: pg.Pool): void {
    this.#pool = pool;
  }

  async listen(channel: string, heard: (payload: string | null) => void): Promise<() => Promise<void>> {
    const stop = this.#channels.add(channel, heard);
    try {
      await this.#pool!.query(`LISTEN ${channel}`);
    } catch (error) {
      stop();
      throw classifyFailure(error);
    }
    return async () => void stop();
  }

  /** There is no network to lose: whoever can ask can hear. */
  isListenerDown(): boolean {
    return false;
  }

  async close(): Promise<void> {}
}
