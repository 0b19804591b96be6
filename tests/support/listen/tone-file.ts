/** A string that never dies away, as a file that Chromium hears instead of a microphone. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const rate = 48_000;
const headerBytes = 44;

/** A whole number of waves, so that it goes on where it ends: WAV, mono, 16 bits. */
export function writeTone(path: string, hertz: number, peak: number): string {
  const count = rate;
  const data = Buffer.alloc(headerBytes + 2 * count);
  data.write('RIFF', 0);
  data.writeUInt32LE(36 + 2 * count, 4);
  data.write('WAVEfmt ', 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(rate, 24);
  data.writeUInt32LE(2 * rate, 28);
  data.writeUInt16LE(2, 32);
  data.writeUInt16LE(16, 34);
  data.write('data', 36);
  data.writeUInt32LE(2 * count, 40);
  for (let i = 0; i < count; i++) {
    const phase = (2 * Math.PI * Math.round(hertz) * i) / rate;
    data.writeInt16LE(Math.round(32_767 * peak * Math.sin(phase)), headerBytes + 2 * i);
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, data);
  return path;
}
