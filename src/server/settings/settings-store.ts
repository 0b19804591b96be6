import type { Settings } from '#domain/settings/settings.ts';
import type { Database } from '../db/database.ts';
import { readSettings } from './settings.service.ts';

/** The channel on which the database says that they have changed. */
const channel = 'settings';

/** The settings as this process knows them, for what is made once for all visitors. Orders read them from the database. */
export class SettingsStore {
  readonly #db: Database;
  #current: Settings | null = null;
  #upToDate: Promise<void> | null = null;
  #stopListening: (() => Promise<void>) | null = null;
  #version = 0;
  #pending = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Rises with each change, so that whatever was made from them can tell that it is old. */
  get version(): number {
    return this.#version;
  }

  /** They change rarely, so that nobody asks what was made from which of them. */
  get epoch(): number {
    return this.#version;
  }

  /** False while a change is known that has not been read yet. */
  get isUpToDate(): boolean {
    return this.#current !== null && this.#pending === 0;
  }

  /** Resolves when every change that is known of has been read. */
  ready(): Promise<void> {
    this.#upToDate ??= this.#start();
    return this.#upToDate;
  }

  async read(): Promise<Settings> {
    await this.ready();
    return this.#current!;
  }

  /** Reads them again, for a writer that must see its own change at once. */
  async refresh(): Promise<void> {
    await this.ready();
    this.#readAgain();
    await this.ready();
  }

  async close(): Promise<void> {
    await this.#stopListening?.();
  }

  async #start(): Promise<void> {
    try {
      this.#stopListening ??= await this.#db.listen(channel, () => this.#readAgain());
      await this.#read();
    } catch (error) {
      this.#upToDate = null;
      throw error;
    }
  }

  #readAgain(): void {
    this.#pending += 1;
    const before = this.#upToDate ?? Promise.resolve();
    const reading = before.then(() => this.#read()).finally(() => (this.#pending -= 1));
    this.#upToDate = reading;
    // What could not be read now is read by whoever asks next.
    reading.catch(() => {
      this.#current = null;
      if (this.#upToDate === reading) this.#upToDate = null;
    });
  }

  async #read(): Promise<void> {
    this.#current = await readSettings(this.#db);
    this.#version += 1;
  }
}
