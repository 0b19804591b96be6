import { parentPort } from 'node:worker_threads';
import type { Drawing } from '#domain/catalogue/drawings.ts';
import { draw, Undrawable } from './draw.ts';
import type { DrawingReply } from './drawing-thread.ts';

/** What the thread has to say of a drawing. A fault of the drawing itself ends it, and is told as such. */
function answer(drawing: Drawing): DrawingReply {
  try {
    return { svg: draw(drawing) };
  } catch (error) {
    if (error instanceof Undrawable) return { refused: error.message };
    throw error;
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
parentPort!.on('message', (drawing: Drawing) => parentPort!.postMessage(answer(drawing)));
