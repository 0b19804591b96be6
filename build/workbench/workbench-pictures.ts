/** The sheets of the workbench as pictures, so that they are cached and served like them. */
import type { Picture } from '#drawings/pictures.ts';
import { packTable } from '#electronics/diagnosis/tables/packed-table.ts';
import type { Kit } from '#catalogue/catalogue-types.ts';
import { kitDrawing } from '#catalogue/catalogue-drawings.ts';
import { kits } from '#catalogue/kits.ts';
import { workbenchSheet } from './workbench-sheet.ts';
import { faultTableOfKit } from './faults/kit-fault-table.ts';

/** One board is laid out once: the group is that of its other pictures. */
const sheetOf = (kit: Kit): Picture => ({
  name: `bench-sheet/${kit.slug}`,
  source: [kit.name, kit.circuit, kitDrawing(kit)],
  group: kit.slug,
  format: 'json',
  draw: () => JSON.stringify(workbenchSheet(kit)),
});

/** Solving all faults takes seconds: a batch of its own, so that no thread is left with it at the end. */
const faultsOf = (kit: Kit): Picture => ({
  name: `bench-faults/${kit.slug}`,
  source: [kit.circuit, kitDrawing(kit)],
  group: `${kit.slug} faults`,
  format: 'json',
  draw: () => JSON.stringify(packTable(faultTableOfKit(kit))),
});

export const workbenchPictures = (): Picture[] => [...kits.map(sheetOf), ...kits.map(faultsOf)];
