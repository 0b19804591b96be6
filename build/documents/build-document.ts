/** The build document of a kit or of a bare board, as PDF. */

import { assemblyPages } from './assembly/assembly-page.ts';
import { billPages } from './bill/bill-page.ts';
import { boardPage } from './board/board-page.ts';
import { measurePages } from './measuring/measure-page.ts';
import { barePicture, pedalPicture, solderedPicture } from './pictures.ts';
import { longDate } from './plain-text.ts';
import { Sheet } from '#paper/sheet.ts';
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
  const sheet = new Sheet({
    title: `${product.name}: build document`,
    subject: `How to build the ${product.name}`,
    date: product.addedOn,
    footer: `Version 1, ${longDate(product.addedOn)}`,
    ...options,
  });
  titlePage(sheet, subject, front);
  billPages(sheet, subject);
  boardPage(sheet, subject, soldered);
  assemblyPages(sheet, bom);
  wiringPage(sheet, subject);
  measurePages(sheet, subject);
  return sheet.finish();
}
