/** Draws documents by name, on a thread of its own. */
import sharp from 'sharp';
import type { DrawnAsset } from '../assets/assets.ts';
import { serveTasks } from '../assets/worker-pool.ts';
import { documentByName, type DocumentKind, type ShopDocument } from './documents.ts';
import { bomCsv } from './bom/bom-csv.ts';
import { drillTemplate } from './drilling/drill-template.ts';
import { drawWithoutOverlaps } from './labels/collisions.ts';
import { kicadNetlist } from './netlist/kicad-netlist.ts';
import { offeredDeck } from './netlist/spice-deck.ts';
import { type Subject, isKit } from './subject.ts';
import type { Sheet } from '#drawings/schematic/sheet.ts';
import { schematicOf } from '../schematic/schematics.ts';
import { assemblyPages } from './assembly/assembly-page.ts';
import { bomPages } from './bom/bom-page.ts';
import { boardPage } from './board/board-page.ts';
import { testPointPages } from './test-points/test-points-page.ts';
import { barePicture, pedalPicture, type Picture, solderedPicture } from './pictures.ts';
import { type DrawOptions, openDocument } from './open-document.ts';
import { schematicPages } from './schematic/schematic-page.ts';
import { titlePage } from './title/title-page.ts';
import { wiringPage } from './wiring/wiring-page.ts';

/** The build document of a kit or of a bare board, as PDF. */

interface DocumentPictures {
  readonly front: Picture;
  readonly soldered: Picture;
  readonly schematic: Sheet;
}

export async function buildDocument(subject: Subject, options: DrawOptions = {}): Promise<Buffer> {
  const { drawing, kit } = subject;
  const [front, soldered, schematic] = await Promise.all([
    isKit(subject) ? pedalPicture(drawing) : barePicture(drawing),
    solderedPicture(drawing),
    schematicOf(kit.circuit),
  ]);
  return documentWith(subject, { front, soldered, schematic }, options);
}

/** The document around pictures that are drawn already. */
export function documentWith(
  subject: Subject,
  { front, soldered, schematic }: DocumentPictures,
  options: DrawOptions = {},
): Promise<Buffer> {
  const { product, bom } = subject;
  const sheet = openDocument(subject, {
    title: 'build document',
    subject: `How to build the ${product.name}`,
    ...options,
  });
  titlePage(sheet, subject, front);
  bomPages(sheet, subject);
  boardPage(sheet, subject, soldered);
  assemblyPages(sheet, bom);
  wiringPage(sheet, subject);
  schematicPages(sheet, schematic);
  testPointPages(sheet, subject);
  return sheet.finish();
}

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

// There is a worker for every core already.
sharp.concurrency(1);

serveTasks(async (name: string): Promise<DrawnAsset> => {
  const document = documentByName.get(name);
  if (!document) throw new Error(`no document is called ${name}`);
  return { content: await drawDocument(document) };
});
