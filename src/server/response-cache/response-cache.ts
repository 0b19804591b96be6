import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { Refusal } from '#domain/errors.ts';
import { DatabaseUnavailable } from '../db/database-errors.ts';
import type { ResponseSource } from './response-source.ts';
import type { DatabaseOutage } from './database-outage.ts';
import { toUnpooledBuffer } from './unpooled-buffer.ts';
import { SegmentedCache } from './segmented-cache.ts';

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
  /** Of the catalogue and the settings that it was made from. */
  readonly version: number;
  isCompressing?: boolean;
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
  `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

export async function toBrotli(plain: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  return toUnpooledBuffer(await compress(plain, { params }));
}

const isOutage = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || (error instanceof Refusal && error.code === 'database-unavailable');

/**
 * Responses that are the same for every visitor, made once for each version of their source. The response of an older
 * version stays in the cache until it is replaced, since it is served while the database is down.
 */
export class ResponseCache {
  readonly #source: ResponseSource;
  readonly #outage: DatabaseOutage;
  readonly #cache: SegmentedCache<CacheEntry>;
  readonly #pending = new Map<string, Promise<FoundResponse>>();

  constructor({ source, outage, maxBytes }: Deps) {
    this.#source = source;
    this.#outage = outage;
    this.#cache = new SegmentedCache(maxBytes);
  }

  get bytes(): number {
    return this.#cache.bytes;
  }

  /** What can be sent at once: a response of this version, or of any version while the database is down. */
  find(key: string): FoundResponse | undefined {
    const entry = this.#cache.get(key);
    if (!entry) return undefined;
    const isStale = entry.version !== this.#freshVersion();
    if (isStale && !this.#outage.isOn) return undefined;
    // A response is compressed when it is requested a second time.
    if (!entry.response.brotli) void this.#compress(key, entry);
    return { response: entry.response, isStale };
  }

  /** Makes a response, once for all who request it at the same time. If the database is down, an older one serves. */
  async make(key: string, make: () => Promise<CachedResponse>): Promise<FoundResponse> {
    try {
      await this.#source.ready();
      const { version } = this.#source;
      const id = `${version} ${key}`;
      const begun = this.#pending.get(id) ?? this.#make(key, version, make).finally(() => this.#pending.delete(id));
      this.#pending.set(id, begun);
      return await begun;
    } catch (error) {
      if (!isOutage(error)) throw error;
      this.#outage.begin();
      const older = this.find(key);
      if (!older) throw error;
      return older;
    }
  }

  async #make(key: string, version: number, make: () => Promise<CachedResponse>): Promise<FoundResponse> {
    const { isOn: wasOn, timesDown } = this.#outage;
    const made = await make();
    const response = { ...made, plain: toUnpooledBuffer(made.plain) };
    // Calls that it was made of may have been answered from the cache while the database was down: it is not cached.
    const wasDown = wasOn || this.#outage.timesDown > timesDown;
    const isStale = wasDown || version !== this.#freshVersion();
    if (!isStale) this.#store(key, { response, version });
    // What was made while the database went down may lack something, so an older response is preferred.
    return (isStale && this.find(key)) || { response, isStale };
  }

  /** Null: what is cached may be older than the source. */
  #freshVersion(): number | null {
    return this.#source.isUpToDate && !this.#outage.isOn ? this.#source.version : null;
  }

  #store(key: string, entry: CacheEntry): void {
    const { plain, brotli } = entry.response;
    this.#cache.set(key, entry, plain.length + (brotli?.length ?? 0) + 2 * key.length + entryBytes);
  }

  async #compress(key: string, entry: CacheEntry): Promise<void> {
    if (entry.isCompressing || entry.response.plain.length < worthCompressingBytes) return;
    entry.isCompressing = true;
    entry.response.brotli = await toBrotli(entry.response.plain, 6);
    if (this.#cache.get(key) === entry) this.#store(key, entry);
  }
}
