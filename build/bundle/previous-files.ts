import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** In each folder, so that one can be renewed alone. */
const record = '.kept-files.json';

const readKept = (folder: string): readonly string[] =>
  existsSync(join(folder, record)) ? JSON.parse(readFileSync(join(folder, record), 'utf8')) : [];

/**
 * Gives a new build the code of the one before it, under its names: a page that somebody has open, and a process that still
 * runs, fetch what they have not needed so far. What the one before had kept itself is not carried on.
 */
export function keepPreviousFiles(before: string, after: string, folders: readonly string[]): void {
  for (const folder of folders) {
    const [from, to] = [join(before, folder), join(after, folder)];
    if (!existsSync(from) || !existsSync(to)) continue;
    const older = new Set([record, ...readKept(from)]);
    const names = readdirSync(from, { withFileTypes: true })
      .filter((file) => file.isFile() && !older.has(file.name) && !existsSync(join(to, file.name)))
      .map(({ name }) => name);
    for (const name of names) copyFileSync(join(from, name), join(to, name));
    writeFileSync(join(to, record), JSON.stringify(names));
  }
}
