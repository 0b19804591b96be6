/** The boxes that pedals are built in: die-cast, true outside sizes in millimetres. */

export interface EnclosureShape {
  readonly w: number;
  /** As played: the long side of most boxes. */
  readonly h: number;
  readonly depth: number;
  /** Of the corners. */
  readonly r: number;
}

export type EnclosureSize = '1590A' | '125B' | '1590BB';

export const enclosures: Readonly<Record<EnclosureSize, EnclosureShape>> = {
  '1590A': { w: 38.5, h: 92.6, depth: 31, r: 4 },
  '125B': { w: 66.2, h: 121.2, depth: 39.3, r: 5.2 },
  '1590BB': { w: 94, h: 119.5, depth: 34, r: 5.2 },
};

/** The metal of a box: how thick walls, printed face and lid are, and the posts in its corners that take the screws. */
export const casting = {
  wall: 2,
  face: 2.2,
  lid: 2.1,
  /** From the outside of both walls to the middle of a post. */
  post: { inset: 4.2, radius: 3 },
} as const;

/** '121.2 x 66.2 x 39.3 mm', the long side first. */
export function outsideSize(size: EnclosureSize): string {
  const { w, h, depth } = enclosures[size];
  return `${h} x ${w} x ${depth} mm`;
}
