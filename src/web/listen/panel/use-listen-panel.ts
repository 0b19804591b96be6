import { useCallback, useEffect, useReducer, useState } from 'react';
import type { ListenSheet } from '#drawings/listen/listen-sheet.ts';
import type { Listening } from '#contracts/catalogue.ts';
import { pedalboardPath } from './pedalboard-address.ts';
import { initialPanelState, reducePanel, type SourceName } from './panel-state.ts';
import { useGuitarSource } from './guitar/use-guitar-source.ts';
import { addressWith, pedalboardKit, soundFromText, unknownRiffIn } from './sound-link.ts';
import { firstRiff, riffsFor } from '../../components/player/riffs.ts';
import { useAddress } from './use-address.ts';
import { settingsOf, usePlayer } from './use-player.ts';

const firstVolume = 0.7;

const sharedText = (): string => new URLSearchParams(location.search).get('sound') ?? '';

interface ListenPanelOptions {
  sheet: ListenSheet;
  listening: Listening;
  subcategory: string;
  plays: boolean;
}

/** The whole panel: what is set, what plays, and the address that keeps it. */
export function useListenPanel({ sheet, listening, subcategory, plays }: ListenPanelOptions) {
  const riffs = riffsFor(subcategory);
  const [state, send] = useReducer(reducePanel, null, () =>
    initialPanelState(soundFromText(sheet, sharedText(), riffs), firstRiff(subcategory)),
  );
  const { sound, bypassed, source } = state;
  const [player, playing] = usePlayer(sheet.slug, listening.codeUrl);
  const [volume, setVolume] = useState(firstVolume);
  const { guitar, unmute, setDevice, start } = useGuitarSource(player, source, volume);
  const [unknownRiff, setUnknownRiff] = useState(() => unknownRiffIn(sharedText(), riffs));
  const [opened] = useState({ plays, source });
  const progress = useCallback(() => player.progress(), [player]);

  useEffect(() => player.apply(settingsOf(sheet, sound, bypassed)), [player, sheet, sound, bypassed]);
  useEffect(() => {
    if (opened.plays) void player.play(opened.source as Exclude<SourceName, 'guitar'>);
  }, [player, opened]);

  const shared = { sound, bypassed, riff: source === 'guitar' ? null : source };
  useAddress(addressWith(sheet, shared, location.href));

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
      riff: shared.riff,
      bypassed: false,
    }),
    shareAddress: () => addressWith(sheet, shared, location.href, true),
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
