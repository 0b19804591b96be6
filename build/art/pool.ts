/** Threads that draw, so that all cores are at work. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Catalogue, Picture } from '#art/pictures.ts';
import { render, type Rendered } from './render.ts';

/** One who draws one picture at a time. */
export interface Hand {
  draw(picture: Picture): Promise<Rendered>;
}

/** The calling thread. */
export const ownHand: Hand = { draw: render };

export interface Pool {
  readonly hands: readonly Hand[];
  close(): Promise<void>;
}

export function openPool(catalogue: Catalogue, count: number): Pool {
  const workers = Array.from(
    { length: count },
    () => new Worker(new URL('./art.worker.ts', import.meta.url), { workerData: catalogue }),
  );
  const hands = workers.map((worker): Hand => ({
    async draw({ name }) {
      // A worker that fails rejects here, because `once` listens for errors too.
      const answer = once(worker, 'message');
      worker.postMessage(name, []);
      const [rendered] = (await answer) as [Rendered];
      return rendered;
    },
  }));
  return {
    hands,
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
