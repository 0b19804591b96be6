import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseUnavailable } from '../database-errors.ts';
import { hostAddresses } from './host-addresses.ts';

const answerTimeoutMs = 2000;
const lookEveryMs = 500;

/**
 * Which of the hosts of DATABASE_URL takes writes. After a failover that is another one: whoever loses a connection asks
 * to look again, and once the new host is found, the connections to the old one are cut, for a dead host would cost
 * each of them a timeout.
 */
export class WritableHost {
  readonly #addresses: readonly string[];
  readonly #log: ((message: string) => void) | undefined;
  readonly #clients = new Set<pg.Client>();
  readonly #closing = new AbortController();
  #address: string;
  #looking: Promise<void> | null = null;

  constructor(databaseUrl: string, log?: (message: string) => void) {
    this.#addresses = hostAddresses(databaseUrl);
    this.#address = this.#addresses[0]!;
    this.#log = log;
  }

  /** The one that took writes when it was last looked at. */
  get address(): string {
    return this.#address;
  }

  /** Asks all of them at once, unless there is only one. Rejects when none of them takes writes. */
  async find(): Promise<void> {
    if (this.#addresses.length === 1) return;
    const reasons: string[] = [];
    const asked = this.#addresses.map(async (address) => {
      try {
        await assertWritable(address);
        return address;
      } catch (error) {
        reasons.push(`${new URL(address).host}: ${(error as Error).message}`);
        throw error;
      }
    });
    const found = await Promise.any(asked).catch(() => {
      throw new DatabaseUnavailable(`None of the hosts in DATABASE_URL takes writes (${reasons.join('; ')}).`);
    });
    if (found !== this.#address) this.#moveTo(found);
  }

  /** A connection was lost, or the host no longer takes writes: looks until one is found. */
  lookAgain(): void {
    this.#looking ??= this.#look().finally(() => (this.#looking = null));
  }

  /** Cuts the connection when another host takes over, and looks again when it ends by itself. */
  watch(client: pg.Client): void {
    this.#clients.add(client);
    client.once('end', () => {
      this.#clients.delete(client);
      this.lookAgain();
    });
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#looking;
  }

  async #look(): Promise<void> {
    const { signal } = this.#closing;
    for (let hasToldWhy = false; !signal.aborted; hasToldWhy = true) {
      try {
        return await this.find();
      } catch (error) {
        if (!hasToldWhy) this.#log?.((error as Error).message);
        await pause(lookEveryMs, undefined, { signal }).catch(() => {});
      }
    }
  }

  #moveTo(address: string): void {
    this.#log?.(`The database is written to at ${new URL(address).host} now.`);
    this.#address = address;
    for (const client of this.#clients) client.connection.stream.destroy();
  }
}

async function assertWritable(address: string): Promise<void> {
  const client = new pg.Client({
    connectionString: address,
    application_name: 'taar finder',
    connectionTimeoutMillis: answerTimeoutMs,
    query_timeout: answerTimeoutMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    // Off on a primary; on a standby, and where an operator forbids writes, on.
    const { rows } = await client.query<{ readOnly: string }>(
      `SELECT current_setting('transaction_read_only') AS "readOnly"`,
    );
    if (rows[0]?.readOnly !== 'off') throw new Error('it is read-only');
  } finally {
    // Whether the goodbye arrives is of no interest.
    void client.end();
  }
}
