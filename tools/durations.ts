import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './bootstrap/root.mjs';

/** How long tests took when they ran last on this machine, in seconds. */
interface KnownDurations {
  /** Suites by their names. */
  readonly suites: Readonly<Record<string, number>>;
  /** Files of tests, and journeys. */
  readonly parts: Readonly<Record<string, number>>;
}

export interface TimedTest {
  readonly name: string;
  /** The part of a run that it belongs to: a file of tests, or the journey itself. */
  readonly part: string;
  readonly seconds: number;
}

const file = join(root, '.cache', 'test-durations.json');

export function readDurations(): KnownDurations {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as KnownDurations;
  } catch {
    return { suites: {}, parts: {} };
  }
}

/** Keeps what was measured over what was known before. */
export function keepDurations(measured: KnownDurations): void {
  const known = readDurations();
  const kept = {
    suites: { ...known.suites, ...measured.suites },
    parts: { ...known.parts, ...measured.parts },
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(kept));
}

/** The part of a run that a file of tests is. */
export const filePart = (path: string): string => relative(root, path);

/** The part of a run that a journey is. */
export const journeyPart = (project: string, path: string, title: string): string =>
  `${project} ${relative(root, path)} ${title}`;

interface VitestFile {
  name: string;
  assertionResults: { fullName: string; duration?: number | null }[];
}

export const vitestTimes = (report: { testResults: readonly VitestFile[] }): TimedTest[] =>
  report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      part: filePart(name),
      name: `${filePart(name)}  ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; results: { duration: number }[] }[];
  }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: readonly PlaywrightSuite[];
}

export function playwrightTimes({ config, suites: all }: PlaywrightReport): TimedTest[] {
  const timesOf = ({ suites = [], specs }: PlaywrightSuite): TimedTest[] => [
    ...suites.flatMap(timesOf),
    ...specs.flatMap(({ title, file: path, tests }) =>
      tests.map(({ projectName, results }) => ({
        part: journeyPart(projectName, join(config.rootDir, path), title),
        name: `${filePart(join(config.rootDir, path))}  ${title} (${projectName})`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
  ];
  return all.flatMap(timesOf);
}

/** The seconds of the parts of a run. */
export function secondsByPart(tests: readonly TimedTest[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { part, seconds } of tests) sums[part] = (sums[part] ?? 0) + seconds;
  return sums;
}

/** The tests that took longest, a line for each. */
export const slowestLines = (tests: readonly TimedTest[], count: number): string[] =>
  tests
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ seconds, name }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
