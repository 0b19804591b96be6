import { useEffect, useState } from 'react';
import type { Net } from '#electronics/component.ts';
import type { Player } from '../../../components/player/audio/player.ts';

/** Where the probe is held: at a net, and by which part it was found there. */
export interface Probed {
  readonly net: Net;
  readonly ref?: string;
  /** What the net is called. */
  readonly name: string;
}

/** Null: the probe is off, and the output is heard. */
export function useProbed(player: Player) {
  const [probed, setProbed] = useState<Probed | null>(null);
  const net = probed?.net ?? null;
  useEffect(() => player.probe(net), [player, net]);
  return [probed, setProbed] as const;
}
