/** Writes the file of every kit that sounds, and of the amp, under an address that names its content, and lists them in `listen.json`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../assets/hash.ts';
import { ampSlug } from '#electronics/player/chain/amp-settings.ts';
import { ampFile } from './amp-file.ts';
import { kitFile } from './kit-file.ts';
import { playableKits } from './playable-kits.ts';

export function buildListen(outDir: string): void {
  const folder = join(outDir, 'client', 'listen');
  mkdirSync(folder, { recursive: true });
  const addresses: Record<string, string> = {};
  const write = (slug: string, text: string): void => {
    const name = `${slug}.${hashOf(text).slice(0, 10)}.js`;
    writeFileSync(join(folder, name), text);
    addresses[slug] = `/listen/${name}`;
  };
  for (const kit of playableKits) write(kit.slug, kitFile(kit));
  write(ampSlug, ampFile());
  writeFileSync(join(outDir, 'listen.json'), `${JSON.stringify(addresses, null, 2)}\n`);
}
