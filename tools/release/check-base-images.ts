/** Stops a release whose image would begin from whatever a name means on the day that it is built. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { log } from '../bootstrap/steps.mjs';

const digest = /@sha256:[0-9a-f]{64}$/;

/** The images that a Dockerfile begins from by a name alone, which may mean other bytes tomorrow. Its own stages are none. */
export function imagesWithoutDigest(dockerfile: string): string[] {
  const stages = new Set<string>();
  const missing: string[] = [];
  for (const [, image, stage] of dockerfile.matchAll(/^FROM (?:--\S+ )?(\S+)(?: AS (\S+))?$/gim)) {
    if (!stages.has(image!) && !digest.test(image!)) missing.push(image!);
    if (stage) stages.add(stage);
  }
  return missing;
}

/** Asks the registry for the digest of all platforms together. */
export const digestCommand = (image: string): string =>
  `docker buildx imagetools inspect ${image} --format '{{.Manifest.Digest}}'`;

const missing = imagesWithoutDigest(readFileSync(join(root, 'Dockerfile'), 'utf8'));
for (const image of missing) {
  log('stopped', `The Dockerfile begins from ${image} without a digest. Write it as ${image}@sha256:…, found by:`);
  log('stopped', digestCommand(image));
}
process.exitCode = missing.length === 0 ? 0 : 1;
