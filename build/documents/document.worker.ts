/** Draws the documents it is told to, on a thread of its own. */

import { renameSync, writeFileSync } from 'node:fs';
import { parentPort, threadId } from 'node:worker_threads';
import sharp from 'sharp';
import { bomCsv } from './bom/bom-csv.ts';
import { buildDocument } from './build-document.ts';
import { documentByName, type DocumentKind } from './documents.ts';
import { drillTemplate } from './drilling/drill-template.ts';
import type { Subject } from './subject.ts';

export interface DrawJob {
  readonly name: string;
  readonly file: string;
}

const draw: Readonly<Record<DocumentKind, (subject: Subject) => Promise<Buffer>>> = {
  build: (subject) => buildDocument(subject),
  bom: async ({ bom }) => Buffer.from(bomCsv(bom)),
  drill: (subject) => drillTemplate(subject),
};

// There is a worker for every core already.
sharp.concurrency(1);

/** Written beside its place and then renamed, so that a build cut short leaves no half document in the cache. */
async function drawInto({ name, file }: DrawJob): Promise<void> {
  const { kind, subject } = documentByName.get(name)!;
  const draft = `${file}.${process.pid}-${threadId}`;
  writeFileSync(draft, await draw[kind](subject));
  renameSync(draft, file);
}

parentPort?.on('message', (jobs: readonly DrawJob[]) => {
  void (async () => {
    for (const job of jobs) await drawInto(job);
    parentPort?.postMessage(jobs.length, []);
  })();
});
