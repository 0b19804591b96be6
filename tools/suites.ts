import { mkdirSync, rmSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInForeground, requestedExitCode } from './bootstrap/processes.mjs';
import { log, seconds } from './bootstrap/steps.mjs';
import { root } from './bootstrap/root.mjs';
import {
  keepDurations,
  playwrightTimes,
  readDurations,
  secondsByPart,
  slowestLines,
  vitestTimes,
  type TimedTest,
} from './durations.ts';
import { progressEnv } from './progress.ts';
import { watchForStall } from './stall.ts';

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

export const addCounts = (all: readonly TestCounts[]): TestCounts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
});

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
  report?: { file: string; read: (file: string) => TestCounts; times: (report: never) => TimedTest[] };
  /** How long it takes on two quiet cores, for a machine that has not run it yet. */
  usualSeconds: number;
  /** Where no part of a suite has ended for this long it hangs, and ends as a failure instead of taking the whole run with it. */
  stallMs?: number;
}

const usualStallMs = 15 * 60 * 1000;

const reports = join(root, 'test-results', 'reports');
const vitestFile = join(reports, 'vitest.json');
const playwrightFile = join(reports, 'playwright.json');

const vitest = [
  'vitest',
  'run',
  // Node reads our settings as they are written; by default they are bundled first, with the two hundred files they import.
  '--configLoader=native',
  '--reporter=default',
  '--reporter=json',
  '--reporter=./tools/vitest-progress.ts',
  `--outputFile.json=${vitestFile}`,
] as const;
const vitestReport = { file: vitestFile, read: readVitestReport, times: vitestTimes };

/**
 * What was checked is written down, and the next run checks the files that a change since then can reach. By default the compiler
 * checks on four threads, each of which works out the types of the packages for itself; the other checks need the other cores.
 */
const typeFlags = ['--singleThreaded', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'] as const;

export const checks: Suite[] = [
  { name: 'format', command: ['oxfmt', '--check'], usualSeconds: 3 },
  { name: 'lint', command: ['oxlint', '--deny-warnings'], usualSeconds: 6 },
  { name: 'types', command: ['tsc', '--noEmit', '-p', '.', ...typeFlags], usualSeconds: 25 },
  { name: 'layout', command: ['node', 'tools/check-layout.ts'], usualSeconds: 10 },
  { name: 'dead', command: ['knip', '--cache', '--cache-location', '.cache/knip'], usualSeconds: 20 },
];

export const unitTests: Suite = {
  name: 'unit',
  usualSeconds: 80,
  command: [...vitest, '--project', 'unit'],
  report: vitestReport,
};

export const codeTests: Suite = {
  name: 'code',
  usualSeconds: 360,
  command: [...vitest],
  report: vitestReport,
};

/** The long size of what `npm test` shows in a short one. */
export const reliabilityTests: Suite = {
  name: 'reliability',
  usualSeconds: 60 * 60,
  command: [...vitest, '--project', 'reliability', '--no-file-parallelism'],
  env: { RELIABILITY: 'long' },
  report: vitestReport,
  stallMs: 6 * 60 * 60 * 1000,
};

export const journeys: Suite = {
  name: 'journeys',
  usualSeconds: 700,
  command: ['playwright', 'test'],
  env: {
    // Playwright sets FORCE_COLOR for its workers, and Node prints a warning when NO_COLOR is set as well.
    NO_COLOR: undefined,
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightFile,
    // Node reads our sources as they are written. Playwright would translate each of them first, which takes ten seconds of a core
    // before the first journey, and again whenever a source has changed.
    PW_DISABLE_TS_ESM: '1',
    NODE_COMPILE_CACHE: join(root, '.cache', 'compile'),
  },
  report: { file: playwrightFile, read: readPlaywrightReport, times: playwrightTimes },
};

const slowestNamed = 20;

/** How long a suite took here the last time, or takes elsewhere. */
const expectedSeconds = ({ name, usualSeconds }: Suite): number => readDurations().suites[name] ?? usualSeconds;

/** Those that run at once take as long as the longest. */
const stageSeconds = (stage: Suite | Suite[]): number => Math.max(...[stage].flat().map(expectedSeconds));

export const secondsOf = (stages: readonly (Suite | Suite[])[]): number =>
  stages.reduce((sum, stage) => sum + stageSeconds(stage), 0);

/**
 * Runs every suite, also after a failing one, and adds up what they report. Those in a list of their own run at once. Ends
 * with the tests that took longest.
 */
export async function runSuites(stages: readonly (Suite | Suite[])[]): Promise<TestCounts> {
  const all: TestCounts[] = [];
  const tests: TimedTest[] = [];
  for (const [index, stage] of stages.entries()) {
    const secondsAfter = secondsOf(stages.slice(index + 1));
    const outcomes = await Promise.all([stage].flat().map((suite) => runSuite(suite, secondsAfter)));
    const stopCode = requestedExitCode();
    if (stopCode !== null) process.exit(stopCode);
    all.push(...outcomes.map(({ counts }) => counts));
    tests.push(...outcomes.flatMap(({ times }) => times));
  }
  for (const line of slowestLines(tests, slowestNamed)) log('slowest', line);
  return addCounts(all);
}

async function runSuite(suite: Suite, secondsAfter: number): Promise<{ counts: TestCounts; times: TimedTest[] }> {
  const { name, command, env, report, stallMs = usualStallMs } = suite;
  const [program, ...args] = command;
  const startedMs = performance.now();
  const usualSeconds = expectedSeconds(suite);
  log(name, `${program} ..., usually ${Math.round(usualSeconds)} s`);
  mkdirSync(reports, { recursive: true });
  const noteFile = join(reports, `${name}-progress.txt`);
  for (const file of [noteFile, report?.file]) if (file) rmSync(file, { force: true });
  const stall = watchForStall(noteFile, stallMs);
  const code = await runInForeground(program, args, {
    cwd: root,
    env: { ...process.env, ...progressEnv({ topic: name, usualSeconds, secondsAfter, noteFile }), ...env },
    signal: stall.signal,
  }).finally(stall.stop);
  if (stall.signal.aborted) log(name, stalledText(stallMs, stall.last()));
  const counts = report ? countReported(name, code, report) : countsFromExitCode(code);
  const times = report ? readTimes(report) : [];
  // A red run is cut short, or waits for what does not come.
  if (counts.failed === 0)
    keepDurations({ suites: { [name]: (performance.now() - startedMs) / 1000 }, parts: secondsByPart(times) });
  log(name, `${verdict(counts)} in ${seconds(startedMs)}`);
  return { counts, times };
}

const stalledText = (stallMs: number, progress: string): string =>
  `nothing ended for ${Math.round(stallMs / 60_000)} min${progress && `, after ${progress}`}: taken for hanging and stopped`;

/** Of a report that cannot be read the counts tell already. */
function readTimes({ file, times }: NonNullable<Suite['report']>): TimedTest[] {
  try {
    return times(JSON.parse(readFileSync(file, 'utf8')) as never);
  } catch {
    return [];
  }
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
