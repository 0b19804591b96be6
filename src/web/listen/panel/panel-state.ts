/** Everything on the listen panel that can be set, and what each touch does to it. */
import type { ListenSheet } from '#drawings/listen/listen-sheet.ts';
import type { RiffName } from '../../components/player/audio/player.ts';
import { stockSound, swapped, type Sound } from '#drawings/listen/sound.ts';
import type { SharedSound } from '#drawings/listen/sound-text.ts';

export type SourceName = RiffName | 'guitar';
export type Memories = readonly (Sound | null)[];

export interface PanelState {
  readonly sound: Sound;
  readonly bypassed: boolean;
  readonly source: SourceName;
  readonly memories: Memories;
}

export type PanelEvent =
  | { readonly type: 'turned' | 'trimmed'; readonly ref: string; readonly position: number }
  | { readonly type: 'swapped'; readonly refs: readonly string[]; readonly value: string | null }
  | { readonly type: 'bypassed'; readonly bypassed: boolean }
  | { readonly type: 'chosen'; readonly source: SourceName }
  | { readonly type: 'stored' | 'recalled'; readonly memory: number }
  | { readonly type: 'reset'; readonly sheet: ListenSheet };

/** The first memory holds what the panel was opened with. */
export const initialPanelState = ({ sound, riff, bypassed }: SharedSound<RiffName>, first: RiffName): PanelState => ({
  sound,
  bypassed,
  source: riff ?? first,
  memories: [sound, null, null],
});

export function reducePanel(state: PanelState, event: PanelEvent): PanelState {
  const { sound, memories } = state;
  switch (event.type) {
    case 'turned':
      return { ...state, sound: { ...sound, knobs: { ...sound.knobs, [event.ref]: event.position } } };
    case 'trimmed':
      return { ...state, sound: { ...sound, trimmers: { ...sound.trimmers, [event.ref]: event.position } } };
    case 'swapped':
      return { ...state, sound: swapped(sound, event.refs, event.value) };
    case 'bypassed':
      return { ...state, bypassed: event.bypassed };
    case 'chosen':
      return { ...state, source: event.source };
    case 'stored':
      return { ...state, memories: memories.map((kept, index) => (index === event.memory ? sound : kept)) };
    case 'recalled':
      return { ...state, sound: memories[event.memory] ?? sound };
    case 'reset':
      return { ...state, sound: stockSound(event.sheet) };
  }
}
