import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { pipeline, type Writable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import {
  BackupError,
  Sums,
  type BackupEnd,
  type BackupFailure,
  type BackupHeader,
  type BackupTable,
} from './backup-format.ts';

/** Writes a file that is whole and on the disk, or none: it gets its name once it has been read back and found good. */
export async function saveBackup(file: string, write: (destination: Writable) => Promise<void>): Promise<BackupEnd> {
  const unfinished = `${file}.unfinished`;
  await mkdir(dirname(file), { recursive: true });
  const destination = createWriteStream(unfinished, { mode: 0o600, flush: true });
  try {
    await write(destination);
    const { end } = await verifyBackup(unfinished);
    await rename(unfinished, file);
    await sync(dirname(file));
    return end;
  } catch (error) {
    await close(destination);
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** A stream that was just made may open its file only after it was deleted, and leave it behind. */
async function close(stream: WriteStream): Promise<void> {
  if (stream.closed) return;
  // Whoever wrote has heard of what went wrong.
  stream.on('error', () => {});
  const { promise, resolve } = Promise.withResolvers<void>();
  stream.once('close', resolve).destroy();
  await promise;
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export type BackupLine = { readonly header: BackupHeader } | { readonly table: BackupTable } | { readonly row: string };

/** The lines of a backup as they come, the last one left out; throws when they are not what was written. */
export async function* readBackup(file: string): AsyncGenerator<BackupLine, BackupEnd> {
  try {
    return yield* checkedLines(file);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const reason = (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such file' : 'it is damaged';
    throw new BackupError(`${basename(file)} cannot be restored: ${reason}.`, { cause: error });
  }
}

async function* checkedLines(file: string): AsyncGenerator<BackupLine, BackupEnd> {
  const sums = new Sums();
  let hasBegun = false;
  let end: BackupEnd | undefined;
  // Read on after the last line: only then has the packing said that it is whole too.
  for await (const text of linesOf(file)) {
    if (end) throw new BackupError(`${basename(file)} cannot be restored: it goes on after its end.`);
    const line = `${text}\n`;
    if (text.startsWith('[')) {
      sums.addRow(line);
      yield { row: text };
      continue;
    }
    const value = JSON.parse(text) as BackupHeader | BackupTable | BackupEnd | BackupFailure;
    if ('failed' in value) throw new BackupError(value.failed);
    if (!hasBegun && !isHeader(value)) throw new BackupError(`${basename(file)} is not a backup of this shop.`);
    hasBegun = true;
    if ('end' in value) {
      end = assertSame(value, sums, file);
      continue;
    }
    sums.addLine(line);
    if ('table' in value) {
      sums.beginTable(value.table);
      yield { table: value };
    } else yield { header: value };
  }
  if (end) return end;
  throw new BackupError(`${basename(file)} cannot be restored: its end is missing.`);
}

const isHeader = (value: object): boolean =>
  'backup' in value && value.backup === 'taar' && 'format' in value && value.format === 1;

function assertSame(end: BackupEnd, sums: Sums, file: string): BackupEnd {
  const { tables, sha256 } = sums.finish();
  if (sha256 === end.sha256 && JSON.stringify(tables) === JSON.stringify(end.tables)) return end;
  throw new BackupError(`${basename(file)} cannot be restored: its checksum is wrong.`);
}

/** Reads a backup to its end and throws a sentence when it is not whole. */
export async function verifyBackup(file: string): Promise<{ header: BackupHeader; end: BackupEnd }> {
  const lines = readBackup(file);
  let header: BackupHeader | undefined;
  for (;;) {
    const { value, done } = await lines.next();
    if (done) return { header: header!, end: value };
    if ('header' in value) header = value.header;
  }
}

/** Rows with pictures are long: what has come of a line is only looked through once its end is there. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip({ chunkSize: 64 * 1024 }).setEncoding('utf8');
  pipeline(createReadStream(file), unzipped, () => {});
  let rest = '';
  for await (const chunk of unzipped as AsyncIterable<string>) {
    rest += chunk;
    if (!chunk.includes('\n')) continue;
    const lines = rest.split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
}
