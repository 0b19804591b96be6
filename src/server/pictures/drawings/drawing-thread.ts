import { Worker } from 'node:worker_threads';
import type { Drawing } from '#domain/catalogue/drawings.ts';
import { Refusal } from '#domain/errors.ts';
import { createAskedThread } from '../../process/asked-thread.ts';

export type DrawingReply = { readonly svg: string } | { readonly refused: string };
export type Draw = (drawing: Drawing) => Promise<string>;

/**
 * Draws in a thread of its own, which begins with the first drawing and ends after a minute without one: a board takes
 * seconds to lay out, and those who buy must not wait for it.
 */
export function createDrawingThread(): Draw {
  const ask = createAskedThread<Drawing, DrawingReply>({
    // The flags this process was started with are not meant for the thread.
    open: () => new Worker(new URL('./draw.worker.ts', import.meta.url), { execArgv: [] }),
    isReply: (message): message is DrawingReply => 'svg' in message || 'refused' in message,
    // The largest board of the catalogue takes seven seconds to lay out.
    deadlineMs: 30_000,
    idleMs: 60_000,
    // Whoever turns a knob asks for a few; more than these are not looked at by anybody.
    maxWaiting: 6,
  });
  return async (drawing) => {
    const reply = await ask(drawing);
    if ('refused' in reply) throw new Refusal('input-invalid', reply.refused);
    return reply.svg;
  };
}
