import type { BillLine, Product, ProductContents } from '#contracts/catalogue.ts';
import type { Component, ComponentKind } from '#electronics/component.ts';
import { writtenLines, isReadable } from '#electronics/written-bill.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';
import type { Database } from '../db/database.ts';
import * as bills from './bill.repository.ts';
import type { CatalogueService } from './catalogue.service.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { capacitorCode } from '#electronics/codes/capacitor-code.ts';
import { boxRef } from '#electronics/hardware.ts';

const list = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });

/** Sockets and knobs are named after what they belong to: XS-IC1, KN-DRIVE. */
const belongsTo = /^(?:XS|KN)-/;

const turned: Readonly<Partial<Record<ComponentKind, string>>> = {
  electrolytic: 'long leg to +',
  diode: 'band to the line',
  led: 'long leg is +',
  bjt: 'flat side as printed',
  jfet: 'flat side as printed',
  mosfet: 'flat side as printed',
  regulator: 'turned as printed',
  ic: 'notch to the notch',
  'dc-jack': 'centre negative',
};

/** An old bill may name a value that no code says; then nothing is told of it. */
const markingOf = (component: Component): string | null =>
  (component.kind === 'film' || component.kind === 'ceramic') && isReadable(component)
    ? `marked ${capacitorCode(component.value)}`
    : null;

/** The designators, but not those that stand nowhere but in the bill. */
function placeOf(components: readonly Component[]): string | null {
  const refs = components.map(({ ref }) => ref);
  const [first] = components;
  if (first?.kind === 'jack') return refs.length === 2 ? 'in and out' : null;
  if (first?.kind === 'footswitch') return refs.length === 1 ? 'true bypass' : null;
  if (first?.kind === 'mechanical') {
    const others = refs.filter((ref) => belongsTo.test(ref)).map((ref) => ref.replace(belongsTo, ''));
    return others.length > 0 ? `for ${list.format(others)}` : null;
  }
  return first?.kind === 'dc-jack' || (first?.kind === 'led' && first.place === 'panel') ? null : list.format(refs);
}

const boxNotes: Readonly<Record<string, string>> = {
  kit: 'drilled, coated, printed',
  pcb: 'bare, for you to drill',
};

/** Where the components of one line go and which way round, in a few words: 'C3, long leg to +'. */
function billNote(components: readonly Component[], category: string): string | null {
  const [first] = components;
  if (!first) return null;
  if (first.ref === boxRef) return boxNotes[category] ?? null;
  const words = [
    placeOf(components),
    markingOf(first),
    Object.hasOwn(turned, first.kind) ? turned[first.kind]! : null,
  ].filter((word) => word !== null);
  return words.join(', ') || null;
}

export interface ContentsDeps {
  readonly db: Database;
  readonly store: CatalogueStore;
  readonly catalogue: Pick<CatalogueService, 'get' | 'drawnKit'>;
  readonly pictures: AssetUrls;
}

export type ContentsService = ReturnType<typeof createContentsService>;

const toBomPart = (part: Product): NonNullable<BillLine['part']> => ({
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
    part: part ? toBomPart(part) : null,
    notSold: part ? null : (first?.notSold ?? null),
  };
}

/** What is in a kit and what goes on a board. */
export function createContentsService({ db, store, catalogue, pictures }: ContentsDeps) {
  return {
    async contents(idOrSlug: string): Promise<ProductContents> {
      const product = await catalogue.get(idOrSlug);
      const { id, category } = product;
      if (category === 'parts') return { lines: [], flatLay: null, schematic: null };
      store.recordOnSale();
      const bom = await bills.bill(db, id);
      const slugs = [...new Set(bom.flatMap(({ part }) => part ?? []))];
      const parts = await store.read(await bills.idsOfSlugs(db, slugs));
      const bySlug = new Map(parts.map((part) => [part.slug, part]));
      const lines = [...writtenLines(bom)].map(([name, components]) =>
        toLine(name, components, category, bySlug.get(components[0]!.part ?? '')),
      );
      const kitSlug = await catalogue.drawnKit(product);
      const flatLay = category === 'kit' ? pictures.flatLay(kitSlug) : null;
      const listening = category === 'kit' ? pictures.listening(kitSlug) : null;
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
