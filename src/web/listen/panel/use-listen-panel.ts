import { useCallback, useEffect, useReducer, useState } from 'react';
import type { ListenSheet } from '#drawings/listen/listen-sheet.ts';
import type { Listening, Product } from '#contracts/catalogue.ts';
import type { TakenAlong } from '../take-along/taken-along.ts';
import type { Player } from '../../components/player/audio/player.ts';
import { embedSoundQuery } from '../embed/embed-sound.ts';
import { pedalboardPath } from './pedalboard-address.ts';
import { initialPanelState, reducePanel, type SourceName } from './panel-state.ts';
import { useGuitarSource } from './guitar/use-guitar-source.ts';
import { addressWith } from '#drawings/listen/sound-text.ts';
import { pedalboardKit, unknownRiffIn } from './sound-link.ts';
import { keptVolume } from '../../components/player/kept-volume.ts';
import { firstRiff, riffsFor } from '../../components/player/riffs.ts';
import { firstAmp, useAmp, usualAmp } from './transport/use-amp.ts';
import { useAddress } from './use-address.ts';
import { settingsOf, usePlayerState } from './use-player.ts';
import { sharedSound, sharedText } from './open-kit.ts';

interface ListenPanelOptions {
  sheet: ListenSheet;
  listening: Listening;
  subcategory: string;
  player: Player;
}

/** The whole panel: what is set, what plays, and the address that keeps it. */
export function useListenPanel({ sheet, listening, subcategory, player }: ListenPanelOptions) {
  const riffs = riffsFor(subcategory);
  const [shared] = useState(() => sharedSound(sheet, subcategory));
  const [state, send] = useReducer(reducePanel, null, () => initialPanelState(shared, firstRiff(subcategory)));
  const { sound, bypassed, source } = state;
  const playing = usePlayerState(player);
  const amp = useAmp(player, playing, {
    url: listening.ampUrl,
    subcategories: [subcategory],
    first: shared.amp ?? firstAmp(subcategory),
  });
  const [volume, setVolume] = useState(keptVolume);
  const { guitar, unmute, setDevice, start } = useGuitarSource(player, source, volume);
  const [unknownRiff, setUnknownRiff] = useState(() => unknownRiffIn(sharedText(), riffs));
  const progress = useCallback(() => player.progress(), [player]);

  useEffect(() => player.apply(settingsOf(sheet, sound, bypassed)), [player, sheet, sound, bypassed]);

  const now = {
    sound,
    bypassed,
    riff: source === 'guitar' ? null : source,
    amp: amp.wanted === usualAmp(subcategory) ? null : amp.wanted,
  };
  useAddress(addressWith(sheet, now, location.href));

  const shareAddress = (): string => addressWith(sheet, now, location.href, true);
  const isOn = playing.phase === 'playing' || playing.phase === 'loading';
  return {
    state,
    send,
    riffs,
    player,
    playing,
    progress: playing.phase === 'playing' ? progress : null,
    volume,
    setVolume,
    amp,
    guitar,
    unmute,
    /** Named in the link, and none of ours; null once another was chosen. */
    unknownRiff,
    plugInto(deviceId: string | null): void {
      setDevice(deviceId);
      if (isOn) start('guitar', deviceId);
    },
    pedalboardAddress: pedalboardPath({
      places: [pedalboardKit(sheet, sound, bypassed)],
      riff: now.riff,
      amp: now.amp,
      bypassed: false,
    }),
    shareAddress,
    /** Of a kit in somebody's page that is set like this one. */
    embedQuery: embedSoundQuery({ knobs: sheet.controls.map(({ ref }) => sound.knobs[ref]!), amp: amp.wanted }),
    takenAlong: ({ slug, name }: Pick<Product, 'slug' | 'name'>, drawing: string): TakenAlong => ({
      kind: 'pedal',
      slug,
      name,
      pedals: [{ name, sheet, sound, bypassed: false }],
      kits: [{ slug: sheet.slug, url: listening.codeUrl }],
      settings: [settingsOf(sheet, sound, false)],
      amp: amp.playable,
      riffs,
      riff: now.riff,
      address: shareAddress(),
      offline: { cabinet: amp.cabinet, drawings: [drawing], ampUrl: listening.ampUrl },
    }),
    go: () => (isOn ? player.stop() : start(source)),
    choose(next: SourceName): void {
      setUnknownRiff(null);
      send({ type: 'chosen', source: next });
      if (isOn) start(next);
    },
    bypass: (off: boolean) => send({ type: 'bypassed', bypassed: off }),
    step(): void {
      player.click();
      send({ type: 'bypassed', bypassed: !bypassed });
    },
  };
}
