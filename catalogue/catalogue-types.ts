/** The shapes of the seed catalogue. Authors write kits and parts; products are derived from them in catalogue.ts. */

import type { Category, Difficulty } from '#domain/catalogue/catalogue.ts';
import type { PartKind } from '#domain/catalogue/part-kinds.ts';
import type { PartDrawing } from '#drawings/parts/part-drawing.ts';
import type { PcbSpec } from '#drawings/pcb/board-spec.ts';
import type { PedalSpec } from '#drawings/pedal/pedal-spec.ts';
import type { Circuit, Component } from '#electronics/component.ts';
import type { CircuitPart } from '#electronics/part.ts';

/** How a finished pedal looks. Its knobs, lamp and size come from the circuit. */
interface PedalDesign extends Readonly<
  Omit<PedalSpec, 'id' | 'size' | 'knobs' | 'led' | 'lit' | 'jacks'> & Pick<PcbSpec, 'mask'>
> {
  /** Where each knob points, 0 to 1, in the order of the controls; halfway when absent. */
  readonly settings?: readonly number[];
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
  readonly design: PedalDesign;
  /** Beyond what is derived (controls, bypass, supply, current, box): input impedance, gain, delay time ... */
  readonly specifications?: Readonly<Record<string, string>>;
  readonly pcb: Sold & { readonly summary: string };
  /** ISO date. */
  readonly addedOn: string;
}

export interface Part extends Sold, CircuitPart {
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly subcategory: 'ic' | 'op-amps' | 'jfets' | 'other';
  readonly kind: PartKind;
  /** What builders call it by: 4K7, A100K, TL072CP. */
  readonly value: string;
  /** Pieces in a pack. */
  readonly packSize: number;
  /** Ratings, package, tolerance: what a buyer checks. */
  readonly specifications: Readonly<Record<string, string>>;
  readonly hsn: string;
  readonly countryOfOrigin: string;
  readonly picture: PartDrawing;
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
  /** Of parts; null for kits and boards. */
  readonly kind: PartKind | null;
  readonly value: string | null;
  readonly basedOn: string | null;
  /** art:pedal/…, art:board/… or art:part/…, drawn by the build. */
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
