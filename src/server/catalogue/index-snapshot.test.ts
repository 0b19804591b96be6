import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { generateCatalogue } from '../../../benchmarks/generated-catalogue.ts';
import { createSearchIndex } from '../search/index/search-index.ts';
import { readSnapshot, writeSnapshot } from './index-snapshot.ts';

/** More than a batch of products, so that one can be missing. */
const products = generateCatalogue(600);
const index = createSearchIndex();
index.replaceAll(products);

/** The blocks of a file: their content, without the length and the checksum in front. */
function blocksOf(bytes: Buffer): Buffer[] {
  const blocks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += bytes.readUInt32LE(at) + 8)
    blocks.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32LE(at)));
  return blocks;
}

/** A file of blocks that are whole, whatever stands in them. */
function fileOf(blocks: readonly Buffer[]): Buffer {
  return Buffer.concat(
    blocks.flatMap((block) => {
      const prefix = Buffer.alloc(8);
      prefix.writeUInt32LE(block.length, 0);
      prefix.writeUInt32LE(crc32(block), 4);
      return [prefix, block];
    }),
  );
}

describe('the snapshot of a search index', () => {
  let dir: string;
  let file: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'taar-snapshot-'));
    file = join(dir, 'search-index.snapshot');
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const write = (signal = new AbortController().signal) =>
    writeSnapshot(file, index.capture(), (id) => `version of ${id}`, signal);
  const read = () =>
    readSnapshot(file, async ({ terms, batches }) => {
      const found: { id: string; name: string; rowVersion: string }[] = [];
      for await (const batch of batches)
        for (const [at, { id, name }] of batch.products.entries())
          found.push({ id, name, rowVersion: batch.rowVersions[at]! });
      return { terms, found };
    });
  const damage = async (change: (bytes: Buffer) => Buffer): Promise<void> => {
    await write();
    writeFileSync(file, change(readFileSync(file)));
  };

  it('holds every term and every product with the version of its row', async () => {
    expect(await write()).toBe(true);
    const { terms, found } = await read();
    expect(terms).toEqual(index.capture().terms);
    expect(found).toEqual(products.map(({ id, name }) => ({ id, name, rowVersion: `version of ${id}` })));
    expect(readdirSync(dir)).toEqual(['search-index.snapshot']);
  });

  it('is refused where a letter of a name is another, which can be read all the same', async () => {
    const { name } = products[400]!;
    await damage((bytes) => {
      bytes[bytes.indexOf(name, 0, 'latin1')]! ^= 1;
      return bytes;
    });
    await expect(read()).rejects.toThrow('The snapshot is damaged.');
  });

  it('is refused where it is cut short, before its last block or in the middle of one', async () => {
    await damage((bytes) => fileOf(blocksOf(bytes).slice(0, -1)));
    await expect(read()).rejects.toThrow('The snapshot is cut short.');
    await damage((bytes) => bytes.subarray(0, bytes.length - 5));
    await expect(read()).rejects.toThrow('The snapshot is cut short.');
  });

  it('is refused where a batch in the middle is missing', async () => {
    await damage((bytes) => fileOf(blocksOf(bytes).toSpliced(2, 1)));
    await expect(read()).rejects.toThrow('The snapshot lacks products.');
  });

  it('is refused where other code wrote it', async () => {
    await damage((bytes) => {
      const [head, ...rest] = blocksOf(bytes);
      return fileOf([serialize({ ...deserialize(head!), kind: 'taar search index 0.0' }), ...rest]);
    });
    await expect(read()).rejects.toThrow('The snapshot is of another version.');
  });

  it('takes no memory for a length that no block has', async () => {
    await damage((bytes) => {
      bytes.writeUInt32LE(2 ** 31, 0);
      return bytes;
    });
    const allocated = vi.spyOn(Buffer, 'allocUnsafe');
    await expect(read()).rejects.toThrow('The snapshot is damaged.');
    expect(Math.max(...allocated.mock.calls.map(([length]) => length))).toBeLessThan(1000);
  });

  it('stays as it was, with nothing beside it, where its writer is told to stop', async () => {
    await write();
    const before = readFileSync(file);
    expect(await write(AbortSignal.abort())).toBe(false);
    expect(readFileSync(file)).toEqual(before);
    expect(readdirSync(dir)).toEqual(['search-index.snapshot']);
  });

  it('stays as it was, with nothing beside it, where writing fails in the middle', async () => {
    const broken = writeSnapshot(
      file,
      index.capture(),
      (id) => {
        if (id === products[400]!.id) throw new Error('no more');
        return '1';
      },
      new AbortController().signal,
    );
    await expect(broken).rejects.toThrow('no more');
    expect(existsSync(file)).toBe(false);
    expect(readdirSync(dir)).toEqual([]);
  });

  it('is written by one at a time', async () => {
    const both = await Promise.all([write(), write()]);
    expect(both.toSorted()).toEqual([false, true]);
    expect((await read()).found).toHaveLength(products.length);
  });
});
