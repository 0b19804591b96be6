import { useMemo, useSyncExternalStore } from 'react';
import type { ListenSheet } from '#drawings/listen/listen-sheet.ts';
import type { ListenSettings, Player, PlayerState } from '../../components/player/audio/player.ts';
import { swappedParts } from './part-values.ts';
import type { Sound } from '#drawings/listen/sound.ts';

export const settingsOf = (sheet: ListenSheet, sound: Sound, bypassed: boolean): ListenSettings => ({
  knobs: sound.knobs,
  trimmers: sound.trimmers,
  parts: swappedParts(sheet, sound),
  bypassed,
});

/** What it says of itself. */
export function usePlayerState(player: Player): PlayerState {
  const subscribe = useMemo(() => (listener: () => void) => player.subscribe(listener), [player]);
  return useSyncExternalStore(subscribe, () => player.state);
}
