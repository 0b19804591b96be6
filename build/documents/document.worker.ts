/** Draws documents by name, on a thread of its own. */
import sharp from 'sharp';
import type { DrawnAsset } from '../assets/assets.ts';
import { serveTasks } from '../assets/worker-pool.ts';
import { documentByName } from './documents.ts';
import { drawDocument } from './draw-document.ts';

// There is a worker for every core already.
sharp.concurrency(1);

serveTasks(async (name: string): Promise<DrawnAsset> => {
  const document = documentByName.get(name);
  if (!document) throw new Error(`no document is called ${name}`);
  return { content: await drawDocument(document) };
});
