/** What the worker that makes files is asked, and what it answers. */
import type { PlayableAmp } from '#electronics/player/chain/amp-settings.ts';
import type { PedalSettings, PlayableKit, RiffName } from '#electronics/player/chain/chain-settings.ts';
import type { WavFormat } from '#electronics/player/take-along/wav.ts';

interface Pedals {
  readonly kits: readonly PlayableKit[];
  readonly settings: readonly PedalSettings[];
}

export type TakeJob =
  /** A riff, or a recording of -1 to 1 at 48 kHz. */
  | (Pedals & {
      readonly do: 'recording';
      readonly source: RiffName | Float32Array<ArrayBuffer>;
      readonly amp: PlayableAmp | null;
      readonly format: WavFormat;
    })
  | (Pedals & { readonly do: 'impulse-response' })
  /** What a neural modeler is trained with, -1 to 1 at 48 kHz. */
  | (Pedals & {
      readonly do: 'training-pair';
      readonly samples: Float32Array<ArrayBuffer>;
      /** What full scale stands for. */
      readonly fullScaleVolts: number;
      readonly format: Exclude<WavFormat, 'pcm16'>;
    });

/** Why there is no file, for reasons that lie in what was asked. */
export type TakeRefusal =
  | { readonly is: 'silent-recording' | 'silent-pedal' }
  /** The first pedal in the row that does, counted from 0. */
  | { readonly is: 'distorts' | 'moves'; readonly decibels: number; readonly pedal: number }
  | { readonly is: 'unsettled'; readonly net: string };

/** A file, and by how many decibels it was turned down to fit. */
export interface TakenFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly decibels: number;
}

export type TakeReply =
  | { readonly is: 'progress'; readonly share: number }
  | { readonly is: 'done'; readonly file: TakenFile }
  | { readonly is: 'refused'; readonly refusal: TakeRefusal }
  | { readonly is: 'failed'; readonly error: string };
