import { useState } from 'react';
import { tickedOf, type BuildState } from '#domain/workbench/builds/build-state.ts';
import { isOwnTick } from '../builds/my-builds.ts';

/** The parts that another device ticked while this one looked on; said once. */
export function useTakeover(state: BuildState): string | null {
  const [before, setBefore] = useState(state);
  const [news, setNews] = useState<string | null>(null);
  if (before !== state) {
    const known = new Set(tickedOf(before, 'placed'));
    const fresh = tickedOf(state, 'placed').filter((ref) => !known.has(ref) && !isOwnTick(state, ref));
    setBefore(state);
    if (fresh.length > 0) setNews(`${fresh.join(', ')} ticked on another device. All ticks are kept.`);
  }
  return news;
}
