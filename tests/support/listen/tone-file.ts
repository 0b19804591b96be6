/** A string that never dies away, as a file that Chromium hears instead of a microphone. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { wavFile } from '#electronics/player/take-along/wav.ts';

const rate = 48_000;

/** A whole number of waves, so that it goes on where it ends. */
export function writeTone(path: string, hertz: number, peak: number): string {
  const tone = Float32Array.from(
    { length: rate },
    (_, i) => peak * Math.sin((2 * Math.PI * Math.round(hertz) * i) / rate),
  );
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, wavFile(tone, rate, 'pcm16'));
  return path;
}
