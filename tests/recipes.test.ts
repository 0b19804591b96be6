/** Follows every recipe of docs/recipes.md in a copy of the tree, then runs type checker, layout check and the recipe's tests. */

import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyDiff, isQuotedFrom, readRecipes } from './support/recipes/recipe-steps.ts';

const root = join(import.meta.dirname, '..');
const { names, blocks, tests, paths } = readRecipes(readFileSync(join(root, 'docs/recipes.md'), 'utf8'));
const copy = mkdtempSync(join(tmpdir(), 'taar-recipes-'));
const copied = ['src', 'content', 'catalogue', 'db', 'build', 'tools', 'tests', 'benchmarks', 'docs', 'assets'];
const settings = [
  '.gitignore',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  'vite.config.ts',
  'playwright.config.ts',
];
/** A copy checks its types in a quarter of a minute on a slow machine; this is for one that is busy as well. */
const patienceMs = 900_000;

function follow({ path, language, text }: (typeof blocks)[number]): void {
  const file = join(copy, path);
  const isNew = !existsSync(file);
  if (language !== 'diff' && isNew) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${text}\n`);
    return;
  }
  if (isNew) throw new Error(`There is no file ${path} to change.`);
  const source = readFileSync(file, 'utf8');
  if (language === 'diff') writeFileSync(file, applyDiff(source, text));
  else if (!isQuotedFrom(source, text)) throw new Error(`${path} does not say:\n${text}`);
}

/** The output of a command that fails; empty when it succeeds. */
const run = (signal: AbortSignal, file: string, ...args: string[]): Promise<string> =>
  new Promise((resolve) => {
    const env = { ...process.env, NO_COLOR: '1', VITEST: undefined, VITEST_WORKER_ID: undefined };
    execFile(file, args, { cwd: copy, env, signal, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      resolve(error ? `${stdout}\n${stderr}` : ''),
    );
  });

const bin = (name: string): string => join(root, 'node_modules/.bin', name);

describe('the recipes', () => {
  beforeAll(() => {
    for (const folder of copied) cpSync(join(root, folder), join(copy, folder), { recursive: true });
    for (const file of settings) cpSync(join(root, file), join(copy, file));
    // The layout check takes the list of files from git.
    execFileSync('git', ['init', '-q'], { cwd: copy });
    mkdirSync(join(copy, '.git/info'), { recursive: true });
    writeFileSync(join(copy, '.git/info/exclude'), 'node_modules\ndist\n');
    for (const folder of ['node_modules', 'dist']) symlinkSync(join(root, folder), join(copy, folder));
  }, patienceMs);
  afterAll(() => rmSync(copy, { recursive: true, force: true }), patienceMs);

  it('can be followed: what they change is there, what they make is new, what they quote is said', () => {
    const faults = blocks.flatMap((block) => {
      try {
        follow(block);
        return [];
      } catch (error) {
        return [`${block.recipe}, ${block.path}: ${(error as Error).message}`];
      }
    });
    expect(faults).toEqual([]);
    expect(names.length).toBeGreaterThan(8);
    expect(blocks.length).toBeGreaterThan(30);
  });

  it('name no file that is not there', () => {
    expect(paths.filter((path) => !existsSync(join(copy, path)))).toEqual([]);
  });

  it('leave the types and the layout as they must be', { timeout: patienceMs }, async ({ signal }) => {
    expect(await run(signal, bin('tsc'), '--noEmit', '--singleThreaded', '-p', '.')).toBe('');
    expect(await run(signal, process.execPath, 'tools/check-layout.ts')).toBe('');
  });

  it.for([...tests])(
    'pass the tests of the project %s that they end with',
    { timeout: patienceMs },
    async ([project, files], { signal }) => {
      expect(await run(signal, bin('vitest'), 'run', '--configLoader=native', '--project', project, ...files)).toBe('');
    },
  );
});

describe('a change of a recipe', () => {
  it('is put where the lines around it stand, once', () => {
    expect(applyDiff('a\nb\nc\n', ' b\n+x')).toBe('a\nb\nx\nc\n');
    expect(applyDiff('a\nb\nc\n', '-a\n+x\n@@\n-c')).toBe('x\nb\n');
  });

  it('is refused where they stand twice, or not at all', () => {
    expect(() => applyDiff('a\na\n', ' a\n+x')).toThrow('More than one place');
    expect(() => applyDiff('a\n', ' b\n+x')).toThrow('No place');
  });
});
