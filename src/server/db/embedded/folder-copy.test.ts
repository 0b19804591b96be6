import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import type * as promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FolderCopy } from './folder-copy.ts';

const disk = vi.hoisted(() => ({ free: Infinity, full: 'no file', copied: [] as string[] }));
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof promises>();
  return {
    ...real,
    statfs: async () => ({ bavail: disk.free, bsize: 1 }),
    copyFile: async (from: string, to: string, mode: number) => {
      if (from.endsWith(disk.full))
        throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
      await real.copyFile(from, to, mode);
      disk.copied.push(from);
    },
  };
});

describe('a copy of a folder', () => {
  let parent: string;
  let from: string;
  let to: string;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'taar-folder-copy-'));
    [from, to] = [join(parent, 'from'), join(parent, 'to')];
    for (const folder of [from, to, join(from, 'inner')]) mkdirSync(folder);
    Object.assign(disk, { free: Infinity, full: 'no file', copied: [] });
  });
  afterEach(() => {
    vi.useRealTimers();
    rmSync(parent, { recursive: true, force: true });
  });

  const write = (path: string, text: string) => writeFileSync(join(from, path), text);
  const contentsOf = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length), readFileSync(path, 'utf8')])
      .sort();
  /** As if everything had been written long ago. */
  const letItSettle = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });

  it('follows what was changed, added, renamed and deleted, and copies nothing else again', async () => {
    for (const path of ['same', 'changed', 'renamed', 'inner/deleted']) write(path, path);
    letItSettle();
    const copy = new FolderCopy(from, to);
    await copy.update();
    expect(contentsOf(to)).toEqual(contentsOf(from));
    write('changed', 'CHANGED');
    // Whoever sets the time of a file back hides nothing.
    utimesSync(join(from, 'changed'), 1, 1);
    write('inner/added', 'added');
    renameSync(join(from, 'renamed'), join(from, 'inner/renamed'));
    rmSync(join(from, 'inner/deleted'));
    disk.copied.length = 0;
    await copy.update();
    expect(contentsOf(to)).toEqual(contentsOf(from));
    expect(disk.copied.map((path) => path.slice(from.length + 1)).sort()).toEqual([
      'changed',
      'inner/added',
      'inner/renamed',
    ]);
  });

  it('copies a file again that was so fresh that a change may not show', async () => {
    write('fresh', 'one');
    const copy = new FolderCopy(from, to);
    await copy.update();
    await copy.update();
    expect(disk.copied).toHaveLength(2);
  });

  it('is not begun when all of it together would leave the shop little room', async () => {
    for (const path of ['one', 'two', 'inner/three']) write(path, 'x'.repeat(1000));
    disk.free = 100_002_999;
    await expect(new FolderCopy(from, to).update()).rejects.toThrow('not enough room on the disk');
    expect(contentsOf(to)).toEqual([]);
    disk.free = 100_003_000;
    await new FolderCopy(from, to).update();
    expect(contentsOf(to)).toEqual(contentsOf(from));
  });

  it('says the same when the disk gets full meanwhile, and writes nothing any more once it has said so', async () => {
    const names = Array.from({ length: 100 }, (_, index) => `file-${index}`);
    for (const path of names) write(path, 'x');
    disk.full = 'file-90';
    await expect(new FolderCopy(from, to).update()).rejects.toThrow('not enough room on the disk');
    const left = contentsOf(to).length;
    expect(left).toBe(disk.copied.length);
    expect(left).toBeLessThan(names.length);
    rmSync(to, { recursive: true });
    await new Promise((resolve) => setImmediate(resolve));
    expect(disk.copied).toHaveLength(left);
  });

  it('ends when whoever asked for it does not want it any more', async () => {
    write('file', 'x');
    await expect(new FolderCopy(from, to).update(AbortSignal.abort())).rejects.toThrow('aborted');
    expect(contentsOf(to)).toEqual([]);
  });
});
