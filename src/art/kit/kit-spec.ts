import type { PartDrawing } from '../parts/part-art.ts';
import type { PcbSpec } from '../pcb/board-spec.ts';
import type { PedalSpec } from '../pedal/pedal-spec.ts';

export interface Content {
  readonly drawing: PartDrawing;
  readonly count: number;
}

/** A pedal and the board inside it. */
export interface KitSpec extends PedalSpec, PcbSpec {
  knobs: PedalSpec['knobs'];
  /** What lies in the bag besides the box and the board. */
  contents: readonly Content[];
}

/** A kit of the catalogue. */
export interface KitArt extends KitSpec {
  /** The product's address, which names its pictures: pedal/<slug>, board/<slug>, kit/<slug>. */
  slug: string;
  /** The address of its board, which is a product too. */
  pcbSlug: string;
}
