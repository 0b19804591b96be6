/** The two legs of a standing part: where each leaves the body, and where it ends. */
import { n } from '../primitives/svg.ts';

export interface Leg {
  readonly x: number;
  readonly top: number;
  readonly end: number;
}

export interface PolarLegs {
  readonly plus: Leg;
  readonly minus: Leg;
}

export const legLength = ({ top, end }: Leg): number => end - top;

export const straightLegs = (legs: readonly Leg[]): string =>
  legs.map(({ x, top, end }) => `M${n(x)} ${n(top)}V${n(end)}`).join('');

/** A part that does not care which way round it stands has two legs of one length. */
export const equalLegs = (pitch: number, top: number, length: number): readonly [Leg, Leg] => [
  { x: -pitch / 2, top, end: top + length },
  { x: pitch / 2, top, end: top + length },
];
