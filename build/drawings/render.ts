/** From a drawing to the bytes that are served: a bitmap where one is asked for. */
import sharp from 'sharp';
import type { Raster } from '#drawings/pictures.ts';
import type { DrawnAsset } from '../assets/assets.ts';
import type { SlowPicture } from '../schematic/schematic-pictures.ts';

async function rasterised(svg: string, { format, width }: Raster): Promise<Buffer> {
  const source = Buffer.from(svg);
  const { width: drawnWidth = width } = await sharp(source).metadata();
  const image = sharp(source, { density: (72 * width) / drawnWidth }).resize({ width });
  if (format === 'avif') return image.avif({ quality: 56, effort: 3 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 80, effort: 6 }).toBuffer();
  return image.png({ palette: true, quality: 80, dither: 0.6, effort: 4, compressionLevel: 9 }).toBuffer();
}

export async function render({ draw, raster }: Pick<SlowPicture, 'draw' | 'raster'>): Promise<DrawnAsset> {
  const svg = await draw();
  return { content: raster ? await rasterised(svg, raster) : Buffer.from(svg) };
}
