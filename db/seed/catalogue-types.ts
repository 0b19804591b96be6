/** The shapes of the seed catalogue. Authors write kits and parts; products are derived from them in catalogue.ts. */

import type { Category, Difficulty } from '#domain/catalogue/catalogue.ts';
import type { EffectType } from '#art/graphics/canvas.ts';
import type { GraphicName } from '#art/graphics/graphic.ts';
import type { CoatName, Finish, LedColour, MaskName } from '#art/palette.ts';
import type { Lettering } from '#art/pedal/pedal-spec.ts';
import type { KnobStyle } from '#art/pedal/knobs.ts';
import type { Circuit, Component, EnclosureSize } from '#electronics/component.ts';

/** How a finished pedal looks. Its knobs and size come from the circuit. */
export interface PedalLook {
  readonly type: EffectType;
  /** Printed on the pedal; short. */
  readonly name: string;
  readonly coat: CoatName;
  readonly finish?: Finish;
  readonly knobStyle: KnobStyle;
  readonly knobAccent?: string;
  readonly graphic?: GraphicName;
  readonly lettering?: Lettering;
  readonly nameAt?: 'top' | 'bottom';
  readonly footswitches?: 1 | 2;
  readonly toggles?: number;
  /** Where each knob points, 0 to 1, in the order of the controls; halfway when absent. */
  readonly settings?: readonly number[];
  readonly mask: MaskName;
}

interface Sold {
  readonly priceRupees: number;
  /** 0 to 5, with at most two decimals. */
  readonly rating: number;
  readonly reviewCount: number;
  /** Null when it is not counted. */
  readonly stock: number | null;
}

export interface Kit extends Sold {
  readonly slug: string;
  readonly name: string;
  /** One line on a card, at most 90 characters. */
  readonly summary: string;
  /** Two to four short paragraphs that help someone choose, separated by blank lines. */
  readonly description: string;
  readonly difficulty: Difficulty;
  readonly subcategory: string;
  /** The classic, as in 'inspired by the classic … circuit'. */
  readonly basedOn: string;
  readonly circuit: Circuit;
  readonly art: PedalLook;
  /** Beyond what is derived (controls, bypass, supply, current, box): input impedance, gain, delay time ... */
  readonly specifications?: Readonly<Record<string, string>>;
  readonly pcb: Sold & { readonly summary: string };
  /** ISO date. */
  readonly addedOn: string;
}

export type PartPicture =
  | { readonly draw: 'resistor'; readonly value: string }
  | { readonly draw: 'film' | 'ceramic' | 'electrolytic'; readonly value: string }
  | { readonly draw: 'diode'; readonly body: 'glass' | 'black' }
  | { readonly draw: 'led'; readonly colour: LedColour }
  | { readonly draw: 'dip'; readonly pins: 8 | 14 | 16; readonly mark: string }
  | { readonly draw: 'to92'; readonly mark: string }
  | { readonly draw: 'can' }
  | { readonly draw: 'pot' | 'trimmer'; readonly mark: string }
  | { readonly draw: 'socket'; readonly pins: 8 | 14 | 16 }
  | { readonly draw: 'knob'; readonly style: KnobStyle; readonly accent?: string }
  | { readonly draw: 'enclosure'; readonly size: EnclosureSize }
  | { readonly draw: 'module'; readonly mark: string }
  | { readonly draw: 'footswitch' | 'toggle' | 'jack' | 'dc-jack' | 'bezel' | 'wire' | 'feet' | 'opto' | 'inductor' };

/** How the checks read a chip: where its supply goes, and which pins belong together. */
export interface Electrical {
  readonly supply?: { readonly positive: string; readonly negative: string };
  /** Groups of pins that pass signal among each other: one per amplifier. */
  readonly sections: readonly (readonly string[])[];
}

export interface Part extends Sold {
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly subcategory: 'ic' | 'op-amps' | 'jfets' | 'other';
  /** Pieces in a pack. */
  readonly packSize: number;
  /** Physical pin to its function, seen from above, or from the front for a plastic transistor. */
  readonly pinOut?: Readonly<Record<string, string>>;
  readonly electrical?: Electrical;
  /** Ratings, package, tolerance: what a buyer checks. */
  readonly specifications: Readonly<Record<string, string>>;
  readonly hsn: string;
  readonly countryOfOrigin: string;
  readonly picture: PartPicture;
  readonly addedOn: string;
}

export interface SeedProduct extends Sold {
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly difficulty: Difficulty;
  readonly category: Category;
  readonly subcategory: string;
  readonly basedOn: string | null;
  /** art:pedal/…, art:board/… or art:part/…, made by the art build. */
  readonly imageUrl: string;
  readonly specifications: Readonly<Record<string, string>>;
  readonly components: readonly string[];
  /** Of kits and boards; empty for parts. */
  readonly bom: readonly Component[];
  readonly measurements: Circuit['measurements'];
  /** The board of a kit, the kit of a board. */
  readonly pairSlug: string | null;
  readonly packSize: number;
  readonly pinOut: Readonly<Record<string, string>> | null;
  readonly hsn: string;
  readonly gstRatePercent: number;
  readonly countryOfOrigin: string;
  readonly addedOn: string;
}
