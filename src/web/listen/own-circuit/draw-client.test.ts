import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DrawableOwn } from '#drawings/schematic/own-circuit/own-drawing.ts';
import { DrawClient } from './draw-client.ts';
import type { DrawJob, DrawReply } from './draw-messages.ts';

/** A worker that answers when the test says so. */
class TestWorker extends EventTarget {
  static readonly started: TestWorker[] = [];
  readonly jobs: DrawJob[] = [];
  isEnded = false;

  constructor() {
    super();
    TestWorker.started.push(this);
  }

  postMessage(job: DrawJob): void {
    this.jobs.push(job);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(svg: string | null, job = this.jobs.at(-1)!): void {
    this.dispatchEvent(new MessageEvent('message', { data: { id: job.id, svg } satisfies DrawReply }));
  }
}

const circuitCalled = (slug: string): DrawableOwn => ({ circuit: { slug }, models: {} }) as unknown as DrawableOwn;
const [fuzz, booster] = [circuitCalled('fuzz'), circuitCalled('booster')];
const started = (): TestWorker => TestWorker.started.at(-1)!;

beforeEach(() => {
  TestWorker.started.length = 0;
  vi.stubGlobal('Worker', TestWorker);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what draws a pasted circuit', () => {
  it('is one worker for one circuit after the other', async () => {
    const client = new DrawClient();
    const first = client.draw(fuzz);
    started().answer('<svg/>');
    expect(await first).toEqual({ svg: '<svg/>' });
    const second = client.draw(booster);
    started().answer(null);
    expect(await second).toBe('no-way');
    expect(TestWorker.started).toHaveLength(1);
    client.close();
    expect(started().isEnded).toBe(true);
  });

  it('is ended in the middle where another circuit took its place, and not where it is the same', async () => {
    const client = new DrawClient();
    const drawing = client.draw(fuzz);
    client.keepOnly(fuzz);
    expect(started().isEnded).toBe(false);
    client.keepOnly(booster);
    expect([await drawing, started().isEnded]).toEqual([null, true]);
    const next = client.draw(booster);
    expect(TestWorker.started).toHaveLength(2);
    started().answer('<svg/>');
    expect(await next).toEqual({ svg: '<svg/>' });
  });

  it('is given up after twenty seconds, and where it did not load', async () => {
    const client = new DrawClient();
    const late = client.draw(fuzz);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(started().isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect([await late, started().isEnded]).toEqual(['too-long', true]);
    const unloaded = client.draw(fuzz);
    started().dispatchEvent(new Event('error'));
    expect(await unloaded).toBe('not-loaded');
  });
});
