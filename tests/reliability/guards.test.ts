import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../tools/bootstrap/root.mjs';
import { guards } from './guards.ts';
import { isLong } from './scale.ts';

/** `GUARDS='office|backup'` tries only those whose name has one of these words. */
const wanted = guards.filter(({ guard }) => new RegExp(process.env['GUARDS'] ?? '').test(guard));

/** What the tests need of the tree. */
const copied = [
  'src',
  'tests',
  'catalogue',
  'db',
  'content',
  'docs',
  'packages',
  'tools',
  'build',
  'assets',
  'benchmarks',
  'package.json',
  'vitest.config.ts',
];
const timeoutMs = 20 * 60_000;
/** Whoever races without a lock does not lose each time. */
const raceTries = 3;

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

// Switching them off takes as many test runs as there are guards; `npm test` holds the table (tests/guards.test.ts).
describe.runIf(isLong)('each guard', () => {
  let copy: string;

  /** How many tests passed and failed. A file that does not even load has neither. */
  async function run(args: readonly string[]): Promise<Report> {
    const report = join(copy, 'report.json');
    rmSync(report, { force: true });
    const whole = ['node_modules/vitest/vitest.mjs', 'run', ...args, '--reporter=json', `--outputFile=${report}`];
    const child = spawn(process.execPath, whole, {
      cwd: copy,
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
      stdio: 'ignore',
    });
    await once(child, 'exit');
    return JSON.parse(readFileSync(report, 'utf8')) as Report;
  }

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'taar-guards-'));
    for (const name of copied) cpSync(join(root, name), join(copy, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it(
    'stands: with all of them every test is green',
    async () => {
      const whole = await run([...new Set(wanted.map(({ test }) => test))]);
      expect(whole.numFailedTests).toBe(0);
      expect(whole.numPassedTests).toBeGreaterThan(wanted.length);
    },
    timeoutMs,
  );

  it.each(isLong ? wanted : wanted.slice(0, 1))(
    '$guard: without it its test is red',
    async ({ file, find, replace, project, test, title }) => {
      const path = join(copy, file);
      const whole = readFileSync(path, 'utf8');
      writeFileSync(
        path,
        whole.replace(find, () => replace),
      );
      const named = title === undefined ? [] : ['-t', title];
      try {
        let failed = 0;
        for (let tries = 0; tries < raceTries && failed === 0; tries += 1) {
          failed = (await run(['--project', project, test, ...named, '--bail=1'])).numFailedTests;
        }
        expect(failed).toBeGreaterThan(0);
      } finally {
        writeFileSync(path, whole);
      }
    },
    timeoutMs,
  );
});
