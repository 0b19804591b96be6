import { useEffect, useState } from 'react';
import { riffShape, type RiffName } from '../../../components/player/audio/player.ts';

export type RiffShapes = Partial<Record<RiffName, readonly number[]>>;

/** Each is played silently once to know its shape: one at a time, so that nothing else waits for it. */
export function useRiffShapes(riffs: readonly RiffName[]): RiffShapes {
  const [shapes, setShapes] = useState<RiffShapes>({});
  const next = riffs.find((riff) => !shapes[riff]);
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => setShapes((known) => ({ ...known, [next]: riffShape(next) })), 30);
    return () => clearTimeout(timer);
  }, [next]);
  return shapes;
}
