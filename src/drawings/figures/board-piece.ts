/** A piece of board with the outline and the pads that our boards have for a part: what a figure shows is what is made. */
import { circle, n, path, put, rect } from '../primitives/svg.ts';
import { solderMasks } from '../primitives/palette.ts';
import { footprints, type PartKind } from '../pcb/footprints.ts';

const { pour, silk } = solderMasks.green;

export type Point = readonly [x: number, y: number];

export interface BoardPlace {
  readonly kind: PartKind;
  readonly x: number;
  readonly y: number;
  /** Units of the drawing for a millimetre. */
  readonly size: number;
  /** Quarter turns to the right, in degrees, from how it stands on a board. */
  readonly turn: 0 | 90 | -90;
  /** How far the piece of board reaches. */
  readonly width: number;
  readonly height: number;
}

const turned = ([x, y]: Point, turn: BoardPlace['turn']): Point =>
  turn === 0 ? [x, y] : turn === 90 ? [-y, x] : [y, -x];

/** Where the pads are on the drawing, pin 1 or plus first. */
export const padsAt = ({ kind, x, y, size, turn }: BoardPlace): readonly Point[] =>
  footprints[kind].pads.map((pad): Point => {
    const [dx, dy] = turned(pad, turn);
    return [x + dx * size, y + dy * size];
  });

export const hasSquarePad = (kind: PartKind): boolean => footprints[kind].firstIsSquare === true;

const padRadius = 6;

const pad = ([x, y]: Point, square: boolean): string =>
  (square
    ? rect(x - padRadius, y - padRadius, 2 * padRadius, 2 * padRadius, 1, { fill: '#d9a441' })
    : circle(x, y, padRadius, { fill: '#d9a441' })) + circle(x, y, 2.6, { fill: '#2a1c08' });

/** The bare place, or one with something on it. */
export function boardPiece(place: BoardPlace, mounted = ''): string {
  const { kind, x, y, size, turn, width, height } = place;
  const outline = path(footprints[kind].outline, {
    fill: 'none',
    stroke: silk,
    'stroke-width': n(1.8 / size),
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
    transform: `scale(${n(size)})`,
  });
  return (
    rect(x - width / 2, y - height / 2, width, height, 5, { fill: pour }) +
    put(x, y, turn, outline) +
    padsAt(place)
      .map((point, i) => pad(point, i === 0 && hasSquarePad(kind)))
      .join('') +
    mounted
  );
}
