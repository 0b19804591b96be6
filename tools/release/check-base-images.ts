/** Stops a release whose image would begin from whatever a name means on the day that it is built. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { log } from '../bootstrap/steps.mjs';
import { digestCommand, imagesWithoutDigest } from './base-images.ts';

const missing = imagesWithoutDigest(readFileSync(join(root, 'Dockerfile'), 'utf8'));
for (const image of missing) {
  log('stopped', `The Dockerfile begins from ${image} without a digest. Write it as ${image}@sha256:…, found by:`);
  log('stopped', digestCommand(image));
}
process.exitCode = missing.length === 0 ? 0 : 1;
