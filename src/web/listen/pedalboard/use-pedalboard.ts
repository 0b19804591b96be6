import { useQueries } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { workletUrl } from '../../components/player/audio/chain-worklet-url.ts';
import { keptVolume } from '../../components/player/kept-volume.ts';
import {
  createChainPlayer,
  type CabinetName,
  type ListenKit,
  type ListenSettings,
} from '../../components/player/audio/player.ts';
import { pedalboardRiffs } from '../../components/player/riffs.ts';
import type { SourceName } from '../panel/panel-state.ts';
import { useGuitarSource } from '../panel/guitar/use-guitar-source.ts';
import type { TakenAlong } from '../take-along/taken-along.ts';
import type { Sound } from '#drawings/listen/sound.ts';
import { pedalboardKit, soundFromText } from '../panel/sound-link.ts';
import { firstAmp, useAmp, usualAmp } from '../panel/transport/use-amp.ts';
import { useAddress } from '../panel/use-address.ts';
import { settingsOf } from '../panel/use-player.ts';
import { pedalboardFromSearch, pedalboardPath } from '../panel/pedalboard-address.ts';
import { useAmpRetry } from './amp-retry.ts';
import type { PedalboardKit } from './pedalboard.queries.ts';
import { initialPedalboardState, reducePedalboard, type Place } from './pedalboard-state.ts';
import { soundingKitQuery, type SoundingKit } from './sounding-kit.queries.ts';

/**
 * A link that says Play leaves the birth of its document in the history, which is the wish: a reload is another document. It is
 * taken once, so that whoever comes back to the entry finds none.
 */
function takePlayWish(): boolean {
  const isWished = history.state === performance.timeOrigin;
  if (isWished) history.replaceState(null, '');
  return isWished;
}

/** Plays once all that stands in the row is there, if a press has led here. The result takes the wish back. */
function usePlayWish(isRowReady: boolean, play: () => void): () => void {
  const isWished = useRef(false);
  useEffect(() => {
    isWished.current = takePlayWish();
  }, []);
  useEffect(() => {
    if (!isWished.current || !isRowReady) return;
    isWished.current = false;
    play();
  });
  return () => {
    isWished.current = false;
  };
}

/** A place whose kit can be shown and played. */
export interface ReadyPlace {
  readonly place: Place;
  readonly kit: SoundingKit;
  readonly sound: Sound;
  readonly bypassed: boolean;
}

const ready = (place: Place, kit: SoundingKit): ReadyPlace => ({
  place,
  kit,
  ...soundFromText(kit.sheet, place.set, []),
});

const playedKits = (places: readonly ReadyPlace[]): ListenKit[] =>
  places.map(({ place: { slug }, kit: { codeUrl } }) => ({ slug, url: codeUrl }));

/** `bypassed`: all of them at once. */
const playedSettings = (places: readonly ReadyPlace[], bypassed: boolean): ListenSettings[] =>
  places.map(({ kit, sound, bypassed: isOff }) => settingsOf(kit.sheet, sound, isOff || bypassed));

/** As files have it: what stands on it, and not whether all of it is compared with the guitar alone. */
const takenBoard = (
  kits: ReadonlyMap<string, PedalboardKit>,
  places: readonly ReadyPlace[],
  { cabinet, ...played }: Pick<TakenAlong, 'riff' | 'amp' | 'address'> & { readonly cabinet: CabinetName },
): TakenAlong => ({
  kind: 'board',
  slug: 'pedalboard',
  name: 'Pedalboard',
  pedals: places.map(({ place: { slug }, kit: { sheet }, sound, bypassed }) => ({
    name: kits.get(slug)!.name,
    sheet,
    sound,
    bypassed,
  })),
  kits: playedKits(places),
  settings: playedSettings(places, false),
  riffs: pedalboardRiffs,
  offline: {
    cabinet,
    drawings: places.map(({ kit: { drawing } }) => drawing),
    ampUrl: places[0]!.kit.ampUrl,
  },
  ...played,
});

function useChainPlayer() {
  const [player] = useState(() => createChainPlayer(workletUrl, true));
  const subscribe = useMemo(() => (listener: () => void) => player.subscribe(listener), [player]);
  const state = useSyncExternalStore(subscribe, () => player.state);
  useEffect(() => () => player.close(), [player]);
  return [player, state] as const;
}

