import { useEffect, useState } from 'react';
import type { Player } from '../../../components/player/audio/player.ts';
import { keepVolume } from '../../../components/player/kept-volume.ts';
import type { SourceName } from '../panel-state.ts';

/** A guitar as what is played: through which input, and muted until headphones are confirmed. */
export interface GuitarSource {
  readonly guitar: { readonly deviceId: string | null; readonly isMuted: boolean };
  readonly unmute: () => void;
  readonly setDevice: (deviceId: string | null) => void;
  /** From a press: a riff, or the guitar through the input that was chosen last or just now. */
  readonly start: (from: SourceName, deviceId?: string | null) => void;
}

/** Sees to the loudness too, since a guitar that nobody has confirmed is not heard. */
export function useGuitarSource(player: Player, source: SourceName, volume: number): GuitarSource {
  const [guitar, setGuitar] = useState<GuitarSource['guitar']>({ deviceId: null, isMuted: true });
  const isMuted = source === 'guitar' && guitar.isMuted;
  useEffect(() => player.setVolume(isMuted ? 0 : volume), [player, volume, isMuted]);
  useEffect(() => keepVolume(volume), [volume]);
  return {
    guitar: { ...guitar, isMuted },
    unmute: () => setGuitar((now) => ({ ...now, isMuted: false })),
    setDevice: (deviceId) => setGuitar((now) => ({ ...now, deviceId })),
    start: (from, deviceId = guitar.deviceId) => void player.play(from === 'guitar' ? { deviceId } : from),
  };
}
