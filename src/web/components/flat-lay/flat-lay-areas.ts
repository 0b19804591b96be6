import type { FlatLay } from '#contracts/catalogue.ts';

type Area = FlatLay['areas'][number];

/** In percent of the picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where the thing at a place of a tape lies; of anything else there is one, as large as its area. */
function sliceOf({ names, x, y, w, h }: Area, index: number): Box {
  const height = h / names.length;
  return { x, y: y + index * height, w, h: height };
}

/** Everywhere a thing lies: three knobs lie in three places. */
export const boxesOf = ({ areas }: FlatLay, name: string): Box[] =>
  areas.flatMap((area) => area.names.flatMap((each, index) => (each === name ? [sliceOf(area, index)] : [])));

/** The first piece of each thing is reached by the keyboard; a second knob has nothing new to say. */
export function firstOfEach({ areas }: FlatLay): Set<Area> {
  const seen = new Set<string>();
  return new Set(
    areas.filter(({ names }) => {
      const isNew = names.some((name) => !seen.has(name));
      for (const name of names) seen.add(name);
      return isNew;
    }),
  );
}

/** Which thing of an area is at a height, measured from its upper edge as a share of the whole. */
export const nameAt = ({ names }: Area, share: number): string =>
  names[Math.max(0, Math.min(names.length - 1, Math.floor(share * names.length)))]!;
