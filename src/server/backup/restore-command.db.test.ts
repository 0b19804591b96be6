import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyEmbedded, openTestDatabase } from '#tests/support/databases/databases.ts';
import { oldMigrations, type OldMigration } from '#tests/support/databases/old-migrations.ts';
import { addProduct } from '#tests/support/processes/shop-app.ts';
import { saveBackup, verifyBackup } from './backup-file.ts';
import { Sums, type BackupEnd } from './backup-format.ts';
import { migrate } from '../db/migrate.ts';
import { dumpDatabase } from './dump.ts';
import { checkBackup, compareInside } from './restore.ts';

const folder = mkdtempSync(join(tmpdir(), 'taar-restore-command-'));
const good = join(folder, 'good');
const sums = { total: 0, tables: 0 };

beforeAll(async () => {
  const { db, close } = await openTestDatabase('postgres');
  await addProduct(db);
  const { tables } = await saveBackup(good, (out) => dumpDatabase(db, out)).finally(close);
  Object.assign(sums, { tables: tables.length, total: tables.reduce((sum, { rows }) => sum + rows, 0) });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command with everything it could leave something in being an empty folder. */
async function restore(...args: string[]): Promise<{ said: string; left: string[] }> {
  const place = join(folder, 'place');
  mkdirSync(place);
  const env = { PATH: process.env['PATH'], TMPDIR: place, DATA_DIR: place };
  const command = fileURLToPath(import.meta.resolve('./restore-command.ts'));
  const said = await new Promise<string>((done) => {
    execFile(process.execPath, [command, ...args], { env, cwd: place }, (_error, out, err) => done(out + err));
  });
  const left = readdirSync(place);
  rmSync(place, { recursive: true });
  return { said, left };
}

/** The good file, or another one, with other lines, and with sums that say so. */
function forged(name: string, change: (line: string) => string, file = good): string {
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  const end = JSON.parse(lines.pop()!) as BackupEnd;
  const counted = new Sums();
  const changed = lines.map((line) => `${change(line)}\n`);
  for (const line of changed) {
    if (line.startsWith('[')) counted.addRow(line);
    else counted.addLine(line);
    const { table } = line.startsWith('{') ? (JSON.parse(line) as { table?: string }) : {};
    if (table !== undefined) counted.beginTable(table);
  }
  const made = join(folder, name);
  writeFileSync(made, gzipSync(`${changed.join('')}${JSON.stringify({ ...end, ...counted.finish() })}\n`));
  return made;
}

/** Of the migrations, the one that made the last schema of those before it. */
function baselineFolder(): string {
  const baseline = join(folder, 'migrations');
  mkdirSync(baseline);
  const name = '0001_baseline.sql';
  cpSync(fileURLToPath(import.meta.resolve(`../../../db/migrations/${name}`)), join(baseline, name));
  return baseline;
}

describe('npm run restore -- --check', () => {
  it('restores a good file into memory, says that every table is as the file says, and leaves nothing behind', async () => {
    const { said, left } = await restore('--check', good);
    expect(said).toBe(
      `taar  done      ${good}: ${sums.tables} tables, ${sums.total.toLocaleString('en-IN')} rows, restored into memory, and every table is as the file says\n`,
    );
    expect(left).toEqual([]);
  });

  it.each([
    [['--check', 'nowhere'], 'nowhere cannot be restored: there is no such file.'],
    [['--check', fileURLToPath(import.meta.url)], 'restore-command.db.test.ts cannot be restored: it is damaged.'],
    [['--chekc', good], 'Nothing was restored: --chekc is not understood.'],
    [['--check'], 'Say which file to restore: npm run restore -- <file>.'],
  ])('says so of %s', async (args, sentence) => {
    expect(await restore(...args)).toEqual({ said: `taar  stopped   ${sentence}\n`, left: [] });
  });

  it('refuses the first half of a file', async () => {
    const bytes = readFileSync(good);
    writeFileSync(join(folder, 'half'), bytes.subarray(0, bytes.length / 2));
    await expect(checkBackup(join(folder, 'half'))).rejects.toThrow('half cannot be restored: it is damaged.');
  });

  it('refuses a file whose packing is cut after the last line, and one that goes on after it', async () => {
    const bytes = readFileSync(good);
    // Eight bytes at the end of a packed file say what must have come out of it.
    writeFileSync(join(folder, 'cut'), bytes.subarray(0, -8));
    await expect(checkBackup(join(folder, 'cut'))).rejects.toThrow('cut cannot be restored: it is damaged.');
    writeFileSync(join(folder, 'longer'), gzipSync(`${gunzipSync(bytes).toString()}["one row more"]\n`));
    await expect(checkBackup(join(folder, 'longer'))).rejects.toThrow(
      'longer cannot be restored: it goes on after its end.',
    );
  });

  /** A few bits say when and where it was packed, or fill up the last byte: the same comes out. */
  const isHarmless = (changed: Buffer, bytes: Buffer): boolean => gunzipSync(changed).equals(gunzipSync(bytes));

  it('refuses a file wherever a byte of it has changed, unless the same comes out', async () => {
    const bytes = readFileSync(good);
    const file = join(folder, 'changed');
    const accepted: number[] = [];
    const step = Math.ceil(bytes.length / 200);
    const places = [...Array(12).keys(), ...Array.from({ length: 200 }, (_, index) => 12 + index * step)];
    for (const place of places.filter((one) => one < bytes.length)) {
      const changed = Buffer.from(bytes);
      changed[place]! ^= 0x10;
      writeFileSync(file, changed);
      await verifyBackup(file).then(
        () => {
          if (!isHarmless(changed, bytes)) accepted.push(place);
        },
        (error: Error) =>
          expect(error.message).toMatch(/^changed (cannot be restored: .+|is not a backup of this shop)\.$/),
      );
    }
    expect(accepted).toEqual([]);
  });

  it('refuses a file of a newer shop, and one whose migration is another', async () => {
    const newer = forged('newer', (line) =>
      line.replace('"migrations":[', '"migrations":[{"name":"9999_later.sql","sha256":"00"},'),
    );
    await expect(checkBackup(newer)).rejects.toThrow(
      'The schema has the migration 9999_later.sql, which this version of the shop does not know.',
    );
    const other = forged('other', (line) => line.replace(/("name":"0001[^}]+"sha256":")\w/, '$1x'));
    await expect(checkBackup(other)).rejects.toThrow('which this version of the shop does not know.');
  });

  it('takes a file of the last schema before the baseline, and none of an older one', async () => {
    const atBaseline = join(folder, 'baseline');
    const db = await openEmptyEmbedded();
    try {
      await migrate(db, baselineFolder());
      await addProduct(db);
      await saveBackup(atBaseline, (out) => dumpDatabase(db, out));
    } finally {
      await db.close();
    }
    const withMigrations = (name: string, migrations: readonly OldMigration[]) =>
      forged(
        name,
        (line) => line.replace(/"migrations":\[[^\]]*\]/, `"migrations":${JSON.stringify(migrations)}`),
        atBaseline,
      );
    expect(await checkBackup(withMigrations('last', oldMigrations))).toMatchObject({ tables: expect.anything() });
    await expect(checkBackup(withMigrations('older', oldMigrations.slice(0, -1)))).rejects.toThrow(
      'The schema has the migration 0001_catalogue.sql, which this version of the shop does not know.',
    );
  });

  it('tells when the rows come out differently, though the file is whole', async () => {
    const odd = forged('odd', (line) => (line.includes('"test-fuzz"') ? line.replace('"299900"', '"0299900"') : line));
    const place = await openEmptyEmbedded();
    const checking = compareInside(place, odd).finally(() => place.close());
    await expect(checking).rejects.toThrow(/^odd was restored, but its table products came out differently\.$/);
  });
});
