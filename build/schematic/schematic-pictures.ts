/** Schematics as pictures of the shop, and what is said of them to those who do not see them. */
import type { Picture } from '#drawings/pictures.ts';
import type { Sheet } from '#drawings/schematic/sheet.ts';
import { schematicSvg } from '#drawings/schematic/svg.ts';
import { kits } from '#catalogue/kits.ts';
import type { Circuit } from '#electronics/component.ts';
import { schematicOf } from './schematics.ts';
import { stageNames } from './stage-names.ts';

/** A picture that takes its time. */
export interface SlowPicture extends Omit<Picture, 'draw'> {
  readonly draw: () => string | Promise<string>;
  /** May be drawn while the shop is open already. */
  readonly isDeferred?: boolean;
}

/** `sheetOf` finds what is laid out already; else each is laid out when it is drawn. */
export const schematicPictures = (sheetOf: (circuit: Circuit) => Promise<Sheet> = schematicOf): SlowPicture[] =>
  kits.flatMap(({ name, slug, circuit }): SlowPicture[] => [
    {
      name: `schematic/${slug}`,
      source: [name, circuit],
      draw: async () => schematicSvg(await sheetOf(circuit), { title: `Schematic of the ${name}` }),
      isDeferred: true,
    },
    {
      name: `schematic-stages/${slug}`,
      source: stageNames(circuit),
      format: 'json',
      draw: () => JSON.stringify(stageNames(circuit)),
    },
  ]);
