import { expect, it } from 'vitest';
import { usesOwnSocket } from './worker-supervisor.ts';

it('a worker has a socket of its own on a port that was named, and shares one that the system chooses', () => {
  expect(usesOwnSocket(3000, true)).toBe(process.platform === 'linux');
  expect([usesOwnSocket(0, true), usesOwnSocket(undefined, true), usesOwnSocket(3000, false)]).toEqual([
    false,
    false,
    false,
  ]);
});
