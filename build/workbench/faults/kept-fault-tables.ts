/**
 * The fault tables that tools/write-fault-tables.ts keeps in the catalogue, since solving every fault of every kit takes a
 * minute of computing. Beside each stands the hash of the data it was made from: a table of other data is not used.
 */
import { readFileSync } from 'node:fs';
import { type PackedTable, packTable } from '#electronics/diagnosis/tables/packed-table.ts';
import { billOfMaterials } from '#electronics/bill-of-materials.ts';
import { kitDrawing, padPins } from '#catalogue/catalogue-drawings.ts';
import type { Kit } from '#catalogue/catalogue-types.ts';
import { oscillators } from '#catalogue/models/golden.ts';
import { modelBySlug } from '#catalogue/models/models.ts';
import { hashOf } from '../../assets/hash.ts';
import { faultTableOfKit } from './kit-fault-table.ts';

/** A line of the file. */
export interface KeptFaultTable {
  readonly slug: string;
  /** A hash of all that the table is made from besides the code. */
  readonly inputs: string;
  readonly table: PackedTable;
}

export const keptFaultTablesFile = new URL('../../../catalogue/models/fault-tables.jsonl', import.meta.url);

/** Everything of the catalogue that reaches the table. The code does too: a sample is computed again by every test run. */
export function faultTableInputs(kit: Kit): string {
  const { circuit, slug } = kit;
  const bom = billOfMaterials(circuit);
  const models = bom.map(({ part }) => (part ? (modelBySlug(part) ?? null) : null));
  return hashOf(JSON.stringify([circuit, kitDrawing(kit), bom.map(padPins), models, oscillators[slug] ?? null])).slice(
    0,
    16,
  );
}

export const computeFaultTable = (kit: Kit): KeptFaultTable => ({
  slug: kit.slug,
  inputs: faultTableInputs(kit),
  table: packTable(faultTableOfKit(kit)),
});

/** By the slugs of kits. */
export function readKeptFaultTables(): ReadonlyMap<string, KeptFaultTable> {
  const lines = readFileSync(keptFaultTablesFile, 'utf8').split('\n');
  const tables = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as KeptFaultTable);
  return new Map(tables.map((table) => [table.slug, table]));
}
