import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/bootstrap/root.mjs';
import { guideEntries } from './entries.ts';

/** The server runs as it is written and reads no Markdown: it is told what there is to find. */
export function listGuides(outDir: string): void {
  const entries = guideEntries({ folder: join(root, 'content'), manifestFile: join(outDir, 'art.json') });
  writeFileSync(join(outDir, 'guides.json'), JSON.stringify(entries));
}
