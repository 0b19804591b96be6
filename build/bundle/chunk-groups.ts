import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { minifySync, transformSync } from 'rolldown/utils';
import { root } from '../../tools/bootstrap/root.mjs';
import { fetchedWith, importsOf, type Import } from '../../tools/sources/import-graph.ts';
import { planChunks, type PlannedFile } from './chunk-plan.ts';

const sources = ['src/{web,domain,contracts,electronics,drawings}/**/*.{ts,tsx}', 'content/*.ts'];
const entry = 'src/web/entry-client.tsx';
const home = 'src/web/routes/home.tsx';
/** The screens of the workbench are loaded behind one route. */
const screens = ['src/web/routes/*.tsx', 'src/web/workbench/*/*-screen.tsx'];

/** Few come here, and hardly anybody at first: what they share is shared for the sake of others. */
const seldomVisited = new Set([
  ...['buy', 'ask-quote', 'quote', 'order-return', 'order-claim', 'build', 'reviews'].map(
    (name) => `src/web/routes/${name}.tsx`,
  ),
  'src/web/workbench/help/help-screen.tsx',
]);

/** A first load is at most eight files: the app, vendor, its runtime, the screen, and so many that it shares with others. */
const sharedChunks = { shop: 4, workbench: 5 };

/** What a screen fetches without need counts more often where more visitors come. */
const visits = new Map([
  ['src/web/routes/products.tsx', 12],
  ['src/web/routes/product.tsx', 12],
  ['src/web/routes/guide.tsx', 4],
  ['src/web/routes/cart.tsx', 4],
  ['src/web/routes/checkout.tsx', 4],
]);

const vendor = /node_modules[\\/](react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|@tanstack)[\\/]/;
/** Parallel queries and mutation state of the query library, which few screens use. */
const seldomUsed = /useMutationState|useQueries|queriesObserver|react-virtual|virtual-core/;

const union = (sets: readonly ReadonlySet<string>[]): Set<string> => new Set(sets.flatMap((set) => [...set]));

function readSources() {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const files = globSync(sources, { cwd: root, exclude: ['src/web/office/**', 'src/web/listen/embed/**'] });
  const ours = files.filter((path) => !/\.(test|d)\.tsx?$/.test(path));
  const texts = new Map(ours.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  return { texts, imports: importsOf(texts, imports) };
}

/** What a source weighs in the bundle, without its types and comments. A module that is made, such as a list of guides, is large. */
function sizeOf(path: string, text: string | undefined): number {
  if (text === undefined) return path.startsWith('virtual:') ? 4000 : 100;
  return minifySync(path, transformSync(path, text).code).code.length;
}

type Fetched = ReadonlyMap<string, ReadonlySet<string>>;

/** What screens share with each other, and with what is fetched later. */
function planShared(
  texts: ReadonlyMap<string, string>,
  imports: readonly Import[],
  fetched: Fetched,
  app: ReadonlySet<string>,
): ReadonlySet<string>[] {
  const later = imports.filter(({ isLazy, to }) => isLazy && texts.has(to) && !fetched.has(to)).map(({ to }) => to);
  const fetchedLater = union([...new Set(later)].map((file) => fetchedWith(imports, file)));
  const atOnce = Map.groupBy(
    imports.filter(({ isLazy, isTypeOnly }) => !isLazy && !isTypeOnly),
    ({ from }) => from,
  );
  const files = [...union([...fetched.values()])].flatMap((path): PlannedFile[] => {
    const isOurs = texts.has(path) || /\.module\.css$|^virtual:/.test(path);
    if (!isOurs || app.has(path) || fetched.has(path)) return [];
    const users = new Set([...fetched].flatMap(([route, all]) => (all.has(path) ? [route] : [])));
    if (fetchedLater.has(path)) users.add('later');
    return [
      { path, size: sizeOf(path, texts.get(path)), imports: (atOnce.get(path) ?? []).map(({ to }) => to), users },
    ];
  });
  const limitOf = (route: string) => sharedChunks[route.includes('/workbench/') ? 'workbench' : 'shop'];
  const weights = new Map([...fetched.keys()].map((route) => [route, visits.get(route) ?? 1]));
  return planChunks(files, { weights, limitOf }).map((paths) => new Set(paths));
}

const pathOf = (id: string): string =>
  id.startsWith('\0virtual:') ? id.slice(1) : relative(root, id.replace(/\?.*$/, '')).replaceAll('\\', '/');

/**
 * Which sources travel together. Few larger files come sooner than many small ones, but nobody should wait for what another
 * screen needs: so it is asked of the imports, not of a list. What the frame and the home page share with other screens is
 * one file, what schemas are made of is another, and what screens share is joined until none fetches too many.
 */
export function chunkGroups() {
  const { texts, imports } = readSources();
  const routes = globSync(screens, { cwd: root }).filter((path) => path !== home && !seldomVisited.has(path));
  const fetched = new Map(routes.map((route) => [route, fetchedWith(imports, route)]));
  const withHome = fetchedWith(imports, home);
  const app = union([fetchedWith(imports, entry), withHome.intersection(union([...fetched.values()]))]);
  const shared = planShared(texts, imports, fetched, app);
  return [
    {
      name: 'vendor',
      test: (id: string) => (vendor.test(id) && !seldomUsed.test(id)) || /rolldown[\\/]runtime/.test(id),
      priority: 2,
    },
    {
      name: 'app',
      test: (id: string) => app.has(pathOf(id)) || /virtual:drawing-manifest|preload-helper/.test(id),
      priority: 1,
    },
    ...shared.map((paths, index) => ({
      name: `shared-${index}`,
      test: (id: string) => paths.has(pathOf(id)),
      priority: 1,
    })),
    { name: 'schemas', test: (id: string) => /node_modules[\\/]zod[\\/]/.test(id), priority: 0 },
  ];
}
