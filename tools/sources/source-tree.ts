import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** File contents by their path from the root of the project. Checks read nothing else, so tests can pass a tree of their own. */
export type SourceTree = ReadonlyMap<string, string>;

const sourceEnding = /\.(tsx?|mts|mjs|css)$/;

/** Every source file that git tracks or would track. */
export function readSourceTree(root: string): SourceTree {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  const paths = listed
    .toString('utf8')
    .split('\0')
    .filter((path) => sourceEnding.test(path) && existsSync(join(root, path)));
  return new Map(paths.sort().map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

export const isTest = (path: string): boolean => /\.(test|e2e)\.tsx?$/.test(path) || path.startsWith('tests/');
