/** Where builds are made and where the one in use lies. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/bootstrap/root.mjs';

/** The build in use. */
export const dist = join(root, 'dist');
const stagingRoot = join(root, '.cache', 'build');

/** A record in the folder of a build says what it was made from: 'build.json' of all, 'art-build.json' of what is drawn. */
export type RecordName = 'build.json' | 'art-build.json';

interface BuildRecord {
  readonly hash: string;
}

export function writeRecord(folder: string, name: RecordName, hash: string): void {
  writeFileSync(join(folder, name), JSON.stringify({ hash } satisfies BuildRecord));
}

/** Of the build in use, or null. */
export function recordedHash(name: RecordName): string | null {
  try {
    const record: BuildRecord = JSON.parse(readFileSync(join(dist, name), 'utf8'));
    return record.hash;
  } catch {
    return null;
  }
}

/** A finished build takes the place of the old one by renaming, so that half a build is never served. */
export async function replaceBuild(fill: (folder: string) => Promise<void>): Promise<void> {
  const staging = join(stagingRoot, `${process.pid}`);
  clearAbandoned();
  mkdirSync(staging, { recursive: true });
  try {
    await fill(staging);
    const retired = `${staging}-retired`;
    if (existsSync(dist)) renameSync(dist, retired);
    renameSync(staging, dist);
    rmSync(retired, { recursive: true, force: true });
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Removes the folders of interrupted builds. Each is named by the id of its process, which no longer runs. */
function clearAbandoned(): void {
  if (!existsSync(stagingRoot)) return;
  for (const name of readdirSync(stagingRoot)) {
    if (!isRunning(Number.parseInt(name, 10))) rmSync(join(stagingRoot, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
