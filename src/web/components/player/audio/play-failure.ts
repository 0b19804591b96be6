import type { PlayerState } from './player.ts';

type Failure = NonNullable<PlayerState['failure']>;

/** Why nothing plays, where that is known in the words of the screen. */
export class PlayFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, cause?: unknown) {
    super(`Nothing plays: ${failure}.`, { cause });
    this.failure = failure;
  }
}

export function failureOf(error: unknown): Failure {
  if (error instanceof PlayFailure) return error.failure;
  // What a browser does not have.
  return error instanceof ReferenceError || error instanceof TypeError ? 'no-audio' : 'network';
}

/** Without a press that it counts, a browser may leave the start of the sound waiting for ever. */
export const silentAfter = (seconds: number): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new PlayFailure('silent')), 1000 * seconds);
  });
