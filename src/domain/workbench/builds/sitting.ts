import type { BuildState, Sitting } from './build-state.ts';

/** A longer break ends a sitting. */
const breakMinutes = 45;
const minuteMs = 60_000;

const endOf = ({ startedAt, minutes }: Sitting): number => startedAt + minutes * minuteMs;

/** The sitting that goes on when a device does something now: its last one, or a new one. Null: nothing to write down. */
export function sittingNow(
  state: BuildState,
  now: number,
  by: { readonly device: string; readonly kind: Sitting['device']; readonly newId: string },
): { readonly id: string; readonly sitting: Sitting } | null {
  const own = Object.entries(state.sittings).filter(([, stamped]) => stamped.by === by.device);
  const last = own.toSorted(([, a], [, b]) => endOf(b.value) - endOf(a.value))[0];
  if (!last || now - endOf(last[1].value) > breakMinutes * minuteMs || now < last[1].value.startedAt) {
    return { id: by.newId, sitting: { startedAt: now, minutes: 0, device: by.kind } };
  }
  const [id, { value }] = last;
  const minutes = Math.round((now - value.startedAt) / minuteMs);
  return minutes > value.minutes ? { id, sitting: { ...value, minutes } } : null;
}

export const sittingsOf = (state: BuildState): Sitting[] =>
  Object.values(state.sittings)
    .map(({ value }) => value)
    .toSorted((a, b) => a.startedAt - b.startedAt);

/** Every sitting took a minute at least. */
export const minutesOf = (state: BuildState): number =>
  sittingsOf(state).reduce((sum, { minutes }) => sum + Math.max(1, minutes), 0);
