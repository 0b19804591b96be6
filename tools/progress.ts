import { writeFileSync } from 'node:fs';
import { log } from './bootstrap/steps.mjs';

const sayEveryMs = 15_000;
/** Before this much of the work is done, its speed says little. */
const leastShare = 0.03;

interface Run {
  readonly topic: string;
  /** What its parts are called: `files`, `journeys`. */
  readonly unit: string;
  readonly parts: readonly string[];
  /** How long each part took when it ran last; parts that are not known count as a usual one. */
  readonly knownSeconds: Readonly<Record<string, number>>;
  /** How long all of them should take, for the time before the first are done. */
  readonly usualSeconds: number;
  /** How long what comes after this run should take. */
  readonly secondsAfter: number;
}

const inMinutes = (seconds: number): string => (seconds < 45 ? 'under a minute' : `${Math.round(seconds / 60)} min`);

/** How far a run of tests has come, and how long the rest will take. */
export class Progress {
  readonly #run: Run;
  readonly #weightOf: (part: string) => number;
  readonly #total: number;
  readonly #done = new Set<string>();
  #doneWeight = 0;

  constructor(run: Run) {
    this.#run = run;
    const known = run.parts.flatMap((part) => run.knownSeconds[part] ?? []).toSorted((one, other) => one - other);
    const usual = Math.max(known[Math.floor(known.length / 2)] ?? 1, 0.001);
    this.#weightOf = (part) => run.knownSeconds[part] ?? usual;
    this.#total = run.parts.reduce((sum, part) => sum + this.#weightOf(part), 0);
  }

  finish(part: string): void {
    if (this.#done.has(part)) return;
    this.#done.add(part);
    this.#doneWeight += this.#weightOf(part);
  }

  secondsLeft(elapsedSeconds: number): number {
    const share = this.#total > 0 ? this.#doneWeight / this.#total : 1;
    if (share < leastShare) return Math.max(this.#run.usualSeconds - elapsedSeconds, 0);
    return elapsedSeconds * (1 / share - 1);
  }

  /** How many parts are done, of how many. */
  count(): string {
    return `${this.#done.size} of ${this.#run.parts.length} ${this.#run.unit}`;
  }

  sentence(elapsedSeconds: number): string {
    const { secondsAfter } = this.#run;
    const left = this.secondsLeft(elapsedSeconds);
    const inAll = secondsAfter > 0 ? `, ${inMinutes(left + secondsAfter)} to the end of the run` : '';
    return `${this.count()}, ${inMinutes(left)} left${inAll}`;
  }
}

const variable = 'TAAR_PROGRESS';
type Place = Pick<Run, 'topic' | 'usualSeconds' | 'secondsAfter'> & {
  /** Where the suite notes how far it is, for the one who ends it when it hangs. */
  readonly noteFile?: string;
};

/** Tells a suite, through its environment, which it is and what comes after it. */
export const progressEnv = (place: Place): Record<string, string> => ({ [variable]: JSON.stringify(place) });

/** Where in a whole run this suite is; one that is run by itself is all of it. */
export const placeInRun = (topic: string): Place =>
  JSON.parse(process.env[variable] ?? 'null') ?? { topic, usualSeconds: 0, secondsAfter: 0 };

/** Says now and then how far a run has come, as its parts end. */
export function startProgress({ noteFile, ...run }: Run & Place): { finish: (part: string) => void } {
  const progress = new Progress(run);
  const startedMs = performance.now();
  let saidMs = startedMs;
  return {
    finish(part) {
      progress.finish(part);
      if (noteFile) writeFileSync(noteFile, progress.count());
      const nowMs = performance.now();
      if (nowMs - saidMs < sayEveryMs) return;
      saidMs = nowMs;
      log(run.topic, progress.sentence((nowMs - startedMs) / 1000));
    },
  };
}
