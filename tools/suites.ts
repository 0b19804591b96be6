import { mkdirSync, rmSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInForeground, requestedExitCode } from './bootstrap/processes.mjs';
import { log, seconds } from './bootstrap/steps.mjs';
import { root } from './bootstrap/root.mjs';

interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

export function countsFromExitCode(code: number): TestCounts {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

export function readVitestReport(file: string): TestCounts {
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  // A file that breaks before its first test has no failed test in the numbers.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function readPlaywrightReport(file: string): TestCounts {
  const { stats, errors }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  // Errors outside any test are a broken file or set-up; a test that passes only at the second try has failed.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

export interface Suite {
  name: string;
  command: [program: string, ...args: string[]];
  env?: NodeJS.ProcessEnv;
  /** Where the suite writes its own numbers; a suite without a report counts as one test. */
  report?: { file: string; read: (file: string) => TestCounts };
  /** A suite that hangs ends as a failure instead of taking the whole run with it. */
  limitMs?: number;
}

const usualLimitMs = 30 * 60 * 1000;

const reports = join(root, 'test-results', 'reports');
const vitestFile = join(reports, 'vitest.json');
const playwrightFile = join(reports, 'playwright.json');

const vitest = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestFile}`] as const;

export const checks: Suite[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'types', command: ['tsc', '--noEmit', '-p', '.'] },
  { name: 'layout', command: ['node', 'tools/check-layout.ts'] },
  { name: 'dead', command: ['knip'] },
];

export const unitTests: Suite = {
  name: 'unit',
  command: [...vitest, '--project', 'unit'],
  report: { file: vitestFile, read: readVitestReport },
};

export const codeTests: Suite = {
  name: 'code',
  command: [...vitest],
  report: { file: vitestFile, read: readVitestReport },
};

/** The long size of what `npm test` shows in a short one. */
export const reliabilityTests: Suite = {
  name: 'reliability',
  command: [...vitest, '--project', 'reliability', '--no-file-parallelism'],
  env: { RELIABILITY: 'long' },
  report: { file: vitestFile, read: readVitestReport },
  limitMs: 6 * 60 * 60 * 1000,
};

export const journeys: Suite = {
  name: 'journeys',
  command: ['playwright', 'test'],
  // Playwright sets FORCE_COLOR for its workers, and Node prints a warning when NO_COLOR is set as well.
  env: { NO_COLOR: undefined, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightFile },
  report: { file: playwrightFile, read: readPlaywrightReport },
};

/** Runs every suite, also after a failing one, and adds up what they report. Those in a list of their own run at once. */
export async function runSuites(suites: (Suite | Suite[])[]): Promise<TestCounts> {
  const total: TestCounts = { passed: 0, failed: 0, skipped: 0 };
  for (const together of suites) {
    const counts = await Promise.all([together].flat().map(runSuite));
    const stopCode = requestedExitCode();
    if (stopCode !== null) process.exit(stopCode);
    for (const { passed, failed, skipped } of counts) {
      total.passed += passed;
      total.failed += failed;
      total.skipped += skipped;
    }
  }
  return total;
}

async function runSuite({
  name,
  command: [program, ...args],
  env,
  report,
  limitMs = usualLimitMs,
}: Suite): Promise<TestCounts> {
  const startedMs = performance.now();
  log(name, `${program} ...`);
  mkdirSync(reports, { recursive: true });
  if (report) rmSync(report.file, { force: true });
  const code = await runInForeground(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    timeout: limitMs,
  });
  const counts = report ? countReported(name, code, report) : countsFromExitCode(code);
  log(name, `${verdict(counts)} in ${seconds(startedMs)}`);
  return counts;
}

function countReported(name: string, code: number, report: NonNullable<Suite['report']>): TestCounts {
  try {
    const counts = report.read(report.file);
    if (code === 0 || counts.failed > 0) return counts;
    log(name, `ended with code ${code} although no test failed, which counts as a failure`);
    return { ...counts, failed: 1 };
  } catch (error) {
    log(name, `ended with code ${code} and left no report, which counts as a failure (${String(error)})`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function verdict({ passed, failed }: TestCounts): string {
  return failed === 0 ? `green (${passed})` : `RED (${failed} of ${passed + failed})`;
}

export function totalsText({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
