import { bomCsv } from './bom/bom-csv.ts';
import { buildDocument } from './build-document.ts';
import type { DocumentKind, ShopDocument } from './documents.ts';
import { drillTemplate } from './drilling/drill-template.ts';
import { drawWithoutOverlaps } from './labels/collisions.ts';
import { kicadNetlist } from '#electronics/kicad-netlist.ts';
import { offeredDeck } from './netlist/spice-deck.ts';
import type { Subject } from './subject.ts';

const draw: Readonly<Record<DocumentKind, (subject: Subject) => Promise<Buffer>>> = {
  build: (subject) => drawWithoutOverlaps((options) => buildDocument(subject, options)),
  bom: async ({ bom }) => Buffer.from(bomCsv(bom)),
  drill: (subject) => drawWithoutOverlaps((options) => drillTemplate(subject, options)),
  spice: async ({ kit }) => Buffer.from(offeredDeck(kit.name, kit.circuit)),
  kicad: async ({ kit }) => Buffer.from(kicadNetlist(kit.name, kit.circuit.components)),
};

/** The bytes of a document. */
export const drawDocument = ({ kind, subject }: Pick<ShopDocument, 'kind' | 'subject'>): Promise<Buffer> =>
  draw[kind](subject);
