/** Writes the part of packages/client that follows from the contract: `node tools/write-client.ts`. A test says when it is stale. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap/root.mjs';
import { currentClientFiles } from './client/current-client.ts';

for (const [name, text] of Object.entries(currentClientFiles())) {
  writeFileSync(join(root, 'packages/client', name), text);
}
