import { describe, expect, it } from 'vitest';
import type { OversamplingFactor } from '../oversampling.ts';
import { Governor } from './governor.ts';
import { MissedQuanta } from './missed-quanta.ts';

const rate = 48_000;
const block = 128;
const blockMillis = (1000 * block) / rate;

/** What a device is advised to that needs this share of its time at 1x. */
function advised(share: number, seconds: number, ceiling: OversamplingFactor = 4): string[] {
  const governor = new Governor(rate, block, ceiling);
  const said: string[] = [];
  let factor: OversamplingFactor = 2;
  for (let i = 0; i < (seconds * rate) / block; i++) {
    // A clock of whole milliseconds.
    const begun = i * blockMillis;
    const millis = Math.floor(begun + share * factor * blockMillis) - Math.floor(begun);
    const advice = governor.addBlock(millis, factor);
    if (advice === 'stay') continue;
    said.push(String(advice));
    if (advice !== 'too-slow') factor = advice;
  }
  return said;
}

describe('the governor', () => {
  it('goes to the finest steps where there is room, once', () => {
    expect(advised(0.1, 10)).toEqual(['4']);
  });

  it('goes as high as a kit gains from it and the device can play, step by step', () => {
    expect(advised(0.01, 10, 16)).toEqual(['4', '8', '16']);
    expect(advised(0.04, 10, 16)).toEqual(['4', '8']);
    expect(advised(0.01, 10, 2)).toEqual([]);
  });

  it('comes down as far as it has to when a device slows down, and stays there', () => {
    const governor = new Governor(rate, block, 16);
    const said: string[] = [];
    let factor: OversamplingFactor = 16;
    for (let i = 0; i < 8000; i++) {
      const share = i < 2000 ? 0.02 : i < 4000 ? 0.1 : 0.02;
      const advice = governor.addBlock(share * factor * blockMillis, factor);
      if (advice === 'stay' || advice === 'too-slow') continue;
      said.push(String(advice));
      factor = advice;
    }
    expect(said).toEqual(['4']);
  });

  it('stays where twice as fine would be too much', () => {
    expect(advised(0.2, 10)).toEqual([]);
  });

  it('goes down when it is too much, and does not try again', () => {
    expect(advised(0.45, 10)).toEqual(['1']);
  });

  it('gives up when even the coarsest steps are too much', () => {
    expect(advised(0.8, 3).slice(0, 2)).toEqual(['1', 'too-slow']);
  });

  it('does not try the coarsest steps where they cannot do', () => {
    expect(advised(6, 1)[0]).toBe('too-slow');
  });

  it('does not count blocks in which it was told to look away', () => {
    const governor = new Governor(rate, block, 4);
    for (let i = 0; i < 5000; i++) {
      expect(governor.addBlock(5, 1)).toBe('stay');
      governor.skip();
    }
  });
});

describe('missed quanta', () => {
  /** Blocks in bunches of four, as a sound card asks for them; `lateAt` comes too late by some milliseconds. */
  function missed(seconds: number, lateAt: number, lateMillis: number): number {
    const counter = new MissedQuanta(rate, block);
    let late = 0;
    for (let i = 0; i < (seconds * rate) / block; i++) {
      if (Math.floor((i * block) / rate) >= lateAt) late = lateMillis;
      const bunch = Math.floor(i / 4) * 4 * blockMillis;
      counter.addBlock(Math.floor(1.000_05 * bunch + late), i * block);
    }
    return counter.count;
  }

  it('are none where blocks come in bunches and two clocks drift apart', () => {
    expect(missed(60, 100, 0)).toBe(0);
  });

  it('are those that a gap held', () => {
    expect(missed(20, 5, 80)).toBe(30);
  });

  it('are starvation when seconds in a row have them, which coarser steps answer', () => {
    const counter = new MissedQuanta(rate, block);
    const said: boolean[] = [];
    // Every tenth block is missing.
    for (let i = 0; i < 8000; i++) {
      counter.addBlock(1.1 * i * blockMillis, i * block);
      if (counter.isStarving()) said.push(true);
    }
    expect(said.length).toBeGreaterThan(2);
    const governor = new Governor(rate, block, 4);
    expect([governor.onStarved(4), governor.onStarved(2), governor.onStarved(1)]).toEqual([2, 1, 'too-slow']);
  });

  it('are forgotten at a new start', () => {
    const counter = new MissedQuanta(rate, block);
    for (let i = 0; i < 2000; i++) counter.addBlock(i * blockMillis, i * block);
    counter.restart();
    for (let i = 2000; i < 4000; i++) counter.addBlock(60_000 + i * blockMillis, i * block);
    expect(counter.count).toBe(0);
  });
});
