import { useEffect, useEffectEvent, useState } from 'react';
import type { Player, PlayerState } from '../../components/player/audio/player.ts';
import type { AmpControls } from '../panel/transport/use-amp.ts';

/** Where pedals take no more than this, an amp has room at their side: it begins at 1x, and finer where there is more. */
const roomyLoad = 0.3;

/** Says when an amp that had to give way is worth another try: once for each other row of pedals, where that leaves room. */
export class AmpRetry {
  /** The row that was too much, with the amp or without. */
  private heavyChain: string | null = null;

  isDue(amp: PlayerState['amp'], load: number | undefined, chain: string): boolean {
    if (amp !== 'too-slow') {
      this.heavyChain = null;
      return false;
    }
    this.heavyChain ??= chain;
    if (this.heavyChain === chain || load === undefined || load > roomyLoad) return false;
    this.heavyChain = chain;
    return true;
  }
}

/** The pedals come first; an amp comes back by itself when some of them are taken off. */
export function useAmpRetry(player: Player, amp: AmpControls, chain: string): void {
  const [retry] = useState(() => new AmpRetry());
  const onChange = useEffectEvent(() => {
    if (retry.isDue(player.state.amp, player.load?.whole, chain)) amp.choose(amp.wanted);
  });
  useEffect(() => player.subscribe(() => onChange()), [player]);
}
