/** Draws documents by name, on a thread of its own. */
import sharp from 'sharp';
import type { DrawnAsset } from '../assets.ts';
import { serveTasks } from '../worker-pool.ts';
import { bomCsv } from './bom/bom-csv.ts';
import { buildDocument } from './build-document.ts';
import { documentByName, type DocumentKind } from './documents.ts';
import { drillTemplate } from './drilling/drill-template.ts';
import type { Subject } from './subject.ts';

const draw: Readonly<Record<DocumentKind, (subject: Subject) => Promise<Buffer>>> = {
  build: (subject) => buildDocument(subject),
  bom: async ({ bom }) => Buffer.from(bomCsv(bom)),
  drill: (subject) => drillTemplate(subject),
};

// There is a worker for every core already.
sharp.concurrency(1);

serveTasks(async (name: string): Promise<DrawnAsset> => {
  const document = documentByName.get(name);
  if (!document) throw new Error(`no document is called ${name}`);
  return { content: await draw[document.kind](document.subject) };
});
