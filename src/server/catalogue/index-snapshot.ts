import { mkdir, open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import { termsVersion, type CapturedBatch, type CapturedIndex } from '../search/index/captured-index.ts';

/** Rises whenever the file is laid out otherwise. */
const layoutVersion = 1;
const kind = `taar search index ${layoutVersion}.${termsVersion}`;

/** So many products are written and read at a time; others have their turn in between. */
const batchSize = 250;
/** No block comes near it; a damaged length must not ask for all memory. */
const maxBlockBytes = 64 * 1024 * 1024;
/** A process that writes for longer than this has ended. */
const abandonedMs = 10 * 60 * 1000;

/** Some products as an index knew them, each with the version of the row it was read from. */
interface SnapshotBatch extends CapturedBatch {
  readonly rowVersions: readonly string[];
}

interface IndexSnapshot {
  readonly terms: readonly string[];
  readonly batches: AsyncIterable<SnapshotBatch>;
}

/** The file is cut short, damaged, or of another version of the code. */
class SnapshotUnusable extends Error {}

interface Head {
  readonly kind: string;
  readonly terms: readonly string[];
}

interface End {
  readonly products: number;
}

/** Each block has its length and its checksum in front. */
async function writeBlock(file: FileHandle, content: unknown): Promise<void> {
  const bytes = serialize(content);
  const prefix = Buffer.alloc(8);
  prefix.writeUInt32LE(bytes.length, 0);
  prefix.writeUInt32LE(crc32(bytes), 4);
  await file.write(Buffer.concat([prefix, bytes]));
}

async function readExactly(file: FileHandle, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length);
  for (let at = 0; at < length;) {
    const { bytesRead } = await file.read(bytes, at, length - at);
    if (bytesRead === 0) throw new SnapshotUnusable('The snapshot is cut short.');
    at += bytesRead;
  }
  return bytes;
}

async function readBlock(file: FileHandle): Promise<unknown> {
  const prefix = await readExactly(file, 8);
  const length = prefix.readUInt32LE(0);
  if (length > maxBlockBytes) throw new SnapshotUnusable('The snapshot is damaged.');
  const bytes = await readExactly(file, length);
  if (crc32(bytes) !== prefix.readUInt32LE(4)) throw new SnapshotUnusable('The snapshot is damaged.');
  return deserialize(bytes);
}

async function* readBatches(file: FileHandle): AsyncGenerator<SnapshotBatch> {
  let products = 0;
  for (;;) {
    const block = (await readBlock(file)) as SnapshotBatch | End;
    if (!('entries' in block)) {
      if (block.products !== products) throw new SnapshotUnusable('The snapshot lacks products.');
      return;
    }
    products += block.products.length;
    yield block;
    await setImmediate();
  }
}

/** Reads a snapshot batch by batch; throws where there is none, or where it turns out to be unusable. */
export async function readSnapshot<T>(path: string, read: (snapshot: IndexSnapshot) => Promise<T>): Promise<T> {
  const file = await open(path, 'r');
  try {
    const head = (await readBlock(file)) as Partial<Head>;
    if (head.kind !== kind || !head.terms) throw new SnapshotUnusable('The snapshot is of another version.');
    return await read({ terms: head.terms, batches: readBatches(file) });
  } finally {
    await file.close();
  }
}

/** The file that only one process at a time can make; null while another writes. */
async function openForWriting(path: string): Promise<FileHandle | null> {
  const startedMs = await stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
  if (startedMs !== null && Date.now() - startedMs > abandonedMs) await rm(path, { force: true });
  try {
    return await open(path, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null;
    throw error;
  }
}

/**
 * Writes a snapshot beside the old one and puts it in its place when it is whole, so that whoever reads meanwhile, and
 * whoever comes after a crash, finds one of the two. False: another process is writing, or this one is told to stop.
 */
export async function writeSnapshot(
  path: string,
  captured: CapturedIndex,
  rowVersionOf: (id: string) => string,
  signal: AbortSignal,
): Promise<boolean> {
  const unfinished = `${path}.unfinished`;
  await mkdir(dirname(path), { recursive: true });
  const file = await openForWriting(unfinished);
  if (!file) return false;
  try {
    let products = 0;
    await writeBlock(file, { kind, terms: captured.terms } satisfies Head);
    for (const batch of captured.batches(batchSize)) {
      if (signal.aborted) return false;
      const rowVersions = batch.products.map(({ id }) => rowVersionOf(id));
      await writeBlock(file, { ...batch, rowVersions } satisfies SnapshotBatch);
      products += batch.products.length;
      await setImmediate();
    }
    await writeBlock(file, { products } satisfies End);
    await file.sync();
    await rename(unfinished, path);
    return true;
  } finally {
    await file.close();
    await rm(unfinished, { force: true });
  }
}
