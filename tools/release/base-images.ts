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
