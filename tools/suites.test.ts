import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './bootstrap/root.mjs';
import { playwrightTimes, secondsByPart, slowestLines, vitestTimes } from './durations.ts';
import { countsFromExitCode, readPlaywrightReport, readVitestReport } from './suites.ts';

let folder: string;
const written = (report: unknown) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taar-report-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the numbers of a suite', () => {
  it('count a suite without a report as one test', () => {
    expect(countsFromExitCode(0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(countsFromExitCode(2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('count a test file that broke before its first test as a failure', () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        { status: 'passed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [] },
      ],
    };
    expect(readVitestReport(written(report))).toEqual({ passed: 7, failed: 2, skipped: 3 });
  });

  it('count a journey that passes only when repeated, and an error outside any journey, as failures', () => {
    const report = { stats: { expected: 9, unexpected: 1, flaky: 1, skipped: 3 }, errors: [{}] };
    expect(readPlaywrightReport(written(report))).toEqual({ passed: 9, failed: 3, skipped: 3 });
  });

  it('are refused when the report is missing', () => {
    expect(() => readVitestReport(join(folder, 'none.json'))).toThrow('ENOENT');
  });
});

describe('the tests that took longest', () => {
  const vitest = {
    testResults: [
      {
        name: join(root, 'src/a.test.ts'),
        assertionResults: [
          { fullName: 'a is quick', duration: 40 },
          { fullName: 'a is slow', duration: 61_000 },
          { fullName: 'a is not run' },
        ],
      },
    ],
  };
  const playwright = {
    config: { rootDir: join(root, 'tests/e2e') },
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: [
              {
                title: 'a journey',
                file: 'cart/cart.e2e.ts',
                tests: [{ projectName: 'phone', results: [{ duration: 30_000 }, { duration: 12_300 }] }],
              },
            ],
          },
        ],
      },
    ],
  };

  it('are named by the reports of both programs, the slowest first', () => {
    const all = [...vitestTimes(vitest), ...playwrightTimes(playwright)];
    expect(slowestLines(all, 2)).toEqual([
      '  61.0 s  src/a.test.ts  a is slow',
      '  42.3 s  tests/e2e/cart/cart.e2e.ts  a journey (phone)',
    ]);
  });

  it('are known to the next run by their files, journeys by themselves', () => {
    expect(secondsByPart([...vitestTimes(vitest), ...playwrightTimes(playwright)])).toEqual({
      'src/a.test.ts': 61.04,
      'phone tests/e2e/cart/cart.e2e.ts a journey': 42.3,
    });
  });
});
