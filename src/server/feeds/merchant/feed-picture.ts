import type { LayPicture } from '../../pictures/make-picture.ts';

interface Deps {
  readonly drawnName: (url: string) => string | null;
  readonly readDrawn: (name: string) => Promise<Buffer | null>;
  readonly layPicture: LayPicture;
}

/** More than the 500 pixels that are asked for from January 2027 on. */
const edge = 1000;
const margin = 60;
const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}"><rect width="100%" height="100%" fill="#fff"/></svg>`;

/** A drawing as a bitmap on white, which price comparisons take; null: there is no such drawing. */
export const createFeedPicture =
  ({ drawnName, readDrawn, layPicture }: Deps) =>
  async (imageUrl: string): Promise<Buffer | null> => {
    const name = drawnName(imageUrl);
    const drawn = name === null ? null : await readDrawn(name);
    const inner = edge - 2 * margin;
    return (
      drawn && layPicture(ground, drawn, { left: margin, top: margin, width: inner, height: inner, fit: 'contain' })
    );
  };
