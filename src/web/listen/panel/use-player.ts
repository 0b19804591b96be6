import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ListenSheet } from '#drawings/listen/listen-sheet.ts';
import { workletUrl } from '../../components/player/audio/chain-worklet-url.ts';
import {
  createPlayer,
  type ListenSettings,
  type Player,
  type PlayerState,
} from '../../components/player/audio/player.ts';
import { swappedParts } from './part-values.ts';
import type { Sound } from '#drawings/listen/sound.ts';

export const settingsOf = (sheet: ListenSheet, sound: Sound, bypassed: boolean): ListenSettings => ({
  knobs: sound.knobs,
  trimmers: sound.trimmers,
  parts: swappedParts(sheet, sound),
  bypassed,
});

/** Fetches nothing before it is asked to play, and is silent again when the page is left. */
export function usePlayer(slug: string, url: string): [Player, PlayerState] {
  const [player] = useState(() => createPlayer({ slug, url, workletUrl }));
  const subscribe = useMemo(() => (listener: () => void) => player.subscribe(listener), [player]);
  const state = useSyncExternalStore(subscribe, () => player.state);
  useEffect(() => () => player.close(), [player]);
  return [player, state];
}
