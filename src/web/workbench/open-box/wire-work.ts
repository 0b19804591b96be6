import type { Wire, WireEnd, Wiring, WiringStep as WiringWork } from '#electronics/wiring/wiring.ts';

/** A step that is about one wire. */
export type WireWork = Extract<WiringWork, { kind: 'board-end' | 'lug-end' | 'wire' }>;

export const mm = (millimetres: number): string => `${millimetres}\u00a0mm`;

export const wireOf = ({ wires }: Wiring, work: WireWork): Wire => wires.find(({ number }) => number === work.wire)!;

/** The end that was soldered in a step before: on the board, or under what covers it now. */
export function solderedEnd({ steps }: Wiring, { from, to }: Wire, work: WireWork): WireEnd | null {
  if (work.kind !== 'wire') return null;
  const before = steps.find((each) => each.kind !== 'wire' && 'wire' in each && each.wire === work.wire);
  if (before?.kind === 'board-end') return from;
  return before?.kind === 'lug-end' ? (before.lug === from.lug ? from : to) : null;
}

/** The ends that are soldered now. */
export function endsNow(wiring: Wiring, wire: Wire, work: WireWork): WireEnd[] {
  const { from, to } = wire;
  if (work.kind === 'board-end') return [from];
  if (work.kind === 'lug-end') return [from, to].filter(({ lug }) => lug === work.lug);
  const done = solderedEnd(wiring, wire, work);
  return [from, to].filter((end) => end !== done);
}
