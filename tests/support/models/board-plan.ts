/** The layout of a board as plain data, for documents: where everything is, without a picture. */
import { enclosures } from '#electronics/enclosure.ts';
import type { PcbSpec, Point, Turn } from '#drawings/pcb/board-spec.ts';
import { footprints, type PartKind } from '#drawings/pcb/footprints.ts';
import { gridMm } from '#drawings/pcb/board-spec.ts';
import { layoutBoard } from '#drawings/pcb/layout-board.ts';

interface PlacedPad {
  /** Counted from 1, in the order of the footprint. */
  readonly pad: number;
  readonly x: number;
  readonly y: number;
  /** Empty for a pad that is left open. */
  readonly net: string;
}

interface PlacedComponent {
  readonly ref: string;
  readonly kind: PartKind;
  readonly value: string;
  readonly x: number;
  readonly y: number;
  readonly rotation: Turn;
  /** The space the part takes, millimetres. */
  readonly w: number;
  readonly h: number;
  /** The printed outline as SVG path data, upright around the part's centre. */
  readonly outline: string;
  readonly pads: readonly PlacedPad[];
}

/** Millimetres from the upper left corner, components towards the viewer, as seen from the open back of the box. */
export interface BoardPlan {
  readonly w: number;
  readonly h: number;
  /** From the left and the upper edge of the face to the board, seen from the front. */
  readonly inBox: Point;
  readonly holes: readonly Point[];
  readonly components: readonly PlacedComponent[];
  /** Pads of the wires that leave the board; `ref` is what is printed beside them. */
  readonly wires: readonly PlacedComponent[];
}

export function boardPlan(spec: PcbSpec): BoardPlan {
  const { board, top } = layoutBoard(spec);
  const all = board.parts.map(({ ref, kind, value, x, y, turn, pads, nets }): PlacedComponent => {
    const { w, h, outline } = footprints[kind];
    return {
      ref,
      kind,
      value,
      x,
      y,
      rotation: turn,
      w: w * gridMm,
      h: h * gridMm,
      outline,
      pads: pads.map(([px, py], i) => ({ pad: i + 1, x: px, y: py, net: nets[i] ?? '' })),
    };
  });
  return {
    w: board.w,
    h: board.h,
    inBox: [(enclosures[spec.size].w - board.w) / 2, top],
    holes: board.holes,
    components: all.filter(({ kind }) => kind !== 'WIRE'),
    wires: all.filter(({ kind }) => kind === 'WIRE'),
  };
}
