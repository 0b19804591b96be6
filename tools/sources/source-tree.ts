import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** File contents by their path from the root of the project. Checks read nothing else, so tests can pass a tree of their own. */
export type SourceTree = ReadonlyMap<string, string>;

const sourceEnding = /\.(tsx?|mts|mjs|css)$/;
/** Types that a tool writes from the contract, whose own names are checked where they stand. */
const written = /^packages\/client\/(calls|schemas)\.d\.ts$/;

/** Every file that git tracks or would track. */
export function projectFiles(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  return listed
    .toString('utf8')
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)))
    .sort();
}

export function readSourceTree(root: string): SourceTree {
  const paths = projectFiles(root).filter((path) => sourceEnding.test(path) && !written.test(path));
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

export const isTest = (path: string): boolean => /\.(test|e2e)\.tsx?$/.test(path) || path.startsWith('tests/');
