import type { CheckResult } from '#electronics/diagnosis/inference/checks.ts';
import type { Evidence } from '#electronics/diagnosis/inference/fault-finder.ts';
import type { HeardSound } from '#electronics/diagnosis/inference/heard-sounds.ts';
import type { Symptom } from '#electronics/diagnosis/inference/symptoms.ts';
import { keepOnDevice, useKeptOnDevice } from '../../shell/device-storage.ts';

/** What one hears at a point, for a low and a high note. */
const loudness = ['nothing', 'much-quieter', 'quieter', 'right', 'louder'] as const;
export type Loudness = (typeof loudness)[number];

interface Reading {
  readonly id: string;
  readonly volts: number;
  /** Measured once more. */
  readonly confirmed?: true;
}

interface Listened {
  readonly id: string;
  readonly heard: readonly [Loudness, Loudness];
}

interface MadeCheck {
  readonly id: string;
  readonly result: CheckResult;
}

/** A search on its way: kept on this device after every step, so that a reload loses nothing. */
export interface FaultSearch {
  readonly stage: 'symptoms' | 'measure' | 'mended';
  readonly symptoms: readonly Symptom[];
  /** The controls that do nothing, by their names. */
  readonly knobs: readonly string[];
  readonly readings: readonly Reading[];
  readonly listened: readonly Listened[];
  /** Looked at, beeped through: without power. */
  readonly checked: readonly MadeCheck[];
  /** Suspects that were heard, with what was said of them. */
  readonly sounded: readonly HeardSound[];
  /** The fault that was mended, by its name; null: something else. */
  readonly mended?: string | null;
}

export const freshSearch: FaultSearch = {
  stage: 'symptoms',
  symptoms: [],
  knobs: [],
  readings: [],
  listened: [],
  checked: [],
  sounded: [],
};

const keyOf = (slug: string): string => `taar-faults-${slug}`;

/** What an earlier version kept has no checks yet. */
export function parseSearch(text: string | null): FaultSearch {
  if (text === null) return freshSearch;
  try {
    return { ...freshSearch, ...(JSON.parse(text) as Partial<FaultSearch>) };
  } catch {
    return freshSearch;
  }
}

export function useFaultSearch(slug: string): readonly [FaultSearch, (search: FaultSearch) => void] {
  const search = parseSearch(useKeptOnDevice(keyOf(slug)));
  return [search, (next) => keepOnDevice(keyOf(slug), JSON.stringify(next))];
}

/** '0,61' and '0.61 V' are both 0.61; null: no voltage. */
export function parseReading(text: string): number | null {
  const figures = text.trim().replace(/v$/i, '').replace('−', '-').replace(',', '.').trim();
  const volts = Number(figures);
  return figures === '' || !Number.isFinite(volts) || Math.abs(volts) > 40 ? null : volts;
}

/** With a reading added, or changed where it stands. */
export function withReading(search: FaultSearch, id: string, volts: number): FaultSearch {
  const isAgain = search.readings.some((reading) => reading.id === id);
  const readings = isAgain
    ? search.readings.map((reading): Reading => (reading.id === id ? { id, volts, confirmed: true } : reading))
    : [...search.readings, { id, volts }];
  return { ...search, readings };
}

const overRight: Readonly<Record<Exclude<Loudness, 'nothing'>, number>> = {
  'much-quieter': -18,
  quieter: -9,
  right: 0,
  louder: 10,
};
const nothingDecibels = -48;

/** `levelsAt`: what a healthy pedal has there, in decibels over the guitar. */
export function evidenceOf(
  { symptoms, knobs, readings, listened, checked, sounded }: FaultSearch,
  levelsAt: (id: string) => readonly number[] | undefined,
): Evidence {
  return {
    symptoms,
    knobs: symptoms.includes('control') ? knobs : [],
    sounded,
    readings: Object.fromEntries(readings.map(({ id, volts }) => [id, volts])),
    checked: Object.fromEntries(
      [...Map.groupBy(checked, ({ id }) => id)].map(([id, made]) => [id, made.map(({ result }) => result)]),
    ),
    confirmed: readings.filter(({ confirmed }) => confirmed).map(({ id }) => id),
    heard: Object.fromEntries(
      listened.map(({ id, heard }) => [
        id,
        heard.map((each, tone) =>
          each === 'nothing' ? nothingDecibels : (levelsAt(id)?.[tone] ?? 0) + overRight[each],
        ),
      ]),
    ),
  };
}
