import type { EnclosureSize } from '#electronics/enclosure.ts';
import type { LedColour } from '#electronics/led.ts';
import type { EffectType } from '../graphics/canvas.ts';
import type { GraphicName } from '../graphics/graphic.ts';
import type { CoatName, Finish } from '../primitives/palette.ts';
import type { KnobStyle } from './knobs.ts';

export type Lettering = 'engraved' | 'bold' | 'wide' | 'slant' | 'inline' | 'outline';

export interface PedalSpec {
  /** Seeds every small variation. */
  id: string;
  name: string;
  type: EffectType;
  size: EnclosureSize;
  coat: CoatName;
  finish?: Finish;
  /** One to six, left to right, top to bottom. */
  knobs: readonly { label: string; value?: number }[];
  knobStyle: KnobStyle;
  knobAccent?: string;
  led: LedColour;
  lit?: boolean;
  graphic?: GraphicName;
  lettering?: Lettering;
  /** Where the name goes; the LED takes the other place. */
  nameAt?: 'top' | 'bottom';
  toggles?: number;
  /** 6.35 mm jacks on the sides; two unless it is a splitter or a loop. */
  jacks?: number;
  footswitches?: 1 | 2;
}
