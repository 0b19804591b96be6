/** Our drawings as bitmaps that a document can hold, at 200 dots per inch of the size they are printed in. */

import sharp from 'sharp';
import { pcbSvg } from '#drawings/pcb/board.ts';
import { pedalSvg } from '#drawings/pedal/pedal.ts';
import type { KitDrawing } from '#drawings/kit/kit-spec.ts';
import { stageGround } from '#pdf/inks.ts';

/** A picture and how large it is printed, millimetres. */
export interface Picture {
  readonly jpeg: Buffer;
  readonly w: number;
  readonly h: number;
}

const dotsPerMm = 200 / 25.4;
/** More than a title picture gets on its page would only make the file larger. */
const stage = { w: 74, h: 98 };

/** One unit of a drawing is a millimetre; `ground` is what lies behind it on the page. */
async function rasterised(svg: string, ground: string, maxScale = 1): Promise<Picture> {
  const [, , w, h] = /viewBox="([^"]+)"/.exec(svg)![1]!.split(' ').map(Number) as [number, number, number, number];
  const scale = Math.min(maxScale, Math.max(1, Math.min(stage.w / w, stage.h / h)));
  const width = Math.round(w * scale * dotsPerMm);
  const jpeg = await sharp(Buffer.from(svg), { density: (72 * width) / w })
    .resize({ width })
    .flatten({ background: ground })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  return { jpeg, w: w * scale, h: h * scale };
}

export const pedalPicture = (drawing: KitDrawing): Promise<Picture> =>
  rasterised(pedalSvg(drawing, { frame: 'tight' }), stageGround);

/** The bare board as the title picture of its own document: larger than it is, to show the print. */
export const barePicture = (drawing: KitDrawing): Promise<Picture> => rasterised(pcbSvg(drawing), stageGround, 1.6);

const soldered = new WeakMap<KitDrawing, Promise<Picture>>();

/** Asked for twice, by the documents of the kit and of its board. */
export function solderedPicture(drawing: KitDrawing): Promise<Picture> {
  const picture = soldered.get(drawing) ?? rasterised(pcbSvg(drawing, { populated: true }), '#ffffff');
  soldered.set(drawing, picture);
  return picture;
}
