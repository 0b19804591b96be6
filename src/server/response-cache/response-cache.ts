import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { Refusal } from '#domain/errors.ts';
import { DatabaseUnavailable } from '../db/database-errors.ts';
import type { AnswerSource } from './response-source.ts';
import type { Outage } from './database-outage.ts';
import { withOwnMemory } from './unpooled-buffer.ts';
import { SegmentedCache } from './segmented-cache.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What this process has made for all visitors. */
    answers: SharedAnswers;
  }
}

/** Bytes that are the same for every visitor. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly plain: Buffer;
  brotli?: Buffer;
}

export interface FoundAnswer {
  readonly answer: Answer;
  /** The database is away or not heard, so it may be older than the catalogue. */
  readonly isStale: boolean;
}

interface Kept {
  readonly answer: Answer;
  /** Of the catalogue and the settings it was made from. */
  readonly version: number;
  isCompressing?: boolean;
}

interface Deps {
  readonly source: AnswerSource;
  readonly outage: Outage;
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
  return withOwnMemory(await compress(plain, { params }));
}

const isOutage = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || (error instanceof Refusal && error.code === 'database-unavailable');

/**
 * Answers that are the same for every visitor, made once for each version of what they are made from. An older one is kept in its
 * place until then: it is what there is to show while the database is away.
 */
export class SharedAnswers {
  readonly #source: AnswerSource;
  readonly #outage: Outage;
  readonly #cache: SegmentedCache<Kept>;
  readonly #underWay = new Map<string, Promise<FoundAnswer>>();

  constructor({ source, outage, maxBytes }: Deps) {
    this.#source = source;
    this.#outage = outage;
    this.#cache = new SegmentedCache(maxBytes);
  }

  get bytes(): number {
    return this.#cache.bytes;
  }

  /** What can be sent at once: an answer of this version, or any while the database is away. */
  find(key: string): FoundAnswer | undefined {
    const kept = this.#cache.get(key);
    if (!kept) return undefined;
    const isStale = kept.version !== this.#freshVersion();
    if (isStale && !this.#outage.isOn) return undefined;
    // Whatever is asked for once only is not worth compressing.
    if (!kept.answer.brotli) void this.#compress(key, kept);
    return { answer: kept.answer, isStale };
  }

  /** Makes an answer, once for all who ask at the same time. If that fails for want of the database, an older one serves. */
  async make(key: string, make: () => Promise<Answer>): Promise<FoundAnswer> {
    try {
      await this.#source.ready();
      const { version } = this.#source;
      const id = `${version} ${key}`;
      const begun = this.#underWay.get(id) ?? this.#make(key, version, make).finally(() => this.#underWay.delete(id));
      this.#underWay.set(id, begun);
      return await begun;
    } catch (error) {
      if (!isOutage(error)) throw error;
      this.#outage.begin();
      const older = this.find(key);
      if (!older) throw error;
      return older;
    }
  }

  async #make(key: string, version: number, make: () => Promise<Answer>): Promise<FoundAnswer> {
    const { isOn: wasOn, timesAway } = this.#outage;
    const made = await make();
    const answer = { ...made, plain: withOwnMemory(made.plain) };
    // It may be made of older answers, even when the database is back by now: then it is not kept, but made again.
    const wasAway = wasOn || this.#outage.timesAway > timesAway;
    const isStale = wasAway || version !== this.#freshVersion();
    if (!isStale) this.#keep(key, { answer, version });
    // What was made while the database went away may lack something; what was whole before is better.
    return (isStale && this.find(key)) || { answer, isStale };
  }

  /** Null: what is kept may be older than what is sold. */
  #freshVersion(): number | null {
    return this.#source.isUpToDate && !this.#outage.isOn ? this.#source.version : null;
  }

  #keep(key: string, kept: Kept): void {
    const { plain, brotli } = kept.answer;
    this.#cache.set(key, kept, plain.length + (brotli?.length ?? 0) + 2 * key.length + entryBytes);
  }

  async #compress(key: string, kept: Kept): Promise<void> {
    if (kept.isCompressing || kept.answer.plain.length < worthCompressingBytes) return;
    kept.isCompressing = true;
    kept.answer.brotli = await toBrotli(kept.answer.plain, 6);
    if (this.#cache.get(key) === kept) this.#keep(key, kept);
  }
}
