import { emptyState, mark, tickedOf, type BuildState } from '../builds/build-state.ts';

/** All that a class hears of a build: what is in, which checks were passed, and the reading that one stopped at. */
export interface ClassReport {
  readonly placed: readonly string[];
  readonly checked: readonly string[];
  readonly failed: FailedReading | null;
}

interface FailedReading {
  readonly check: string;
  readonly point: string;
  readonly value: number;
}

/** The last reading that is wrong, of a check that was not passed since. */
function failedOf({ readings }: BuildState, checked: ReadonlySet<string>): FailedReading | null {
  const wrong = Object.entries(readings)
    .filter(([key, { value }]) => value?.verdict === 'bad' && !checked.has(key.slice(0, key.indexOf(':'))))
    .toSorted(([, a], [, b]) => b.at - a.at)[0];
  if (!wrong) return null;
  const [key, { value }] = wrong;
  const colon = key.indexOf(':');
  return { check: key.slice(0, colon), point: key.slice(colon + 1), value: value!.value };
}

/** No notes, no times of work, no name of a device. */
export function toClassReport(state: BuildState): ClassReport {
  const checked = tickedOf(state, 'check');
  return { placed: tickedOf(state, 'placed'), checked, failed: failedOf(state, new Set(checked)) };
}

/** As if it were a build, so that a teacher sees it with the eyes of its builder. */
export const stateOfReport = ({ placed, checked }: ClassReport): BuildState => ({
  ...emptyState,
  ticks: Object.fromEntries(
    [...placed.map((ref) => mark('placed', ref)), ...checked.map((name) => mark('check', name))].map((key) => [
      key,
      { 'd-told': 1 },
    ]),
  ),
});
