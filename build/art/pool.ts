/** Threads that draw, so that all cores are at work. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ArtCatalogue, Picture } from '#art/pictures.ts';
import { render, type RenderedPicture } from './render.ts';

/** One who draws one picture at a time. */
export interface Renderer {
  draw(picture: Picture): Promise<RenderedPicture>;
}

/** The calling thread. */
export const mainThreadRenderer: Renderer = { draw: render };

export interface RenderPool {
  readonly renderers: readonly Renderer[];
  close(): Promise<void>;
}

export function openRenderPool(catalogue: ArtCatalogue, count: number): RenderPool {
  const workers = Array.from(
    { length: count },
    () => new Worker(new URL('./art.worker.ts', import.meta.url), { workerData: catalogue }),
  );
  const renderers = workers.map((worker): Renderer => ({
    async draw({ name }) {
      // A worker that fails rejects here, because `once` listens for errors too.
      const answer = once(worker, 'message');
      worker.postMessage(name, []);
      const [rendered] = (await answer) as [RenderedPicture];
      return rendered;
    },
  }));
  return {
    renderers,
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
