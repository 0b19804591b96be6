import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { verifyBackup } from './backup-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'taar-backup-file-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a file that is not a whole backup', () => {
  const header = '{"backup":"taar","format":1,"madeAt":"2026-11-15T00:00:00.000Z","migrations":[]}\n';
  const end = '{"end":true,"tables":[],"sequences":[],"sha256":"00"}\n';
  const whole = gzipSync(header + end);

  it.each<[string, Buffer, string]>([
    ['text', Buffer.from('hello'), 'file cannot be restored: it is damaged.'],
    ['other lines', gzipSync('{"a":1}\n'), 'file is not a backup of this shop.'],
    ['the first half', whole.subarray(0, whole.length / 2), 'file cannot be restored: it is damaged.'],
    ['no end', gzipSync(header), 'file cannot be restored: its end is missing.'],
    ['a wrong checksum', whole, 'file cannot be restored: its checksum is wrong.'],
  ])('is refused: %s', async (_, bytes, sentence) => {
    writeFileSync(join(folder, 'file'), bytes);
    await expect(verifyBackup(join(folder, 'file'))).rejects.toThrow(sentence);
  });
});
