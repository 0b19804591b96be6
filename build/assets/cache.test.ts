import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Cache } from './cache.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taar-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const cacheOf = (code: string): Cache => new Cache({ folder, code });

/** Keeps one file as code would that was in use so many hours ago. */
function keepHoursAgo(code: string, hours: number): string {
  const cache = cacheOf(code);
  const file = cache.fileFor('red', 'svg');
  cache.write(file, Buffer.from(code));
  const then = new Date(Date.now() - hours * 3_600_000);
  utimesSync(dirname(file), then, then);
  return file;
}

describe('the cache of a build', () => {
  it('gives back what was kept for the same code, source and kind of file', () => {
    const cache = cacheOf('one');
    const file = cache.fileFor('red', 'svg');
    expect(cache.has(file)).toBe(false);
    cache.write(file, Buffer.from('drawn'));
    expect(cacheOf('one').has(cacheOf('one').fileFor('red', 'svg'))).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe('drawn');
  });

  it('has nothing for another source, another kind of file or another code', () => {
    const cache = cacheOf('one');
    cache.write(cache.fileFor('red', 'svg'), Buffer.from('drawn'));
    expect(cache.has(cache.fileFor('blue', 'svg'))).toBe(false);
    expect(cache.has(cache.fileFor('red', 'png'))).toBe(false);
    expect(cacheOf('two').has(cacheOf('two').fileFor('red', 'svg'))).toBe(false);
  });

  it('leaves no draft beside what it keeps', () => {
    const file = keepHoursAgo('one', 0);
    expect(readdirSync(dirname(file))).toHaveLength(1);
  });

  it('forgets all but the code in use and the one before', () => {
    const [oldest, before] = [keepHoursAgo('one', 2), keepHoursAgo('two', 1)];
    const file = keepHoursAgo('three', 0);
    cacheOf('three').prune();
    expect([oldest, before, file].map((one) => existsSync(one))).toEqual([false, true, true]);
  });

  it('keeps the code in use even when it was last used long ago', () => {
    const back = keepHoursAgo('one', 9);
    const gone = keepHoursAgo('two', 2);
    const before = keepHoursAgo('three', 1);
    cacheOf('one').prune();
    expect([back, gone, before].map((one) => existsSync(one))).toEqual([true, false, true]);
  });
});
