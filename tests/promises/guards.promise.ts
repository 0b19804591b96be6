import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/bootstrap/root.mjs';
import { guards, type Guard } from './guards.ts';
import { isLong } from './scale.ts';

/** What the tests need of the tree. */
const copied = [
  'src',
  'tests',
  'db',
  'content',
  'scripts',
  'build',
  'assets',
  'package.json',
  'vitest.config.ts',
  'tsconfig.json',
];
const timeoutMs = 10 * 60_000;

/** `npm test` holds the table itself (tests/guards.test.ts); running it takes as many test runs as it has rows. */
describe.runIf(isLong)('each guard', () => {
  let copy: string;

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'taar-guards-'));
    for (const name of copied) cpSync(join(root, name), join(copy, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  /** How many tests passed and failed. A file that does not even load has neither. */
  async function run({ project, test, title }: Guard): Promise<{ passed: number; failed: number }> {
    const report = join(copy, 'report.json');
    rmSync(report, { force: true });
    const named = title === undefined ? [] : ['-t', title];
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, test, ...named];
    const env = { ...process.env, PROMISES: '', VITEST: '' };
    const child = spawn(process.execPath, [...args, '--reporter=json', `--outputFile=${report}`], {
      cwd: copy,
      env,
      stdio: 'ignore',
    });
    await once(child, 'exit');
    const counts = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numFailedTests: number };
    return { passed: counts.numPassedTests, failed: counts.numFailedTests };
  }

  it.each(guards)(
    '$guard',
    async (guard) => {
      const path = join(copy, guard.file);
      const whole = readFileSync(path, 'utf8');
      const guarded = await run(guard);
      expect(guarded.failed, 'with the guard').toBe(0);
      expect(guarded.passed, 'with the guard').toBeGreaterThan(0);
      writeFileSync(
        path,
        whole.replace(guard.find, () => guard.replace),
      );
      try {
        expect((await run(guard)).failed, 'without the guard').toBeGreaterThan(0);
      } finally {
        writeFileSync(path, whole);
      }
    },
    timeoutMs,
  );
});
