import type { Net } from '#electronics/component.ts';
import type { RiffName } from '#electronics/player/chain/chain-settings.ts';
import type { Suspect } from '#electronics/diagnosis/sound/fault-sounds.ts';
import type { SuspectPrints } from '#electronics/diagnosis/inference/next-sound.ts';

/** Whose sounds, and on what. */
export interface SoundKit {
  readonly slug: string;
  /** Of what they are made of. */
  readonly url: string;
  readonly riff: RiffName;
}

export interface SoundJob extends SoundKit {
  readonly id: number;
  /**
   * The sounds of suspects as an ear keeps them, or one to be heard; null: of the pedal without a fault. `net`: at the tip of an audio
   * probe on its copper.
   */
  readonly ask: { readonly prints: readonly Suspect[] } | { readonly samples: Suspect | null; readonly net?: Net };
}

export type SoundReply = { readonly id: number } & (
  | { readonly prints: SuspectPrints }
  | { readonly samples: Float32Array<ArrayBuffer> }
  | { readonly failed: string }
);
