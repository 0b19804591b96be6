import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepPreviousFiles } from './previous-files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taar-builds-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function makeBuild(name: string, files: readonly string[]): string {
  const build = join(folder, name);
  mkdirSync(join(build, 'assets/folder'), { recursive: true });
  for (const file of files) writeFileSync(join(build, 'assets', file), `${name} ${file}`);
  return build;
}

const filesOf = (build: string): string[] =>
  readdirSync(join(build, 'assets'))
    .filter((name) => /\.(js|br)$/.test(name))
    .sort();

describe('the code of the build before', () => {
  it('stands beside the new one, which wins where both have a name', () => {
    const first = makeBuild('first', ['a1.js', 'a1.js.br', 'same.js']);
    const second = makeBuild('second', ['a2.js', 'same.js']);
    keepPreviousFiles(first, second, ['assets', 'none']);
    expect(filesOf(second)).toEqual(['a1.js', 'a1.js.br', 'a2.js', 'same.js']);
    expect(readFileSync(join(second, 'assets/same.js'), 'utf8')).toBe('second same.js');
    rmSync(first, { recursive: true });
    expect(readFileSync(join(second, 'assets/a1.js'), 'utf8')).toBe('first a1.js');
  });

  it('is gone with the build after the next', () => {
    const builds = ['1', '2', '3'].map((name) => makeBuild(name, [`a${name}.js`]));
    keepPreviousFiles(builds[0]!, builds[1]!, ['assets']);
    keepPreviousFiles(builds[1]!, builds[2]!, ['assets']);
    expect(filesOf(builds[2]!)).toEqual(['a2.js', 'a3.js']);
  });
});
