import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildFiles } from '#build/assets/inputs.ts';
import { isChecked, rememberChecked, sourceFiles, sourceFolders, stampOfSources } from './checked-build.mjs';
import { root } from './root.mjs';

let folder: string;
const write = (path: string, content: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};
/** As if all of it had been written long ago. */
const later = (): number => Date.now() + 60_000;
const remember = (): void => rememberChecked(folder, '--quick', stampOfSources(folder, later()), later());
const isFresh = (check = '--quick'): boolean => isChecked(folder, check, stampOfSources(folder, later()), later());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taar-checked-'));
  for (const path of ['src/web/app.tsx', 'build/build.ts', 'package.json', 'dist/build.json', 'dist/server-build.json'])
    write(path, 'one');
  write('dist/server/start.js', 'one');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a build that was found to be fresh', () => {
  it('is not looked at again while nothing changes, by the same question', () => {
    expect(isFresh()).toBe(false);
    remember();
    expect(isFresh()).toBe(true);
    expect(isFresh('--check')).toBe(false);
  });

  it.each(['src/web/app.tsx', 'package.json', 'dist/build.json', 'dist/server/start.js', 'src/new.ts'])(
    'is looked at again after %s changed, even to the same size',
    (path) => {
      remember();
      write(path, 'two');
      expect(isFresh()).toBe(false);
    },
  );

  it('is not looked at again after a test changed', () => {
    remember();
    write('src/web/app.test.tsx', 'two');
    expect(isFresh()).toBe(true);
  });

  it('is looked at again after a file is gone, renamed, or part of the build is gone', () => {
    remember();
    renameSync(join(folder, 'src/web/app.tsx'), join(folder, 'src/web/shop.tsx'));
    expect(isFresh()).toBe(false);
    remember();
    rmSync(join(folder, 'dist/server-build.json'));
    expect(isFresh()).toBe(false);
  });

  it('is not remembered with files so young that a further change would not show, nor with what changed meanwhile', () => {
    expect(stampOfSources(folder)).toBe(null);
    rememberChecked(folder, '--quick', stampOfSources(folder));
    expect(existsSync(join(folder, '.cache'))).toBe(false);
    const before = stampOfSources(folder, later());
    write('src/web/app.tsx', 'two');
    rememberChecked(folder, '--quick', before, later());
    expect(existsSync(join(folder, '.cache'))).toBe(false);
  });

  it('is made from nothing that is not looked at', () => {
    const isSeen = (file: string): boolean =>
      sourceFiles.some((path) => file === join(root, path)) ||
      sourceFolders.some((path) => file.startsWith(`${join(root, path)}/`));
    expect(buildFiles().length).toBeGreaterThan(1000);
    expect(buildFiles().filter((file) => !isSeen(file))).toEqual([]);
  });
});
