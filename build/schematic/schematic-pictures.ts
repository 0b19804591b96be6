/** Schematics as pictures of the shop, and what is said of them to those who do not see them. */
import type { Picture } from '#drawings/pictures.ts';
import type { Sheet } from '#drawings/schematic/sheet.ts';
import { schematicSvg } from '#drawings/schematic/svg.ts';
import { kits } from '#catalogue/kits.ts';
import { schematics } from './schematics.ts';

/** In the order of the drawing; the supply is no step of the signal. */
const stagesOf = ({ stages }: Sheet): string[] => stages.map(({ name }) => name);

export async function schematicPictures(): Promise<Picture[]> {
  const sheets = await schematics();
  return kits.flatMap(({ slug, name }): Picture[] => {
    const sheet = sheets.get(slug)!;
    return [
      {
        name: `schematic/${slug}`,
        source: sheet,
        draw: () => schematicSvg(sheet, { title: `Schematic of the ${name}` }),
      },
      {
        name: `schematic-stages/${slug}`,
        source: stagesOf(sheet),
        format: 'json',
        draw: () => JSON.stringify(stagesOf(sheet)),
      },
    ];
  });
}
