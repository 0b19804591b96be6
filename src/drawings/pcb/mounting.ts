/** How parts stand on a board: the hole that each leg goes through, and how high the body reaches. Millimetres. */
import type { BoardPart } from './board-spec.ts';
import type { PartKind } from './footprints.ts';

interface Mounting {
  /** Diameter of the finished hole. */
  readonly hole: number;
  /** From the board to the top of the part, as the build document says to fit it. */
  readonly height: number;
}

const chip: Mounting = { hole: 0.8, height: 8.5 };

const mountings: Readonly<Record<PartKind, Mounting>> = {
  R: { hole: 0.8, height: 2.6 },
  D: { hole: 0.8, height: 2.6 },
  LED: { hole: 0.9, height: 10 },
  CF: { hole: 0.8, height: 9 },
  CF5: { hole: 0.8, height: 10.5 },
  CC: { hole: 0.8, height: 6 },
  CE: { hole: 0.8, height: 11.5 },
  CE10: { hole: 0.8, height: 13 },
  L: { hole: 0.9, height: 10 },
  // Three millimetres of leg under the body.
  Q: { hole: 0.8, height: 8.5 },
  CAN: { hole: 0.8, height: 8.5 },
  TO1: { hole: 0.8, height: 12.5 },
  // Four millimetres of leg, down to where they get narrow.
  TO220: { hole: 1.3, height: 20 },
  // In its socket.
  IC8: chip,
  IC14: chip,
  'IC14-8': chip,
  IC16: chip,
  OPTO: { hole: 0.8, height: 7 },
  MODULE: { hole: 1.1, height: 11 },
  TRIM: { hole: 1, height: 7 },
  // From behind: only its joints stand up.
  POT: { hole: 1.2, height: 1.5 },
  // Two twisted wires of the set, bent over.
  WIRE: { hole: 1.4, height: 3 },
};

/** Rectifiers in a DO-41 body have thicker leads than glass diodes. */
const isRectifier = ({ kind, value }: Pick<BoardPart, 'kind' | 'value'>): boolean =>
  kind === 'D' && /^1N(400|58)/.test(value);

export const holeOf = (part: Pick<BoardPart, 'kind' | 'value'>): number =>
  isRectifier(part) ? 1.1 : mountings[part.kind].hole;

export const heightOf = ({ kind }: Pick<BoardPart, 'kind'>): number => mountings[kind].height;

/** What may lie on the part of a board that a jack reaches over. */
export const maxHeightUnderJack = 5;

/** Copper around a hole, on every side, at the least. */
export const minRing = 0.3;

/** Pads are no smaller than this, so that they can be soldered by hand. */
const minPadRadius = 0.85;

export const padRadiusOf = (part: Pick<BoardPart, 'kind' | 'value'>): number =>
  Math.max(minPadRadius, holeOf(part) / 2 + minRing + 0.05);
