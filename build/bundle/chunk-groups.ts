import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../tools/bootstrap/root.mjs';
import { fetchedWith, importsOf } from '../../tools/sources/import-graph.ts';

const sources = ['src/{web,domain,contracts,electronics,drawings}/**/*.{ts,tsx}', 'content/*.ts'];
const entry = 'src/web/entry-client.tsx';
const home = 'src/web/routes/home.tsx';
/** The screens of the workbench are loaded behind one route. */
const screens = ['src/web/routes/*.tsx', 'src/web/workbench/*/*-screen.tsx'];

const buildScreen = 'src/web/workbench/guided-build/build-screen.tsx';
/** Beside the guided build, only these screens import the modules of saved builds. */
const screensWithBuilds = new Set([
  'src/web/workbench/kit-list/kit-list-screen.tsx',
  'src/web/workbench/classroom/class-screen.tsx',
]);

const vendor = /node_modules[\\/](react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|@tanstack)[\\/]/;
/** Infinite queries, parallel queries and mutation state of the query library, which the home page does not use. */
const elsewhereOnly = /infiniteQueryO|useInfiniteQuery|useMutationState|useQueries|queriesObserver/;

const union = (sets: readonly ReadonlySet<string>[]): Set<string> => new Set(sets.flatMap((set) => [...set]));

function readImports() {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const files = globSync(sources, { cwd: root }).filter((path) => !/\.(test|d)\.tsx?$/.test(path));
  return importsOf(new Map(files.map((path) => [path, readFileSync(join(root, path), 'utf8')])), imports);
}

/**
 * Which sources travel together. Few larger files compress better than many small ones, but nobody should wait for what
 * another screen needs: so it is asked of the imports, not of a list. What the frame and the home page share with other
 * screens is one file; what only screens with schemas share is another; the rest is left to the bundler.
 */
export function chunkGroups() {
  const imports = readImports();
  const routes = globSync(screens, { cwd: root }).filter((path) => path !== home);
  const fetched = new Map(routes.map((route) => [route, fetchedWith(imports, route)]));
  const withFrame = fetchedWith(imports, entry);
  const elsewhere = union([...fetched.values()]);
  const withHome = fetchedWith(imports, home);
  const shared = [...withHome].filter((file) => elsewhere.has(file));
  const app = union([withFrame, new Set(shared)]);
  app.delete(entry);
  const withoutSchemas = union([withFrame, withHome, ...[...fetched.values()].filter((files) => !files.has('zod'))]);

  const withSome = (isOne: (route: string) => boolean) =>
    union([...fetched].flatMap(([route, files]) => (isOne(route) ? [files] : [])));
  const builds = withSome((route) => route === buildScreen)
    .intersection(withSome((route) => screensWithBuilds.has(route)))
    .difference(withSome((route) => route !== buildScreen && !screensWithBuilds.has(route)))
    .difference(app);

  const pathOf = (id: string): string => relative(root, id.replace(/\?.*$/, '')).replaceAll('\\', '/');
  const isOwn = (id: string): boolean => /^(src|content)\//.test(pathOf(id));
  return [
    { name: 'vendor', test: (id: string) => vendor.test(id) && !elsewhereOnly.test(id), priority: 2 },
    {
      name: 'app',
      test: (id: string) => app.has(pathOf(id)) || /virtual:drawing-manifest|preload-helper/.test(id),
      priority: 1,
    },
    { name: 'builds', test: (id: string) => builds.has(pathOf(id)), minShareCount: 2, priority: 0 },
    {
      name: 'forms',
      test: (id: string) => /node_modules[\\/]zod[\\/]/.test(id) || (isOwn(id) && !withoutSchemas.has(pathOf(id))),
      minShareCount: 2,
      priority: 0,
    },
  ];
}
