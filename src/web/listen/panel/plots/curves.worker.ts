/** Computes beside the page, so that a knob never stutters. */
import { responseOf, restVoltsOf, type CurveJob } from './curves.ts';

/** What can be asked for. */
const computers = { response: responseOf, rest: restVoltsOf };
export type Computers = typeof computers;

export interface Asked {
  readonly id: number;
  readonly what: keyof Computers;
  readonly job: CurveJob;
}

addEventListener('message', ({ data: { id, what, job } }: MessageEvent<Asked>) => {
  try {
    postMessage({ id, found: computers[what](job) });
  } catch {
    // A circuit that no longer stands has no response.
    postMessage({ id, found: null });
  }
});
