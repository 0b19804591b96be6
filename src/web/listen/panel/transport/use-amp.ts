import { useEffect, useMemo, useState } from 'react';
import {
  ampSlug,
  cabinetOf,
  type AmpPick,
  type CabinetName,
  type PlayableAmp,
  type Player,
  type PlayerState,
} from '../../../components/player/audio/player.ts';

/** A kit that is an amp itself, with a loudspeaker, is heard as it is. */
export const usualAmp = (subcategory: string): AmpPick => (subcategory === 'amps' ? 'off' : 'clean');

/** As it was left on the page before: whoever wants the bare pedal wants it of the next kit too. */
let kept: AmpPick | null = null;

export const firstAmp = (subcategory: string): AmpPick => {
  const usual = usualAmp(subcategory);
  return usual === 'off' ? usual : (kept ?? usual);
};

/** The one that plays last: equal ones are the same object, which no player takes for another amp. */
let latest: PlayableAmp | null = null;

/** `subcategories`: of the kits before it, since a bass wants another one. */
const cabinetBehind = (subcategories: readonly string[]): CabinetName =>
  subcategories.map(cabinetOf).find((each) => each === 'bass') ?? 'guitar';

/** Behind what plays, once there is anything. */
export function ampBehind(subcategories: readonly string[], url: string | null, pick: AmpPick): PlayableAmp | null {
  if (pick === 'off' || url === null) return null;
  const cabinet = cabinetBehind(subcategories);
  const isLatest = latest?.url === url && latest.setting === pick && latest.cabinet === cabinet;
  latest = isLatest ? latest : { slug: ampSlug, url, setting: pick, cabinet };
  return latest;
}

export interface AmpControls {
  /** What is heard: an amp for which this device has no time is off. */
  readonly pick: AmpPick;
  /** What was chosen, whether there is time for it or not. */
  readonly wanted: AmpPick;
  /** The same as what plays it; null: it is off. */
  readonly playable: PlayableAmp | null;
  /** Under it, whether it is on or not. */
  readonly cabinet: CabinetName;
  readonly choose: (pick: AmpPick) => void;
}

export function useAmp(
  player: Player,
  { amp }: PlayerState,
  { url, subcategories, first }: { url: string | null; subcategories: readonly string[]; first: AmpPick },
): AmpControls {
  const [pick, setPick] = useState(first);
  const kinds = subcategories.join();
  const playable = useMemo(() => ampBehind(kinds.split(','), url, pick), [pick, url, kinds]);
  useEffect(() => player.setAmp(playable), [player, playable]);
  return {
    pick: amp === 'too-slow' ? 'off' : pick,
    wanted: pick,
    playable,
    cabinet: cabinetBehind(subcategories),
    choose(next) {
      kept = next;
      setPick(next);
      // Tried again, as it is.
      if (next === pick && playable) player.setAmp({ ...playable });
    },
  };
}
