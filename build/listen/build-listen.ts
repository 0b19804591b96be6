/** Writes the file of every kit that sounds under an address that names its content, and lists them in `listen.json`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../assets/hash.ts';
import { kitFile } from './kit-file.ts';
import { playableKits } from './playable-kits.ts';

export function buildListen(outDir: string): void {
  const folder = join(outDir, 'client', 'listen');
  mkdirSync(folder, { recursive: true });
  const addresses: Record<string, string> = {};
  for (const kit of playableKits) {
    const text = kitFile(kit);
    const name = `${kit.slug}.${hashOf(text).slice(0, 10)}.js`;
    writeFileSync(join(folder, name), text);
    addresses[kit.slug] = `/listen/${name}`;
  }
  writeFileSync(join(outDir, 'listen.json'), `${JSON.stringify(addresses, null, 2)}\n`);
}
