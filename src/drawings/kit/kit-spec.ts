import type { PartDrawing } from '../parts/part-drawing.ts';
import type { PcbSpec } from '../pcb/board-spec.ts';
import type { PedalSpec } from '../pedal/pedal-spec.ts';

export interface Content {
  /** As the list of what is included calls it: 'Resistor 4K7'. */
  readonly name: string;
  readonly drawing: PartDrawing;
  readonly count: number;
}

/** A pedal and the board inside it. */
export interface KitSpec extends PedalSpec, PcbSpec {
  knobs: PedalSpec['knobs'];
  /** What lies in the bag besides the box and the board. */
  contents: readonly Content[];
  /** What the list of included things calls the box and the board. */
  boxName: string;
  boardName: string;
}

/** In percent of the picture. Several names are things that lie in it from top to bottom, each as high as the other. */
export interface FlatLayArea {
  readonly names: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** What lies where in the picture of everything that is in a kit. */
export interface FlatLay {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly areas: readonly FlatLayArea[];
}

/** A kit of the catalogue. */
export interface KitDrawing extends KitSpec {
  /** The product's address, which names its pictures: pedal/<slug>, board/<slug>, kit/<slug>. */
  slug: string;
  /** The address of its board, which is a product too. */
  pcbSlug: string;
}
