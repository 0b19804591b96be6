import { useMemo, useSyncExternalStore } from 'react';
import type { ChainLoad, Player, PlayerState } from '../../components/player/audio/player.ts';
import styles from './cpu-load.module.css';

/** Of the time that the audio thread has. */
const percent = (share: number): string => {
  const whole = Math.round(100 * share);
  return whole === 0 && share > 0 ? 'under 1%' : `${whole}%`;
};

/** Read where somebody looks or listens for it: as it changes all the time, it is never announced. */
function useLoad(player: Player): ChainLoad | null {
  const subscribe = useMemo(() => (listener: () => void) => player.subscribe(listener), [player]);
  return useSyncExternalStore(
    subscribe,
    () => player.load,
    () => player.load,
  );
}

/** What one pedal takes. */
export function CpuShare({ player, of }: { player: Player; of: number }) {
  const share = useLoad(player)?.pedals[of];
  return share === undefined ? null : <span className={styles.share}>CPU {percent(share)}</span>;
}

/** What the whole row takes with its amp, and in which steps it is worked out. */
export function CpuLoad({ player, playing: { quality, amp, ampFactor } }: { player: Player; playing: PlayerState }) {
  const load = useLoad(player);
  if (!load || quality === 'prerendered') return null;
  const hasAmp = amp === 'playing';
  // An amp is never stepped more finely than the pedals before it.
  const ampSteps = Math.min(ampFactor ?? quality, quality);
  return (
    <p className={styles.load}>
      CPU {percent(load.whole)} in all{hasAmp && `, the amp ${percent(load.amp)}`}. Worked out at {quality}×
      {hasAmp && `, the amp at ${ampSteps}×`}.
    </p>
  );
}
