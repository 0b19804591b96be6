import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

describe('a repetition', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const count = (options: { immediately?: boolean } = {}) => {
    let runs = 0;
    const repetition = repeat({ everyMs: 100, run: async () => (runs += 1), onFailure: () => {}, ...options });
    return { repetition, runs: () => runs };
  };

  it('runs once per interval until it is stopped', async () => {
    const { repetition, runs } = count();
    expect(runs()).toBe(0);
    await vi.advanceTimersByTimeAsync(350);
    expect(runs()).toBe(3);
    await repetition.stop();
    await vi.advanceTimersByTimeAsync(350);
    expect(runs()).toBe(3);
  });

  it('begins with a run when it is told to', () => {
    expect(count({ immediately: true }).runs()).toBe(1);
  });

  it('never runs twice at once, and stopping waits for the run under way', async () => {
    const finish: (() => void)[] = [];
    const run = () => new Promise<void>((resolve) => finish.push(resolve));
    const repetition = repeat({ everyMs: 100, run, onFailure: () => {} });
    await vi.advanceTimersByTimeAsync(1000);
    expect(finish).toHaveLength(1);
    let stopped = false;
    const stopping = repetition.stop().then(() => (stopped = true));
    await vi.advanceTimersByTimeAsync(1000);
    expect(stopped).toBe(false);
    finish[0]!();
    await stopping;
    expect(finish).toHaveLength(1);
  });

  it('reports each failure, thrown or rejected, and goes on', async () => {
    const failures: string[] = [];
    const runs = [
      () => Promise.reject(new Error('rejected')),
      () => {
        throw new Error('thrown');
      },
      () => Promise.reject('a string'),
      async () => {},
    ];
    const run = () => runs.shift()?.() ?? Promise.resolve();
    const repetition = repeat({ everyMs: 100, run, onFailure: ({ message }) => failures.push(message) });
    await vi.advanceTimersByTimeAsync(500);
    expect(runs).toEqual([]);
    expect(failures).toEqual(['rejected', 'thrown', 'a string']);
    await repetition.stop();
  });
});
