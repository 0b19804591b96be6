/** When a pupil did what, in milliseconds of the shop's clock. */
export interface PupilTimes {
  readonly joinedAt: number;
  readonly tickedAt: number;
  /** When their browser last said anything. */
  readonly heardAt: number;
  readonly handAt: number | null;
  /** Since when a check has stopped them. */
  readonly failedAt: number | null;
  /** When the teacher was last there. */
  readonly helpedAt: number | null;
}

/** Why somebody needs the teacher, the most urgent first. */
const urgency = ['failed', 'hand', 'quiet'] as const;

export interface Need {
  readonly why: (typeof urgency)[number];
  readonly since: number;
}

const minuteMs = 60_000;
/** Who ticks nothing for so long may be stuck and not say so. */
const quietMs = 10 * minuteMs;
/** Whoever was not heard of for so long has left the room; a sitting ends by then too. */
const awayMs = 45 * minuteMs;

export const isAway = ({ heardAt }: PupilTimes, now: number): boolean => now - heardAt > awayMs;

/** Null: they get on. */
export function needOf(times: PupilTimes, now: number, isDone: boolean): Need | null {
  const { joinedAt, tickedAt, handAt, failedAt, helpedAt } = times;
  if (isAway(times, now)) return null;
  if (failedAt !== null && failedAt > (helpedAt ?? 0) && !isDone) return { why: 'failed', since: failedAt };
  if (handAt !== null) return { why: 'hand', since: handAt };
  const since = Math.max(joinedAt, tickedAt, helpedAt ?? 0);
  return !isDone && now - since >= quietMs ? { why: 'quiet', since } : null;
}

/** The most urgent first; of two alike, who has waited longer. */
export const byUrgency = (a: Need, b: Need): number =>
  urgency.indexOf(a.why) - urgency.indexOf(b.why) || a.since - b.since;

export const waitedMinutes = ({ since }: Need, now: number): number =>
  Math.max(0, Math.floor((now - since) / minuteMs));

export type RowOrder = 'progress' | 'bench' | 'name';

interface Sortable {
  readonly bench: number;
  readonly name: string;
  readonly placed: number;
  readonly checked: number;
}

const names = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true });

/** The furthest first; two alike stand in the order of their benches. */
export function sortRows<Row extends Sortable>(rows: readonly Row[], order: RowOrder): Row[] {
  return rows.toSorted((a, b) => {
    const byProgress = b.placed - a.placed || b.checked - a.checked;
    const first = order === 'progress' ? byProgress : order === 'name' ? names.compare(a.name, b.name) : 0;
    return first || a.bench - b.bench;
  });
}
