import type { Reporter, TestModule, TestSpecification } from 'vitest/node';
import { filePart, readDurations } from './durations.ts';
import { placeInRun, startProgress } from './progress.ts';

/** Says how far a run of Vitest has come. */
export default class VitestProgress implements Reporter {
  #progress: ReturnType<typeof startProgress> | null = null;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    const parts = specifications.map(({ moduleId }) => filePart(moduleId));
    this.#progress = startProgress({
      ...placeInRun('code'),
      unit: 'files',
      parts,
      knownSeconds: readDurations().parts,
    });
  }

  onTestModuleEnd({ moduleId }: TestModule): void {
    this.#progress?.finish(filePart(moduleId));
  }
}
