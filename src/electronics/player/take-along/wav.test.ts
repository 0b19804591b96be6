import { describe, expect, it } from 'vitest';
import { readWav, wavFile, wavFormats } from './wav.ts';

const samples = Float32Array.from({ length: 101 }, (_, i) => 0.9 * Math.sin(i / 3));
const text = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

describe('a WAV file', () => {
  it.each([
    ['pcm16', 44, 2, 1],
    ['pcm24', 44, 3, 1],
    ['float32', 58, 4, 3],
  ] as const)('of %s says what is in it', (format, headerBytes, sampleBytes, code) => {
    const file = wavFile(samples, 48_000, format);
    const view = new DataView(file.buffer);
    const dataBytes = samples.length * sampleBytes;
    expect(file.length).toBe(headerBytes + dataBytes + (dataBytes % 2));
    expect([text(file, 0, 4), text(file, 8, 8)]).toEqual(['RIFF', 'WAVEfmt ']);
    expect(view.getUint32(4, true)).toBe(file.length - 8);
    expect(view.getUint16(20, true)).toBe(code);
    expect(view.getUint16(22, true)).toBe(1);
    expect(view.getUint32(24, true)).toBe(48_000);
    expect(view.getUint32(28, true)).toBe(48_000 * sampleBytes);
    expect(view.getUint16(32, true)).toBe(sampleBytes);
    expect(view.getUint16(34, true)).toBe(8 * sampleBytes);
    expect(text(file, headerBytes - 8, 4)).toBe('data');
    expect(view.getUint32(headerBytes - 4, true)).toBe(dataBytes);
  });

  it.each(wavFormats)('of %s is read as it was written', (format) => {
    const read = readWav(wavFile(samples, 44_100, format).buffer)!;
    expect(read).toMatchObject({ rate: 44_100, channels: 1, count: samples.length, format });
    const step = { pcm16: 2 ** -16, pcm24: 2 ** -24, float32: 0 }[format];
    const worst = Math.max(...read.samples().map((x, i) => Math.abs(x - samples[i]!)));
    expect(worst).toBeLessThanOrEqual(step + 1e-8);
  });

  it('cuts off what is over full scale, and only where there is one', () => {
    const loud = Float32Array.of(1.5, -1.5);
    expect([...readWav(wavFile(loud, 48_000, 'pcm24').buffer)!.samples()]).toEqual([1 - 2 ** -23, -1]);
    expect([...readWav(wavFile(loud, 48_000, 'float32').buffer)!.samples()]).toEqual([1.5, -1.5]);
  });

  it('is read with an extended header, other chunks and two channels, of which the first counts', () => {
    const file = new Uint8Array(12 + 8 + 3 + 1 + 8 + 40 + 8 + 8);
    const view = new DataView(file.buffer);
    const write = (at: number, letters: string): void =>
      [...letters].forEach((letter, k) => view.setUint8(at + k, letter.charCodeAt(0)));
    write(0, 'RIFF');
    write(8, 'WAVEJUNK');
    view.setUint32(16, 3, true);
    write(24, 'fmt ');
    view.setUint32(28, 40, true);
    view.setUint16(32, 0xfffe, true);
    view.setUint16(34, 2, true);
    view.setUint32(36, 48_000, true);
    view.setUint16(46, 16, true);
    view.setUint16(56, 1, true);
    write(72, 'data');
    view.setUint32(76, 8, true);
    [16_384, 1, -16_384, 1].forEach((x, k) => view.setInt16(80 + 2 * k, x, true));
    const read = readWav(file.buffer)!;
    expect(read).toMatchObject({ rate: 48_000, channels: 2, count: 2, format: 'pcm16' });
    expect([...read.samples()]).toEqual([0.5, -0.5]);
  });

  it('is not what begins otherwise, has no samples, or ends within its header', () => {
    const file = wavFile(samples, 48_000, 'pcm16').buffer;
    expect(readWav(new ArrayBuffer(0))).toBeNull();
    expect(readWav(new TextEncoder().encode('ID3 and no sound at all'.repeat(9)).buffer)).toBeNull();
    expect(readWav(file.slice(0, 30))).toBeNull();
    // What was cut off is as long as what is left.
    expect(readWav(file.slice(0, 64))).toMatchObject({ count: 10 });
  });
});
