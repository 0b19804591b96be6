/** Draws pictures of a catalogue by name, one after another, in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { type ArtCatalogue, pictures } from '#art/pictures.ts';
import { render } from './render.ts';

// There are as many of these threads as cores already.
sharp.concurrency(1);

const byName = new Map(pictures(workerData as ArtCatalogue).map((picture) => [picture.name, picture]));

parentPort!.on('message', async (name: string) => {
  const picture = byName.get(name);
  if (!picture) throw new Error(`no picture is called ${name}`);
  parentPort!.postMessage(await render(picture), []);
});
