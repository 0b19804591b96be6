import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { journeyPart, readDurations } from './durations.ts';
import { placeInRun, startProgress } from './progress.ts';

const partOf = (test: TestCase): string =>
  journeyPart(test.parent.project()?.name ?? '', test.location.file, test.title);

/** Says how far a run of journeys has come. */
export default class PlaywrightProgress implements Reporter {
  #progress: ReturnType<typeof startProgress> | null = null;

  onBegin(_config: FullConfig, suite: Suite): void {
    const parts = suite.allTests().map(partOf);
    const place = placeInRun('journeys');
    this.#progress = startProgress({ ...place, unit: 'journeys', parts, knownSeconds: readDurations().parts });
  }

  onTestEnd(test: TestCase): void {
    this.#progress?.finish(partOf(test));
  }

  printsToStdio(): boolean {
    return false;
  }
}
