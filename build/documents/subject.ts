/** What a document is about: a kit or a bare board, and the circuit behind both. */

import { catalogue } from '#catalogue/catalogue.ts';
import { catalogueDrawings } from '#catalogue/catalogue-drawings.ts';
import type { Kit, SeedProduct } from '#catalogue/catalogue-types.ts';
import type { Component } from '#electronics/component.ts';
import type { Bands } from '#electronics/simulation/bands.ts';
import { kits } from '#catalogue/kits.ts';
import type { KitDrawing } from '#drawings/kit/kit-spec.ts';
import { bandsOfKit } from '../kept-tables/kept-bands.ts';

export interface Subject {
  readonly product: SeedProduct;
  readonly kit: Kit;
  readonly bom: readonly Component[];
  readonly bands: Bands;
  /** What its pictures, its board and its drilling are made from. */
  readonly drawing: KitDrawing;
}

const kitBySlug: ReadonlyMap<string, Kit> = new Map(kits.map((kit) => [kit.slug, kit]));

/** The box of a kit is finished; who buys the board alone drills one. */
const withBareBox = (part: Component): Component =>
  part.ref === 'BOX' ? { ...part, note: 'Bare and undrilled: use the drill template.' } : part;

function subjectOf(product: SeedProduct): Subject[] {
  const kit = kitBySlug.get(product.category === 'kit' ? product.slug : (product.pairSlug ?? ''));
  if (!kit || product.category === 'parts') return [];
  const bom = product.category === 'kit' ? product.bom : product.bom.map(withBareBox);
  return [{ product, kit, bom, bands: bandsOfKit(kit), drawing: catalogueDrawings.pedals[kit.slug]! }];
}

/** Every kit and every board, in the order of the catalogue. */
export const subjects: readonly Subject[] = catalogue.flatMap(subjectOf);

export const isKit = ({ product }: Subject): boolean => product.category === 'kit';
