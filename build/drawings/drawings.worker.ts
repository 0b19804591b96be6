/** Draws pictures of a catalogue by name, in a thread of its own. */
import { workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { type PictureCatalogue, pictures } from '#drawings/pictures.ts';
import { workbenchPictures } from '../workbench/workbench-pictures.ts';
import { serveTasks } from '../assets/worker-pool.ts';
import { render } from './render.ts';

// There are as many of these threads as cores already.
sharp.concurrency(1);

const list = [...pictures(workerData as PictureCatalogue), ...workbenchPictures()];
const byName = new Map(list.map((picture) => [picture.name, picture]));

serveTasks((name: string) => {
  const picture = byName.get(name);
  if (!picture) throw new Error(`no picture is called ${name}`);
  return render(picture);
});
