import { basename } from 'node:path';
import type { Database, Queryable } from '../db/database.ts';
import { openEmbedded } from '../db/embedded/embedded.ts';
import { applyNamed, assertKnown, migrate } from '../db/migrate.ts';
import { readBackup, verifyBackup } from './backup-file.ts';
import { BackupError, type BackupEnd, type BackupTable } from './backup-format.ts';
import * as repository from './backup.repository.ts';
import { deadlineMs, sumDatabase } from './dump.ts';

const batchChars = 1_000_000;

/** Fills an empty database from a backup, all or nothing, then brings its schema up to date. */
export async function restoreBackup(db: Database, file: string): Promise<BackupEnd> {
  const end = await loadBackup(db, file);
  await migrate(db);
  await db.transaction((tx) => tx.query('ANALYZE'), { deadlineMs });
  return end;
}

/** Restores a backup into a database in memory, which leaves nothing behind, and compares every table and sequence. */
export async function checkBackup(file: string): Promise<BackupEnd> {
  // What can be told from the file alone is told without a database.
  const { header } = await verifyBackup(file);
  await assertKnown(header.migrations);
  const place = await openEmbedded({ dir: null });
  return compareInside(place, file).finally(() => place.close());
}

/** Restores a backup into an empty place and compares what is there then with what the file says. */
export async function compareInside(place: Database, file: string): Promise<BackupEnd> {
  const end = await loadBackup(place, file);
  const restored = await sumDatabase(place);
  const sequences = { table: 'of sequences', all: end.sequences, restored: restored.sequences };
  const tables = restored.tables.map((sum, index) => ({
    table: sum.table,
    all: end.tables[index],
    restored: sum,
  }));
  const other = [...tables, sequences].find((one) => JSON.stringify(one.all) !== JSON.stringify(one.restored));
  if (!other) return end;
  throw new BackupError(`${basename(file)} was restored, but its table ${other.table} came out differently.`);
}

async function loadBackup(db: Database, file: string): Promise<BackupEnd> {
  const { header, end } = await verifyBackup(file);
  await db.transaction(
    async (tx) => {
      if (!(await repository.isEmptyDatabase(tx))) {
        throw new BackupError('The database is not empty: a backup is restored only into an empty one.');
      }
      await applyNamed(tx, header.migrations);
      const shapes = await repository.shapes(tx);
      await repository.empty(tx, shapes);
      await repository.withoutOrder(tx, shapes, () => fill(tx, file, shapes));
      for (const { name, value } of end.sequences) await repository.setSequence(tx, name, value);
    },
    { deadlineMs },
  );
  return end;
}

async function fill(tx: Queryable, file: string, shapes: readonly repository.TableShape[]): Promise<void> {
  let current: { shape: repository.TableShape; columns: readonly string[] } | null = null;
  let lines: string[] = [];
  let chars = 0;
  const flush = async () => {
    if (current && lines.length > 0) await repository.insert(tx, current.shape, current.columns, lines);
    lines = [];
    chars = 0;
  };
  for await (const line of readBackup(file)) {
    if ('table' in line) {
      await flush();
      current = { shape: shapeOf(line.table, shapes), columns: line.table.columns };
    } else if ('row' in line) {
      lines.push(line.row);
      chars += line.row.length;
      if (chars > batchChars) await flush();
    }
  }
  await flush();
}

function shapeOf({ table, columns }: BackupTable, shapes: readonly repository.TableShape[]): repository.TableShape {
  const shape = shapes.find((one) => one.table === table);
  const known = shape?.columns.map(({ name }) => name).sort();
  if (shape && JSON.stringify(known) === JSON.stringify([...columns].sort())) return shape;
  throw new BackupError(`The backup has a table ${table} that is not made like the one of its schema.`);
}
