import { useEffect, useState } from 'react';
import {
  type ListenKit,
  type ListenSettings,
  type Player,
  renderRound,
  type RiffName,
} from '../../../components/player/audio/player.ts';

export interface BeforeTrace {
  readonly kit: ListenKit;
  /** Of what is compared; null: of the bare guitar, which the scope sees anyway. */
  readonly settings: ListenSettings | null;
  /** Null: a guitar, of which nobody knows beforehand what it will play. */
  readonly riff: RiffName | null;
  readonly net: string | null;
  readonly player: Player;
  readonly isPlaying: boolean;
}

/** A knob in motion is waited for. */
const renderDelayMs = 250;

/** The riff as the other settings sound, rendered beside the page, so that the audio thread plays one pedal only. */
export function useBeforeTrace({ kit, settings, riff, net, player, isPlaying }: BeforeTrace): Float32Array | null {
  const [trace, setTrace] = useState<Float32Array | null>(null);
  const { slug, url } = kit;
  const wanted = isPlaying && settings && riff ? JSON.stringify(settings) : null;
  useEffect(() => {
    if (wanted === null || riff === null) return;
    let isOld = false;
    const timer = setTimeout(() => {
      const { rate } = player.scope();
      const { quality } = player.state;
      // Finer steps than these lag by a hundredth of a millisecond more, which no scope shows, and take longer.
      const factor = quality === 'prerendered' || quality > 4 ? 4 : quality;
      renderRound({ slug, url }, JSON.parse(wanted) as ListenSettings, riff, { rate, factor, net }).then(
        (samples) => !isOld && setTrace(samples),
        () => {},
      );
    }, renderDelayMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
      setTrace(null);
    };
  }, [slug, url, wanted, riff, net, player]);
  return trace;
}

/** As many samples of a round as `into` holds, from `at` on. */
export function readRound(round: Float32Array, at: number, into: Float32Array): Float32Array {
  for (let i = 0; i < into.length; i++) into[i] = round[(at + i) % round.length]!;
  return into;
}
