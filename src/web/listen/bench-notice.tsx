import { GuitarNotice } from './guitar/guitar-notice.tsx';
import { PlayerNotice } from './parts/player-notice.tsx';
import type { Bench } from './use-bench.ts';

interface BenchNoticeProps {
  bench: Bench;
  /** The button that was pressed goes with its notice. */
  onAnswered: () => void;
}

/** One notice at a time, the gravest first. */
export function BenchNotice({ bench, onAnswered }: BenchNoticeProps) {
  const { playing, player, guitar } = bench;
  const isMuted = playing.phase === 'playing' && guitar.isMuted;
  if (playing.phase !== 'failed' && (isMuted || playing.isTurnedDown)) {
    const answer = (act: () => void) => (): void => {
      act();
      onAnswered();
    };
    return <GuitarNotice isMuted={isMuted} onUnmute={answer(bench.unmute)} onTurnUp={answer(() => player.turnUp())} />;
  }
  return <PlayerNotice state={playing} />;
}
