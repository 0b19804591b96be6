import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbedded } from '#server/db/embedded/embedded.ts';
import { migrate } from '#server/db/migrate.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const cacheFolder = join(root, '.cache', 'embedded-template');

/** The file of a migrated, empty database in memory. Kept between runs until the migrations or the engine change. */
export async function embeddedTemplate(): Promise<string> {
  const file = join(cacheFolder, `${fingerprint()}.tar`);
  if (existsSync(file)) return file;
  rmSync(cacheFolder, { recursive: true, force: true });
  mkdirSync(cacheFolder, { recursive: true });
  const db = await openEmbedded({ dir: null });
  await migrate(db);
  await db.query('CHECKPOINT');
  writeFileSync(`${file}.${process.pid}`, await db.snapshot());
  renameSync(`${file}.${process.pid}`, file);
  await db.close();
  return file;
}

/** Puts the database of a template into a folder. Making a new one there takes ten seconds of a core. */
export function unpackTemplate(file: string, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  execFileSync('tar', ['-xf', file, '-C', folder], { stdio: 'ignore' });
}

function fingerprint(): string {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const hash = createHash('sha256').update(readFileSync(join(engine, '..', '..', 'package.json')));
  const migrations = join(root, 'db', 'migrations');
  for (const name of readdirSync(migrations).sort()) hash.update(name).update(readFileSync(join(migrations, name)));
  return hash.digest('hex').slice(0, 16);
}