/** The whole pedalboard: what stands on it, what plays, and the address that keeps it. */
export function usePedalboard(kits: ReadonlyMap<string, PedalboardKit>) {
  const read = (search: string) => pedalboardFromSearch(search, (slug) => kits.get(slug)?.playable);
  const [opened, setOpened] = useState(() => read(location.search));
  const [state, send] = useReducer(reducePedalboard, opened, initialPedalboardState);
  const { places, riff, bypassed } = state;
  const found = useQueries({ queries: places.map(({ slug }) => soundingKitQuery(slug)) });
  const readyPlaces = places.flatMap((place, index) => {
    const kit = found[index]?.data;
    return kit ? [ready(place, kit)] : [];
  });
  const [player, playing] = useChainPlayer();
  const amp = useAmp(player, playing, {
    url: readyPlaces[0]?.kit.ampUrl ?? null,
    subcategories: readyPlaces.map(({ place: { slug } }) => kits.get(slug)?.subcategory ?? ''),
    first: opened.amp ?? firstAmp(''),
  });
  const [volume, setVolume] = useState(keptVolume);
  // A guitar is no riff, and no link brings one: a browser asks for the microphone only where somebody has chosen it.
  const [isGuitar, setIsGuitar] = useState(false);
  const source: SourceName = isGuitar ? 'guitar' : riff;
  const { guitar, unmute, setDevice, start } = useGuitarSource(player, source, volume);
  const progress = useCallback(() => player.progress(), [player]);

  // The chain and the settings that the player was given last.
  const sent = useRef(['', '']);
  const chain = readyPlaces.map(({ place: { id } }) => id).join();
  const sounds = `${readyPlaces.map(({ place }) => place.set).join()} ${bypassed}`;
  useEffect(() => {
    const [oldChain, oldSounds] = sent.current;
    if (chain === oldChain && sounds === oldSounds) return;
    sent.current = [chain, sounds];
    const settings = playedSettings(readyPlaces, bypassed);
    if (chain === oldChain) return player.apply(settings);
    player.setChain(playedKits(readyPlaces), settings);
    if (chain === '') player.stop();
  });

  useAmpRetry(player, amp, chain);

  const isChainReady = chain !== '' && found.every(({ isPending }) => !isPending);
  const dropWish = usePlayWish(isChainReady, () => start(source));

  const path = pedalboardPath({ ...state, amp: amp.wanted === usualAmp('') ? null : amp.wanted });
  useAddress(path);

  const isOn = playing.phase === 'playing' || playing.phase === 'loading';
  const search = path.includes('?') ? path.slice(path.indexOf('?')) : null;
  const open = (wanted: string): void => {
    const next = read(wanted);
    setOpened(next);
    send({ type: 'opened', address: next });
    amp.choose(next.amp ?? usualAmp(''));
    const nextRiff = initialPedalboardState(next).riff;
    const isOnNow = player.state.phase === 'playing' || player.state.phase === 'loading';
    if (isOnNow && !isGuitar && nextRiff !== riff) start(nextRiff);
  };
  const shareAddress = (): string => new URL(path, location.href).href;
  /** Null: not all of it is there yet. */
  const takenAlong = isChainReady
    ? (): TakenAlong =>
        takenBoard(kits, readyPlaces, {
          riff: isGuitar ? null : riff,
          amp: amp.playable,
          cabinet: amp.cabinet,
          address: shareAddress(),
        })
    : null;
  const set = ({ place, kit }: ReadyPlace, sound: Sound, isOff: boolean): void =>
    send({ type: 'set', id: place.id, set: pedalboardKit(kit.sheet, sound, isOff).set });
  return {
    state,
    send,
    leftOut: opened.leftOut,
    /** What is on the board, as its address has it; null: nothing. */
    search,
    /** Another board instead, written as an address has it. */
    open,
    /** By the ids of places, as far as they have come. */
    readyById: new Map(readyPlaces.map((each) => [each.place.id, each])),
    found,
    player,
    playing,
    source,
    guitar,
    unmute,
    plugInto(deviceId: string | null): void {
      setDevice(deviceId);
      if (isOn) start('guitar', deviceId);
    },
    progress,
    volume,
    setVolume,
    amp,
    shareAddress,
    takenAlong,
    go(): void {
      dropWish();
      if (isOn) player.stop();
      else start(source);
    },
    choose(next: SourceName): void {
      setIsGuitar(next === 'guitar');
      if (next !== 'guitar') send({ type: 'chosen', riff: next });
      if (isOn) start(next);
    },
    turn: (at: ReadyPlace, ref: string, position: number) =>
      set(at, { ...at.sound, knobs: { ...at.sound.knobs, [ref]: position } }, at.bypassed),
    step(at: ReadyPlace): void {
      player.click();
      set(at, at.sound, !at.bypassed);
    },
  };
}

export type PedalboardControls = ReturnType<typeof usePedalboard>;
