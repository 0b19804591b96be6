import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'rolldown/utils';
import type { SourceTree } from './source-tree.ts';

export interface Import {
  readonly from: string;
  /** A path of the project, or the name of a package. */
  readonly to: string;
  readonly isPackage: boolean;
  /** Erased before anything runs: it loads nothing, but it still makes one layer depend on another. */
  readonly isTypeOnly: boolean;
  /** An `import()`: loaded when it is called, not together with the importing file. */
  readonly isLazy: boolean;
}

/** '#domain/*' and the like, as package.json has them. */
export type ImportAliases = Readonly<Record<string, string>>;

function resolveAlias(specifier: string, aliases: ImportAliases): string {
  for (const [alias, target] of Object.entries(aliases)) {
    const stem = alias.replace('*', '');
    if (alias === specifier) return normalize(target);
    if (alias.endsWith('*') && specifier.startsWith(stem)) {
      return normalize(target.replace('*', specifier.slice(stem.length)));
    }
  }
  throw new Error(`No alias in package.json resolves '${specifier}'.`);
}

/** What a specifier names: a path of the project, or a package. */
export function resolveImport(
  from: string,
  specifier: string,
  aliases: ImportAliases,
): Pick<Import, 'to' | 'isPackage'> {
  if (specifier.startsWith('.')) {
    return { to: normalize(join(dirname(from), specifier.replace(/\?.*$/, ''))), isPackage: false };
  }
  if (specifier.startsWith('#')) return { to: resolveAlias(specifier, aliases), isPackage: false };
  return { to: specifier, isPackage: true };
}

type Request = Pick<Import, 'isTypeOnly' | 'isLazy'> & { readonly specifier: string };

/** Static and lazy imports, re-exports, and the files that workers are started from. */
function requestsOf(path: string, source: string): Request[] {
  const { module } = parseSync(path, source);
  const requests: Request[] = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    isLazy: false,
  }));
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) requests.push({ specifier: moduleRequest.value, isTypeOnly: isType, isLazy: false });
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"`])([^$]*)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end));
    if (literal) requests.push({ specifier: literal[2]!, isTypeOnly: false, isLazy: true });
  }
  for (const [, specifier] of source.matchAll(/new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g)) {
    requests.push({ specifier: specifier!, isTypeOnly: false, isLazy: true });
  }
  return requests;
}

/** Style sheets take from each other by @import and composes. */
const cssRequestsOf = (source: string): Request[] =>
  [...source.matchAll(/(?:@import\s+|\bfrom\s+)['"](\.[^'"]+)['"]/g)].map(([, specifier]) => ({
    specifier: specifier!,
    isTypeOnly: false,
    isLazy: false,
  }));

export function importsOf(tree: SourceTree, aliases: ImportAliases): Import[] {
  return [...tree].flatMap(([from, source]) => {
    const requests = from.endsWith('.css') ? cssRequestsOf(source) : requestsOf(from, source);
    return requests.map(({ specifier, ...how }) => ({ from, ...resolveImport(from, specifier, aliases), ...how }));
  });
}

/** The files and packages that come along when these files are fetched. */
export function fetchedWith(imports: readonly Import[], ...entries: string[]): Set<string> {
  const targets = Map.groupBy(
    imports.filter(({ isLazy, isTypeOnly }) => !isLazy && !isTypeOnly),
    ({ from }) => from,
  );
  const fetched = new Set<string>();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (fetched.has(file)) continue;
    fetched.add(file);
    queue.push(...(targets.get(file) ?? []).map(({ to }) => to));
  }
  return fetched;
}

/** Groups of files that reach each other (Tarjan), lazy imports counted. Empty: there is no circle. */
export function circlesIn(imports: readonly Import[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { from, to, isPackage, isTypeOnly } of imports) {
    if (!isPackage && !isTypeOnly) targets.set(from, [...(targets.get(from) ?? []), to]);
  }
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    const index = order.size;
    order.set(file, index);
    lowest.set(file, index);
    open.push(file);
    for (const target of targets.get(file) ?? []) {
      const reached = order.has(target) ? (open.includes(target) ? order.get(target)! : index) : visit(target);
      lowest.set(file, Math.min(lowest.get(file)!, reached));
    }
    if (lowest.get(file) === index) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1 || targets.get(file)?.includes(file)) circles.push(group.sort());
    }
    return lowest.get(file)!;
  };
  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return circles;
}
