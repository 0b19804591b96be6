import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { Refusal } from '#domain/errors.ts';
import { DatabaseUnavailable } from '../db/database-errors.ts';
import type { ResponseSource } from './response-source.ts';
import type { DatabaseOutage } from './database-outage.ts';
import { toUnpooledBuffer } from './unpooled-buffer.ts';
import { SegmentedCache } from './segmented-cache.ts';
import { collectReads, recordReads, type SourceRead, type SourceReads } from './source-reads.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Responses that are the same for all visitors. */
    responseCache: ResponseCache;
  }
}

/** Bytes that are the same for every visitor. */
export interface CachedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly plain: Buffer;
  brotli?: Buffer;
}

export interface FoundResponse {
  readonly response: CachedResponse;
  /** The database or its listener is down, so the response may be older than the catalogue. */
  readonly isStale: boolean;
}

interface CacheEntry {
  readonly response: CachedResponse;
  readonly reads: SourceReads;
  /** Of the catalogue and the settings when it was made, or when its reads were last found to be current. */
  version: number;
  /** Null: one of its reads is not current any more, and never will be. */
  epoch: number | null;
  isCompressing?: boolean;
}

interface Making {
  readonly found: Promise<FoundResponse>;
  readonly reads: SourceReads;
}

interface Deps {
  readonly source: ResponseSource;
  readonly outage: DatabaseOutage;
  readonly maxBytes: number;
}

const worthCompressingBytes = 1000;
/** About what the objects around the bytes take. */
const entryBytes = 1000;
const compress = promisify(brotliCompress);

export const etagOf = (bytes: Buffer): string =>
  // Weak: the plain and the compressed bytes say the same.
  `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;

export async function toBrotli(plain: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  return toUnpooledBuffer(await compress(plain, { params }));
}

const isOutage = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || (error instanceof Refusal && error.code === 'database-unavailable');

/**
 * Responses that are the same for every visitor. Each is made once, and again when something has changed that it was made
 * from: a change of one product leaves alone what neither shows it nor would list or count it differently. What is old stays
 * in the cache until it is replaced, since it is served while the database is down.
 */
export class ResponseCache {
  readonly #source: ResponseSource;
  readonly #outage: DatabaseOutage;
  readonly #cache: SegmentedCache<CacheEntry>;
  readonly #pending = new Map<string, Making>();

  constructor({ source, outage, maxBytes }: Deps) {
    this.#source = source;
    this.#outage = outage;
    this.#cache = new SegmentedCache(maxBytes);
  }

  get bytes(): number {
    return this.#cache.bytes;
  }

  /** What can be sent at once: a response that is as fresh as its source, or any at all while the database is down. */
  find(key: string): FoundResponse | undefined {
    const entry = this.#cache.get(key);
    if (!entry) return undefined;
    const isStale = !this.#isFresh(entry);
    if (isStale && !this.#outage.isOn) return undefined;
    // A response is compressed when it is requested a second time.
    if (!entry.response.brotli) void this.#compress(key, entry);
    recordReads(entry.reads);
    return { response: entry.response, isStale };
  }

  /** Makes a response, once for all who request it at the same time. If the database is down, an older one serves. */
  async make(key: string, make: () => Promise<CachedResponse>): Promise<FoundResponse> {
    try {
      await this.#source.ready();
      // What was waited for may have left it as it was.
      const found = this.find(key);
      if (found && !found.isStale) return found;
      return await this.#makeOnce(key, make);
    } catch (error) {
      if (!isOutage(error)) throw error;
      this.#outage.begin();
      const older = this.find(key);
      if (!older) throw error;
      return older;
    }
  }

  async #makeOnce(key: string, make: () => Promise<CachedResponse>): Promise<FoundResponse> {
    const id = `${this.#source.version} ${key}`;
    const making = this.#pending.get(id) ?? this.#begin(key, make, () => this.#pending.delete(id));
    this.#pending.set(id, making);
    try {
      return await making.found;
    } finally {
      // A refusal follows from what was read, too.
      recordReads(making.reads);
    }
  }

  #begin(key: string, make: () => Promise<CachedResponse>, end: () => void): Making {
    const reads = new Set<SourceRead>();
    return { found: this.#make(key, reads, make).finally(end), reads };
  }

  async #make(key: string, reads: Set<SourceRead>, make: () => Promise<CachedResponse>): Promise<FoundResponse> {
    const { isOn: wasOn, timesDown } = this.#outage;
    const { version, epoch } = this.#source;
    const made = await collectReads(reads, make);
    const response = { ...made, plain: toUnpooledBuffer(made.plain) };
    // A change that came meanwhile may be none of this response's. If it cannot be read, the response counts as stale.
    if (!this.#source.isUpToDate) await this.#source.ready().catch(() => undefined);
    // Calls that it was made of may have been answered from the cache while the database was down: it is not cached.
    const wasDown = wasOn || this.#outage.timesDown > timesDown;
    const entry: CacheEntry = { response, reads, version, epoch };
    const isStale = wasDown || !this.#isFresh(entry);
    if (!isStale) this.#store(key, entry);
    // What was made while the database went down may lack something, so an older response is preferred.
    return (isStale && this.find(key)) || { response, isStale };
  }

  /** Whether it would be made the same now. */
  #isFresh(entry: CacheEntry): boolean {
    if (!this.#source.isUpToDate || this.#outage.isOn) return false;
    const { version, epoch } = this.#source;
    if (entry.epoch !== epoch) return false;
    if (entry.version === version) return true;
    if (entry.reads.values().every((read) => read.isCurrent())) entry.version = version;
    else entry.epoch = null;
    return entry.epoch !== null;
  }

  #store(key: string, entry: CacheEntry): void {
    const { plain, brotli } = entry.response;
    let bytes = plain.length + (brotli?.length ?? 0) + 2 * key.length + entryBytes;
    for (const read of entry.reads) bytes += read.bytes;
    this.#cache.set(key, entry, bytes);
  }

  async #compress(key: string, entry: CacheEntry): Promise<void> {
    if (entry.isCompressing || entry.response.plain.length < worthCompressingBytes) return;
    entry.isCompressing = true;
    entry.response.brotli = await toBrotli(entry.response.plain, 6);
    if (this.#cache.get(key) === entry) this.#store(key, entry);
  }
}
