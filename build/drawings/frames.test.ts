import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { featuredSlugs } from '#domain/catalogue/catalogue.ts';
import { pictureCatalogue, catalogueDrawings } from '#catalogue/catalogue-drawings.ts';
import { pictures } from '#drawings/pictures.ts';

const booster = catalogueDrawings.pedals['clean-booster']!;
const kits = catalogueDrawings.kits.filter(
  ({ slug }) => slug === booster.slug || new Set<string>(featuredSlugs).has(slug),
);
const standing = /^(part|pedal|drafting|kit)\/|^board(-soldered)?\/clean-booster$/;
const all = pictures({
  kits,
  parts: Object.values(catalogueDrawings.parts),
  featuredSlugs,
  filmKits: pictureCatalogue.filmKits,
}).filter(({ name, raster }) => !raster && standing.test(name));

/** How much of a picture, shadow included, lies on the edge of its frame: 0 is nothing, 255 is solid. */
async function inkOnFrame(svg: string): Promise<number> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width: 160 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  let most = 0;
  const look = (x: number, y: number): void => {
    most = Math.max(most, data[(y * width + x) * info.channels + 3]!);
  };
  for (let x = 0; x < width; x++) [0, height - 1].forEach((y) => look(x, y));
  for (let y = 0; y < height; y++) [0, width - 1].forEach((x) => look(x, y));
  return most;
}

describe('the frame of a picture', () => {
  it('cuts nothing off: neither a leg nor the end of a shadow', async () => {
    const cut: string[] = [];
    for (const { name, draw } of all) if ((await inkOnFrame(draw())) > 2) cut.push(name);
    expect(cut).toEqual([]);
  }, 60_000);

  it('is seen to cut, if it does', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect x="5" width="9" height="4"/></svg>';
    expect(await inkOnFrame(svg)).toBe(255);
  });
});
