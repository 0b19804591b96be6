import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runInForeground } from './bootstrap/processes.mjs';
import { startProgress } from './progress.ts';
import { watchForStall } from './stall.ts';
import { runSuites } from './suites.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taar-stall-'));
  file = join(folder, 'progress.txt');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

const minuteMs = 60_000;

describe('a run', () => {
  it('goes on for as long as parts of it end, and has stalled when none does for the limit', () => {
    vi.useFakeTimers();
    const stall = watchForStall(file, 15 * minuteMs);
    const parts = Array.from({ length: 30 }, (_, index) => `part ${index}`);
    const progress = startProgress({
      topic: 'code',
      unit: 'files',
      parts,
      knownSeconds: {},
      usualSeconds: 60,
      secondsAfter: 0,
      noteFile: file,
    });
    for (const part of parts.slice(0, 20)) {
      vi.advanceTimersByTime(14 * minuteMs);
      expect(stall.signal.aborted, part).toBe(false);
      progress.finish(part);
    }
    vi.advanceTimersByTime(14 * minuteMs);
    expect(stall.signal.aborted).toBe(false);
    vi.advanceTimersByTime(2 * minuteMs);
    expect(stall.signal.aborted).toBe(true);
    expect(stall.last()).toBe('20 of 30 files');
  });

  it('that notes nothing has stalled after the limit', () => {
    vi.useFakeTimers();
    const stall = watchForStall(file, 15 * minuteMs);
    vi.advanceTimersByTime(16 * minuteMs);
    expect(stall.signal.aborted).toBe(true);
    expect(stall.last()).toBe('');
  });

  it('that has ended is not watched any more', () => {
    vi.useFakeTimers();
    const stall = watchForStall(file, minuteMs);
    stall.stop();
    vi.advanceTimersByTime(2 * minuteMs);
    expect(stall.signal.aborted).toBe(false);
  });
});

it('a program in the foreground ends by the signal, and its exit is waited for', async () => {
  const stop = new AbortController();
  const ready = join(folder, 'ready');
  const ended = join(folder, 'ended');
  const program = `
    const { writeFileSync } = require('node:fs');
    process.on('SIGTERM', () => setTimeout(() => { writeFileSync(${JSON.stringify(ended)}, ''); process.exit(3); }, 200));
    setInterval(() => writeFileSync(${JSON.stringify(ready)}, ''), 10);`;
  const code = runInForeground(process.execPath, ['-e', program], { signal: stop.signal });
  await vi.waitUntil(() => existsSync(ready), { timeout: 30_000 });
  stop.abort();
  expect(await code).toBe(3);
  expect(existsSync(ended)).toBe(true);
});

it('a suite that hangs counts as a failure, and says that it was stopped', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const hanging: [string, ...string[]] = [process.execPath, '-e', 'setInterval(() => {}, 1000)'];
  const counts = await runSuites([{ name: 'hanging', command: hanging, usualSeconds: 1, stallMs: 1 }]);
  const said = written.mock.calls.map(([text]) => String(text)).join('');
  written.mockRestore();
  expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(said).toContain('nothing ended for 0 min: taken for hanging and stopped');
});

it('an unknown program is told at once', async () => {
  await expect(runInForeground(join(folder, 'none'), [])).rejects.toThrow('ENOENT');
});
