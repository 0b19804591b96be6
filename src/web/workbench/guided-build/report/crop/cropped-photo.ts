import { keptSize } from '../../photos/photo-limits.ts';
import { photoBlob } from '../photo-file.ts';
import { betweenCorners, seenRatio, straighten, type Corners, type Frame } from './straighten.ts';

/** What is kept of a photo: of a board as much as its drawing shows, so that both lie on the same millimetres. */
export interface CropShape {
  /** Width by height of what the corners are put on; null: as it seems in the photo. */
  readonly ratio: number | null;
  readonly frame: Frame;
}

export const asItSeems: CropShape = { ratio: null, frame: betweenCorners };

const longestSide = 1600;

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  return { canvas, drawing: canvas.getContext('2d')! };
}

async function fileOf(canvas: HTMLCanvasElement): Promise<File | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  return blob && new File([blob], 'photo.jpg', { type: 'image/jpeg' });
}

/** A photo, a quarter to the right or to the left. */
export async function turnedPhoto(url: string, way: 1 | -1): Promise<string> {
  const picture = await createImageBitmap(photoBlob(url));
  const { canvas, drawing } = canvasOf(picture.height, picture.width);
  drawing.translate(canvas.width / 2, canvas.height / 2);
  drawing.rotate((way * Math.PI) / 2);
  drawing.drawImage(picture, -picture.width / 2, -picture.height / 2);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.92);
}

/** What lies between the corners, seen from straight above. Null: this browser cannot. */
export async function croppedPhoto(url: string, corners: Corners, { ratio, frame }: CropShape): Promise<File | null> {
  const picture = await createImageBitmap(photoBlob(url));
  const source = canvasOf(picture.width, picture.height);
  source.drawing.drawImage(picture, 0, 0);
  picture.close();
  const photo = source.drawing.getImageData(0, 0, source.canvas.width, source.canvas.height);
  const shape = ((ratio ?? seenRatio(corners, photo)) * frame.w) / frame.h;
  // Never finer than it was taken.
  const across = Math.min(longestSide, photo.width);
  const { width, height } = keptSize(across, across / shape);
  const made = canvasOf(width, height);
  made.drawing.putImageData(new ImageData(straighten(photo, corners, { width, height, frame }), width, height), 0, 0);
  return fileOf(made.canvas);
}
