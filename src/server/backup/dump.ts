import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database, Queryable } from '../db/database.ts';
import { Sums, type BackupEnd, type BackupHeader, type BackupTable } from './backup-format.ts';
import * as repository from './backup.repository.ts';

/** How long a backup or a restore may take. */
export const deadlineMs = 12 * 60 * 60_000;

async function* dumpLines(tx: Queryable): AsyncGenerator<string> {
  const sums = new Sums();
  const asLine = (value: BackupHeader | BackupTable | BackupEnd): string => `${JSON.stringify(value)}\n`;
  function* noted(line: string) {
    sums.addLine(line);
    yield line;
  }
  const migrations = await repository.migrations(tx);
  yield* noted(asLine({ backup: 'taar', format: 1, madeAt: new Date().toISOString(), migrations }));
  for (const shape of await repository.shapes(tx)) {
    yield* noted(asLine({ table: shape.table, columns: shape.columns.map(({ name }) => name) }));
    sums.beginTable(shape.table);
    for await (const batch of repository.rows(tx, shape)) {
      const lines = batch.map((row) => `${JSON.stringify(row)}\n`);
      for (const line of lines) sums.addRow(line);
      yield lines.join('');
    }
  }
  const sequences = await repository.sequences(tx);
  yield asLine({ end: true, sequences, ...sums.finish() });
}

const write = (tx: Queryable, destination: Writable, signal?: AbortSignal): Promise<void> =>
  pipeline(Readable.from(dumpLines(tx)), createGzip(), destination, { ...(signal && { signal }) });

/** Writes a backup of this very moment, while the shop goes on. */
export const dumpDatabase = (db: Database, destination: Writable, signal?: AbortSignal): Promise<void> =>
  db.readSnapshot((still) => write(still, destination, signal), { deadlineMs, signal });

/** Writes a backup of a database that nobody else uses, which needs no room for a copy of it. */
export const dumpUnusedDatabase = (db: Database, destination: Writable): Promise<void> =>
  db.transaction((tx) => write(tx, destination), { deadlineMs });

/** The last line of what a backup would be of a database that nobody else uses. */
export async function sumDatabase(db: Database): Promise<BackupEnd> {
  let last = '';
  await db.transaction(
    async (tx) => {
      for await (const line of dumpLines(tx)) last = line;
    },
    { deadlineMs },
  );
  return JSON.parse(last) as BackupEnd;
}
