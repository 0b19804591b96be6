import { keptSize } from './photo-limits.ts';

const quality = 0.8;

/** Drawn anew, smaller: what the camera wrote beside the picture, such as the place, is gone. Null: no picture. */
export async function shrinkPhoto(file: Blob): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, keptSize(picture.width, picture.height));
    canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return canvas.toDataURL('image/jpeg', quality);
  } catch {
    return null;
  }
}
