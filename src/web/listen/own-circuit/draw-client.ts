import type { DrawableOwn } from '#drawings/schematic/own-circuit/own-drawing.ts';
import type { DrawJob, DrawReply } from './draw-messages.ts';

/** Two hundred parts take a fourth of it on a slow device. */
const timeoutMs = 20_000;

export type DrawnOwn = { readonly svg: string } | 'not-loaded' | 'too-long' | 'no-way';

/** One circuit at a time. The worker is started by the first, and ended with whatever it is in the middle of. */
export class DrawClient {
  private worker: Worker | null = null;
  private last = 0;
  private giveUp: (() => void) | null = null;

  private drawing: DrawableOwn | null = null;

  /** Null: it was given up. */
  draw(own: DrawableOwn): Promise<DrawnOwn | null> {
    this.giveUp?.();
    this.drawing = own;
    const { circuit, models } = own;
    const { promise, resolve } = Promise.withResolvers<DrawnOwn | null>();
    const worker = (this.worker ??= new Worker(new URL('./draw.worker.ts', import.meta.url), { type: 'module' }));
    const id = ++this.last;
    const listen = ({ data }: MessageEvent<DrawReply>): void => {
      if (data.id === id) finish(data.svg === null ? 'no-way' : { svg: data.svg });
    };
    const fail = (): void => end('not-loaded');
    const timer = setTimeout(() => end('too-long'), timeoutMs);
    const finish = (drawn: DrawnOwn | null): void => {
      clearTimeout(timer);
      worker.removeEventListener('message', listen);
      worker.removeEventListener('error', fail);
      this.giveUp = null;
      resolve(drawn);
    };
    const end = (drawn: DrawnOwn | null): void => {
      worker.terminate();
      this.worker = null;
      finish(drawn);
    };
    this.giveUp = () => end(null);
    worker.addEventListener('message', listen);
    worker.addEventListener('error', fail);
    worker.postMessage({ id, own: { circuit, models } } satisfies DrawJob, []);
    return promise;
  }

  /** If another circuit is being drawn, it is wanted no more. */
  keepOnly(own: DrawableOwn): void {
    if (this.drawing !== own) this.giveUp?.();
  }

  close(): void {
    this.giveUp?.();
    this.worker?.terminate();
    this.worker = null;
  }
}
