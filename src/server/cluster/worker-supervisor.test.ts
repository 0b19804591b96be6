import { expect, it } from 'vitest';
import { usesOwnSocket, RestartPause } from './worker-supervisor.ts';

it('waits 1 s after a first failure, twice as long after each further one, and 30 s at most', () => {
  let nowMs = 0;
  const pause = new RestartPause(() => nowMs);
  const fail = (afterMs: number) => {
    pause.ready();
    nowMs += afterMs;
    return pause.ended();
  };
  expect([1, 2, 3, 4, 5, 6, 7].map(() => fail(200))).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(fail(10_000)).toBe(0);
  expect(fail(200)).toBe(1000);
  nowMs += 60_000;
  expect(pause.ended(), 'it never came to serve').toBe(2000);
});

it('a worker has a socket of its own on a port that was named, and shares one that the system chooses', () => {
  expect(usesOwnSocket(3000, true)).toBe(process.platform === 'linux');
  expect([usesOwnSocket(0, true), usesOwnSocket(undefined, true), usesOwnSocket(3000, false)]).toEqual([
    false,
    false,
    false,
  ]);
});
