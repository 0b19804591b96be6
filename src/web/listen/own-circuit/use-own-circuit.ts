import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ListenSheet } from '#drawings/listen/listen-sheet.ts';
import { workletUrl } from '../../components/player/audio/chain-worklet-url.ts';
import { createChainPlayer, type ListenKit } from '../../components/player/audio/player.ts';
import { pedalboardRiffs } from '../../components/player/riffs.ts';
import type { TakenAlong } from '../take-along/taken-along.ts';
import { useGuitarSource } from '../panel/guitar/use-guitar-source.ts';
import type { SourceName } from '../panel/panel-state.ts';
import type { Sound } from '#drawings/listen/sound.ts';
import { settingsOf } from '../panel/use-player.ts';
import { CompileClient, type CompiledNetlist } from './compile-client.ts';
import type { OwnNetlist } from './own-circuit-link.ts';

/** Whoever types is followed, but not letter by letter. */
const compileDelayMs = 250;
const firstVolume = 0.7;
/** Until it was measured how loud it is: a booster must not be the first thing that somebody hears. */
const unmeasuredDb = -15;

const nothing: CompiledNetlist = { problems: [], warnings: [], played: null };

/** What the netlist on the screen is, and the last one that could be played. */
function useCompiled(text: string) {
  const [client] = useState(() => new CompileClient());
  const [compiled, setCompiled] = useState<CompiledNetlist & { readonly text: string }>({ ...nothing, text: '' });
  const [played, setPlayed] = useState<CompiledNetlist['played']>(null);
  useEffect(() => () => client.close(), [client]);
  useEffect(() => {
    if (text.trim() === '') return;
    let isOld = false;
    const timer = setTimeout(() => {
      void client.compile(text).then((found) => {
        if (isOld || !found) return;
        setCompiled({ ...found, text });
        if (found.played) setPlayed(found.played);
      });
    }, compileDelayMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [client, text]);
  const isEmpty = text.trim() === '';
  return {
    compiled: isEmpty ? nothing : compiled,
    played: isEmpty ? null : played,
    isWorking: !isEmpty && compiled.text !== text,
  };
}

const nowhere = { left: 0, top: 0, size: 0 };

/** As the panel's plots read a circuit. */
function sheetOf({ own, data }: NonNullable<CompiledNetlist['played']>): ListenSheet {
  const positioned = (list: typeof data.controls) =>
    list.map(({ designator, position }) => ({ ref: designator, label: designator, position, ...nowhere }));
  return {
    slug: data.slug,
    controls: positioned(data.controls),
    footswitch: nowhere,
    trimmers: positioned(data.trimmers),
    mods: [],
    circuit: own.circuit,
    unplayed: { parts: [], nets: [] },
    models: own.models,
  };
}

const soundOf = (sheet: ListenSheet, turned: OwnNetlist['knobs']): Sound => ({
  knobs: Object.fromEntries(sheet.controls.map(({ ref, position }) => [ref, turned[ref] ?? position])),
  trimmers: Object.fromEntries(sheet.trimmers.map(({ ref, position }) => [ref, turned[ref] ?? position])),
  swaps: {},
});

/** The circuit of the netlist on the screen, and what plays it. */
export function useOwnCircuit({ text, knobs }: OwnNetlist) {
  const { compiled, played, isWorking } = useCompiled(text);
  const [player] = useState(() => createChainPlayer(workletUrl));
  const subscribe = useMemo(() => (listener: () => void) => player.subscribe(listener), [player]);
  const playing = useSyncExternalStore(subscribe, () => player.state);
  const [bypassed, setBypassed] = useState(false);
  const [source, setSource] = useState<SourceName>('chords');
  const [volume, setVolume] = useState(firstVolume);
  const guitarSource = useGuitarSource(player, source, volume);
  const progress = useCallback(() => player.progress(), [player]);
  const sheet = useMemo(() => played && sheetOf(played), [played]);
  const sound = useMemo(() => sheet && soundOf(sheet, knobs), [sheet, knobs]);
  const kit = useMemo(
    (): ListenKit | null => played && { slug: played.data.slug, url: '', own: played, trimDb: unmeasuredDb },
    [played],
  );
  const isOn = playing.phase === 'playing' || playing.phase === 'loading';

  useEffect(() => () => player.close(), [player]);
  const settings = useMemo(
    () => (sheet && sound ? [settingsOf(sheet, sound, bypassed)] : []),
    [sheet, sound, bypassed],
  );
  const sent = useRef<ListenKit | null>(null);
  useEffect(() => {
    if (sent.current === kit) return player.apply(settings);
    sent.current = kit;
    player.setChain(kit ? [kit] : [], settings);
    if (!kit) player.stop();
  }, [player, kit, settings]);
  // It would start anew and go astray again for as long as it plays.
  const { unsettledNet } = playing;
  useEffect(() => {
    if (unsettledNet) player.stop();
  }, [player, unsettledNet]);

  return {
    ...guitarSource,
    compiled,
    isWorking,
    sheet,
    sound,
    /** What was read of the netlist that is played. */
    own: played?.own ?? null,
    /** Null: nothing can be played. */
    takenAlong:
      kit &&
      sheet &&
      sound &&
      ((name: string, address: string | null): TakenAlong => ({
        kind: 'circuit',
        slug: sheet.slug,
        name,
        pedals: [{ name, sheet, sound, bypassed: false }],
        kits: [kit],
        settings: [settingsOf(sheet, sound, false)],
        amp: null,
        riffs: pedalboardRiffs,
        riff: source === 'guitar' ? null : source,
        address,
        offline: null,
      })),
    player,
    playing,
    bypassed,
    bypass: setBypassed,
    source,
    choose(next: SourceName): void {
      setSource(next);
      if (isOn) guitarSource.start(next);
    },
    plugInto(deviceId: string | null): void {
      guitarSource.setDevice(deviceId);
      if (isOn) guitarSource.start('guitar', deviceId);
    },
    progress: playing.phase === 'playing' ? progress : null,
    volume,
    setVolume,
    go: () => (isOn ? player.stop() : guitarSource.start(source)),
  };
}

export type OwnCircuitControls = ReturnType<typeof useOwnCircuit>;
