/** What the sounds of a kit's faults are made of, fetched when somebody asks to hear them. */
import { settingsOf } from '#catalogue/kit-settings.ts';
import { catalogueDrawings } from '#catalogue/catalogue-drawings.ts';
import type { Kit } from '#catalogue/catalogue-types.ts';
import { oscillators } from '#catalogue/models/golden.ts';
import { modelBySlug as modelOf } from '#catalogue/models/models.ts';
import { billOfMaterials } from '#electronics/bill-of-materials.ts';
import type { SoundSheet } from '#electronics/diagnosis/sound/fault-sounds.ts';
import { adjustTrimmers } from '#electronics/simulation/trimmer-adjustment.ts';
import { oversamplingOf } from '../../listen/oversampling-of.ts';
import { boardNeighbours } from './kit-fault-table.ts';

export function soundSheet(kit: Kit): SoundSheet {
  const { circuit, slug } = kit;
  const start = oscillators[slug]?.start;
  const names = billOfMaterials(circuit).map(({ part, value }) => part ?? value.toLowerCase());
  const models = names.flatMap((name) => {
    const model = modelOf(name);
    return model ? [[name, model] as const] : [];
  });
  return {
    circuit,
    models: Object.fromEntries(models),
    positions: adjustTrimmers(circuit, { modelOf, positions: settingsOf(kit) }).positions,
    neighbours: boardNeighbours(circuit, catalogueDrawings.boards[slug]!),
    oversampling: oversamplingOf(slug),
    ...(start !== undefined && { kickNode: start }),
  };
}
