import type { BillLine, Product, ProductContents } from '#contracts/catalogue.ts';
import type { Component } from '#electronics/component.ts';
import { writtenLines } from '#electronics/written-bill.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';
import type { Database } from '../db/database.ts';
import * as bills from './bill.repository.ts';
import { billNote } from './bill-notes.ts';
import type { CatalogueService } from './catalogue.service.ts';
import type { CatalogueStore } from './catalogue-store.ts';

export interface ContentsDeps {
  readonly db: Database;
  readonly store: CatalogueStore;
  readonly catalogue: Pick<CatalogueService, 'get'>;
  readonly pictures: AssetUrls;
}

export type ContentsService = ReturnType<typeof createContentsService>;

const toShelfPart = (part: Product): NonNullable<BillLine['part']> => ({
  id: part.id,
  slug: part.slug,
  name: part.name,
  price: part.price,
  imageUrl: part.imageUrl,
  packSize: part.packSize,
  inStock: part.inStock,
  stock: part.stock,
});

/** Bills hold what a circuit names; what is not on sale any more has no part. */
function toLine(name: string, components: readonly Component[], category: string, part: Product | undefined): BillLine {
  const [first] = components;
  return {
    name,
    quantity: components.length,
    refs: components.map(({ ref }) => ref),
    note: billNote(components, category),
    part: part ? toShelfPart(part) : null,
    notSold: part ? null : (first?.notSold ?? null),
  };
}

/** What is in a kit and what goes on a board. */
export function createContentsService({ db, store, catalogue, pictures }: ContentsDeps) {
  return {
    async contents(idOrSlug: string): Promise<ProductContents> {
      const { id, slug, category, pairSlug } = await catalogue.get(idOrSlug);
      if (category === 'parts') return { lines: [], flatLay: null, schematic: null };
      const bom = await bills.bill(db, id);
      const slugs = [...new Set(bom.flatMap(({ part }) => part ?? []))];
      const parts = await store.read(await bills.idsOfSlugs(db, slugs));
      const bySlug = new Map(parts.map((part) => [part.slug, part]));
      const lines = [...writtenLines(bom)].map(([name, components]) =>
        toLine(name, components, category, bySlug.get(components[0]!.part ?? '')),
      );
      const kitSlug = category === 'kit' ? slug : (pairSlug ?? '');
      const flatLay = category === 'kit' ? pictures.flatLay(slug) : null;
      const listening = category === 'kit' ? pictures.listening(slug) : null;
      const bench = pictures.bench(kitSlug);
      return {
        lines,
        flatLay,
        schematic: pictures.schematic(kitSlug),
        ...(listening && { listening }),
        ...(bench && { bench }),
      };
    },
  };
}
