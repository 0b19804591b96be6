/** The faults of a kit of the catalogue, from its circuit and the layout of its board. */
import { encodeFaultTable } from '#electronics/diagnosis/tables/encode-fault-table.ts';
import type { FaultTable } from '#electronics/diagnosis/tables/fault-table.ts';
import { type FaultDictionary, faultDictionaryOf } from '#electronics/diagnosis/fault-model/dictionary.ts';
import { catalogueDrawings } from '#catalogue/catalogue-drawings.ts';
import type { Kit } from '#catalogue/catalogue-types.ts';
import { oscillators } from '#catalogue/models/golden.ts';
import { modelBySlug } from '#catalogue/models/models.ts';
import { boardNeighbours } from './board-neighbours.ts';

export const faultDictionaryOfKit = ({ slug, circuit }: Kit): FaultDictionary =>
  faultDictionaryOf(circuit, boardNeighbours(circuit, catalogueDrawings.boards[slug]!), modelBySlug, oscillators[slug]);

export const faultTableOfKit = (kit: Kit): FaultTable => encodeFaultTable(faultDictionaryOfKit(kit), kit.circuit);
