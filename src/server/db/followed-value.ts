import type { Database } from './database.ts';

/** A value of the database that each process keeps in memory, and reads again when a channel says that it has changed. */
export class FollowedValue<Value> {
  readonly #db: Database;
  readonly #channel: string;
  readonly #readValue: (db: Database) => Promise<Value>;
  #current: Value | null = null;
  #upToDate: Promise<void> | null = null;
  #stopListening: (() => Promise<void>) | null = null;
  #version = 0;
  #pending = 0;

  constructor(db: Database, channel: string, readValue: (db: Database) => Promise<Value>) {
    this.#db = db;
    this.#channel = channel;
    this.#readValue = readValue;
  }

  /** Rises with each change, so that whatever was made from it can tell that it is old. */
  get version(): number {
    return this.#version;
  }

  /** It changes rarely, so that nobody asks what was made from which part of it. */
  get epoch(): number {
    return this.#version;
  }

  /** False while a change is known that has not been read yet. */
  get isUpToDate(): boolean {
    return this.#current !== null && this.#pending === 0;
  }

  /** What is known without asking anyone; null: nothing yet. */
  get known(): Value | null {
    return this.#current;
  }

  /** Resolves when every change that is known of has been read. */
  ready(): Promise<void> {
    this.#upToDate ??= this.#start();
    return this.#upToDate;
  }

  async read(): Promise<Value> {
    await this.ready();
    return this.#current!;
  }

  /** Reads it again, for a writer that must see its own change at once. */
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
      this.#stopListening ??= await this.#db.listen(this.#channel, () => this.#readAgain());
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
    this.#current = await this.#readValue(this.#db);
    this.#version += 1;
  }
}
