import { type PackedTable, packTable } from '#electronics/diagnosis/tables/packed-table.ts';
import { billOfMaterials } from '#electronics/bill-of-materials.ts';
import { kitDrawing, padPins } from '#catalogue/catalogue-drawings.ts';
import type { Kit } from '#catalogue/catalogue-types.ts';
import { oscillators } from '#catalogue/models/golden.ts';
import { circuitHash, type Kept, type KeptLine, readKept } from '../../kept-tables/kept-lines.ts';
import { faultTableOfKit } from './kit-fault-table.ts';

export interface KeptFaultTable extends KeptLine {
  readonly table: PackedTable;
}

export const faultTableInputs = (kit: Kit): string =>
  circuitHash(kit, kitDrawing(kit), billOfMaterials(kit.circuit).map(padPins), oscillators[kit.slug] ?? null);

export const computeFaultTable = (kit: Kit): KeptFaultTable => ({
  slug: kit.slug,
  inputs: faultTableInputs(kit),
  table: packTable(faultTableOfKit(kit)),
});

/** Solving every fault of every kit takes minutes of computing. */
export const keptFaultTables: Kept<KeptFaultTable> = {
  file: new URL('../../../catalogue/models/fault-tables.jsonl', import.meta.url),
  inputsOf: faultTableInputs,
  compute: computeFaultTable,
};

export const readKeptFaultTables = (): ReadonlyMap<string, KeptFaultTable> => readKept(keptFaultTables);
