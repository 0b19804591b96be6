/** What may stand in the root: what tools look for there, and what a newcomer reads first. */
const rootFile = /^(\.[\w.-]+|[A-Z]+(\.md)?|Dockerfile|[\w.-]+\.(json|jsonc|ya?ml|config\.ts))$/;

/** Files in the root that nobody looks for there. A download left behind was once committed with the next change. */
export const checkRoot = (paths: readonly string[]): string[] =>
  paths
    .filter((path) => !path.includes('/') && !rootFile.test(path))
    .map((path) => `${path} does not belong in the root`);
