/** Every document by its name, such as build/fuzz-box, and what it is made from. */

import { partsNeeded } from '#electronics/bill-of-materials.ts';
import { partBySlug } from '#catalogue/parts.ts';
import { isKit, type Subject, subjects } from './subject.ts';

export type DocumentKind = 'build' | 'bom' | 'drill' | 'spice' | 'kicad';

export const extensions: Readonly<Record<DocumentKind, 'pdf' | 'csv' | 'cir' | 'net'>> = {
  build: 'pdf',
  bom: 'csv',
  drill: 'pdf',
  spice: 'cir',
  kicad: 'net',
};

export interface ShopDocument {
  readonly name: string;
  readonly kind: DocumentKind;
  readonly subject: Subject;
}

/** A board has the circuit of its kit, and its page offers the files of that. */
const kitOnlyKinds: ReadonlySet<DocumentKind> = new Set(['spice', 'kicad']);

const kindsOf = (subject: Subject): DocumentKind[] =>
  (Object.keys(extensions) as DocumentKind[]).filter((kind) => isKit(subject) || !kitOnlyKinds.has(kind));

export const documents: readonly ShopDocument[] = subjects.flatMap((subject) =>
  kindsOf(subject).map((kind) => ({
    name: `${kind}/${subject.product.slug}`,
    kind,
    subject,
  })),
);

export const documentByName: ReadonlyMap<string, ShopDocument> = new Map(
  documents.map((document) => [document.name, document]),
);

/** What a document depends on besides the code: a new price or a sale leaves it as it is. */
export function cacheKeyData({ kind, subject }: ShopDocument): string {
  const { product, kit, bom, bands, drawing } = subject;
  const { slug, name, summary, category, specifications, measurements, addedOn } = product;
  const { description, difficulty, basedOn, circuit } = kit;
  const parts = [...partsNeeded(bom).keys()]
    .map((part) => partBySlug.get(part))
    .map((part) => [
      part?.name,
      part?.packSize,
      part?.pinOut,
      part?.electrical,
      part?.picture,
      part?.specifications['Package'],
    ]);
  const words = { slug, name, summary, category, specifications, measurements, addedOn };
  return JSON.stringify([
    kind,
    words,
    kit.name,
    { description, difficulty, basedOn, circuit },
    bom,
    bands,
    drawing,
    parts,
  ]);
}
