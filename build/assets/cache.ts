/**
 * Files that earlier builds have drawn, so that a build draws only what is new. A file of the cache is named by what it
 * was drawn from and lies in a folder that is named by the code that drew it, so that a file that exists is always valid.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './hash.ts';

/** The code in use and the one before, so that going back and forth stays quick. */
const maxCodeVersions = 2;

export interface CacheOptions {
  /** Of one kind of things, such as all pictures. */
  readonly folder: string;
  /** A hash of the code that draws them. */
  readonly code: string;
}

export class Cache {
  readonly #folder: string;
  readonly #ofThisCode: string;
  readonly #code: string;

  constructor({ folder, code }: CacheOptions) {
    this.#folder = folder;
    this.#code = code;
    this.#ofThisCode = join(folder, code.slice(0, 12));
    mkdirSync(this.#ofThisCode, { recursive: true });
  }

  /** Where the thing that is drawn from `source` lies, or will. */
  fileFor(source: string, extension: string): string {
    return join(this.#ofThisCode, `${hashOf(source).slice(0, 32)}.${extension}`);
  }

  /** A hash of what the thing is drawn from and of the code that draws it. */
  keyOf(source: string): string {
    return hashOf(this.#code, source);
  }

  has(file: string): boolean {
    return existsSync(file);
  }

  /** Written beside its place and then renamed, so that a build cut short leaves no half file. */
  write(file: string, content: Uint8Array): void {
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, content);
    renameSync(draft, file);
  }

  /** Deletes what older code has drawn. */
  prune(): void {
    const now = new Date();
    utimesSync(this.#ofThisCode, now, now);
    const newestFirst = readdirSync(this.#folder)
      .map((name) => ({ path: join(this.#folder, name), usedMs: statSync(join(this.#folder, name)).mtimeMs }))
      .sort((a, b) => b.usedMs - a.usedMs);
    for (const { path } of newestFirst.slice(maxCodeVersions)) rmSync(path, { recursive: true, force: true });
  }
}
