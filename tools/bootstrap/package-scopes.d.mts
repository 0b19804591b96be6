interface Project {
  readonly manifest: Record<string, unknown>;
  readonly lock: { readonly packages: Record<string, Record<string, unknown>> };
}
export const buildPackages: readonly string[];
export function placesOf(names: readonly string[], packages: Record<string, unknown>): Set<string>;
export function shopProjects(manifest: unknown, lock: unknown): { readonly shop: Project; readonly runtime: Project };
