/** The build document of a kit or of a bare board, as PDF. */

import { assemblyPages } from './assembly/assembly-page.ts';
import { bomPages } from './bom/bom-page.ts';
import { boardPage } from './board/board-page.ts';
import { testPointPages } from './test-points/test-points-page.ts';
import { barePicture, pedalPicture, solderedPicture } from './pictures.ts';
import { formatLongDate } from './plain-text.ts';
import { PdfDocument } from '#paper/pdf-document.ts';
import { isKit, type Subject } from './subject.ts';
import { titlePage } from './title-page.ts';
import { wiringPage } from './wiring/wiring-page.ts';

export interface DrawOptions {
  /** Plain streams, for tests that read them. */
  compress?: boolean;
}

export async function buildDocument(subject: Subject, options: DrawOptions = {}): Promise<Buffer> {
  const { product, art, bom } = subject;
  const [front, soldered] = await Promise.all([
    isKit(subject) ? pedalPicture(art) : barePicture(art),
    solderedPicture(art),
  ]);
  const sheet = new PdfDocument({
    title: `${product.name}: build document`,
    subject: `How to build the ${product.name}`,
    date: product.addedOn,
    footer: `Version 1, ${formatLongDate(product.addedOn)}`,
    ...options,
  });
  titlePage(sheet, subject, front);
  bomPages(sheet, subject);
  boardPage(sheet, subject, soldered);
  assemblyPages(sheet, bom);
  wiringPage(sheet, subject);
  testPointPages(sheet, subject);
  return sheet.finish();
}
