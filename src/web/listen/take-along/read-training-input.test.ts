import { describe, expect, it } from 'vitest';
import { wavFile } from '#electronics/player/take-along/wav.ts';
import { readTrainingInput } from './read-training-input.ts';

const file = (seconds: number, rate = 48_000): Blob =>
  new Blob([wavFile(new Float32Array(seconds * rate).fill(0.25), rate, 'pcm24')]);

/** The same with another number in its header. */
async function changed(at: number, value: number): Promise<Blob> {
  const bytes = await file(12).arrayBuffer();
  new DataView(bytes).setUint16(at, value, true);
  return new Blob([bytes]);
}

describe('the input of a trainer', () => {
  it('is taken sample by sample; another length than usual is told', async () => {
    const read = await readTrainingInput(file(12));
    if ('refused' in read) throw new Error(read.refused);
    expect(read.samples).toHaveLength(12 * 48_000);
    expect(read.samples[5]).toBe(0.25);
    expect(read.note).toBe('It’s 0:12 long; the usual input has 3:10.');
  });

  it.each([
    ['another rate', () => file(12, 44_100), '44.1 kHz'],
    ['two channels', () => changed(22, 2), '2 channels'],
    ['samples of 8 bits', () => changed(34, 8), '16-bit, 24-bit and 32-bit float'],
    ['a moment', () => file(3), '0:03 long, too short'],
    ['what is no WAV', () => new Blob(['ID3']), 'no WAV file'],
  ])('is refused with a sentence: %s', async (_, make, words) => {
    expect(await readTrainingInput(await make())).toEqual({ refused: expect.stringContaining(words) });
  });
});
