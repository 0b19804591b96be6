/** The build document of a kit or of a bare board, as PDF. */

import type { Sheet } from '#drawings/schematic/sheet.ts';
import { schematicOf } from '../schematic/schematics.ts';
import { assemblyPages } from './assembly/assembly-page.ts';
import { bomPages } from './bom/bom-page.ts';
import { boardPage } from './board/board-page.ts';
import { testPointPages } from './test-points/test-points-page.ts';
import { barePicture, pedalPicture, type Picture, solderedPicture } from './pictures.ts';
import { type DrawOptions, openDocument } from './open-document.ts';
import { schematicPages } from './schematic/schematic-page.ts';
import { isKit, type Subject } from './subject.ts';
import { titlePage } from './title/title-page.ts';
import { wiringPages } from './wiring/wiring-page.ts';

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
  wiringPages(sheet, subject);
  schematicPages(sheet, schematic);
  testPointPages(sheet, subject);
  return sheet.finish();
}
