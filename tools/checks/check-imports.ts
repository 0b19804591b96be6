import { circlesIn, importsOf, type Import, type ImportAliases } from '../sources/import-graph.ts';
import {
  areas,
  compositionRoots,
  layers,
  moduleFolders,
  office,
  primitives,
  serverComposers,
  webLevels,
  type Layer,
} from './layout-rules.ts';
import { isTest, type SourceTree } from '../sources/source-tree.ts';

const isIn = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

function layerProblems({ from, to, isPackage }: Import, plan: readonly Layer[]): string[] {
  const layer = plan.find(({ folder }) => isIn(from, folder));
  if (!layer) return [];
  if (isPackage) return layer.packages?.test(to) === false ? [`${from} imports the package ${to}`] : [];
  const mayImport = isIn(to, layer.folder) || layer.layers.some((folder) => isIn(to, folder));
  return mayImport ? [] : [`${from} imports ${to}: ${layer.folder} may import ${layer.layers.join(', ') || 'nothing'}`];
}

type Levels = readonly (readonly string[])[];

/** -1: it is named nowhere. */
function levelOf(levels: Levels, name: string): number {
  const found = levels.findIndex((level) => level.includes(name));
  return found === -1 ? levels.findIndex((level) => level.includes('*')) : found;
}

/** The name of the folder or file directly below a folder. */
const nameIn = (folder: string, path: string): string => path.slice(folder.length + 1).split('/')[0]!;

function levelProblems({ from, to }: Import, folder: string, levels: Levels): string[] {
  const [own, other] = [levelOf(levels, nameIn(folder, from)), levelOf(levels, nameIn(folder, to))];
  if (own === -1) return [`${from} is in no level of ${folder}`];
  if (other === -1) return [`${from} imports ${to}, which is in no level of ${folder}`];
  return other > own ? [`${from} imports ${to}, which stands above it`] : [];
}

function webProblems(each: Import): string[] {
  const { from, to, isPackage } = each;
  if (isPackage || !isIn(from, 'src/web') || !isIn(to, 'src/web')) return [];
  if (isIn(from, office.folder) && isIn(to, office.folder)) return levelProblems(each, office.folder, office.levels);
  const [own, other] = [from, to].map((path) => areas.find((area) => isIn(path, area)));
  if (own && other && own !== other) return [`${from} imports ${to}: areas import nothing of each other`];
  if (other === office.folder) return [`${from} imports ${to}: only the back office knows itself`];
  return levelProblems(each, 'src/web', webLevels);
}

const serverRoles = ['repository', 'service', 'routes'] as const;

const roleOf = (path: string): number => serverRoles.findIndex((role) => path.endsWith(`.${role}.ts`));

const serverModuleOf = (path: string): string => path.split('/')[2]!;

function serverProblems({ from, to, isPackage, isTypeOnly }: Import): string[] {
  if (isPackage || !isIn(from, 'src/server') || !isIn(to, 'src/server')) return [];
  const isRepository = to.endsWith('.repository.ts');
  const isForeign = serverModuleOf(from) !== serverModuleOf(to);
  const isComposer = serverComposers.some((place) => from.startsWith(place));
  return [
    ...(roleOf(to) > roleOf(from) && roleOf(from) !== -1 ? [`${from} imports ${to}, which stands above it`] : []),
    ...(isRepository && isForeign && !isTypeOnly ? [`${from} imports the repository of another module, ${to}`] : []),
    ...(from.endsWith('.routes.ts') && isRepository && !isTypeOnly ? [`${from} asks a repository, ${to}`] : []),
    ...(to.startsWith('src/server/compose/') && !isComposer ? [`${from} imports the composition root, ${to}`] : []),
  ];
}

/** What serves tests may serve measurements and the scripts that install for them, but never the shop. */
const testProblems = ({ from, to, isPackage }: Import): string[] =>
  !isPackage && isTest(to) && /^(src|catalogue|content|build)\//.test(from) ? [`${from} imports the test ${to}`] : [];

/** Statements that begin with a verb of SQL, inside a string. */
const sql = /['"`]\s*(?:--[^\n]*\n\s*)?(?:select\s|insert\s+into|update\s+\w+\s|delete\s+from|with\s+\w+\s+as\s*\()/i;

function sqlProblems(path: string, source: string): string[] {
  if (!isIn(path, 'src/server') || isIn(path, 'src/server/db') || path.endsWith('.repository.ts')) return [];
  return sql.test(source) ? [`${path} holds SQL; that is what repositories are for`] : [];
}

/** Where days and times are written, in one language and by a named clock. */
const timeModule = 'src/domain/time.ts';
const dateFormatter = /Intl\.DateTimeFormat\b|\.toLocale(?:Date|Time)String\b/;

const formatterProblems = (path: string, source: string): string[] =>
  isIn(path, 'src') && path !== timeModule && /\.tsx?$/.test(path) && dateFormatter.test(source)
    ? [`${path} makes a formatter of dates; ${timeModule} has them`]
    : [];

/** The module that a file belongs to, as a path; null: it stands in no folder of modules. */
function moduleOf(path: string): string | null {
  const folder = moduleFolders
    .filter((each) => path.startsWith(`${each}/`))
    .reduce((a, b) => (b.length > a.length ? b : a), '');
  if (folder === '') return null;
  if (compositionRoots.includes(path)) return path;
  const name = nameIn(folder, path);
  return path === `${folder}/${name}` ? `${folder}/.` : `${folder}/${name}`;
}

/** Modules that import each other, each with one import of every edge of the circle. */
function moduleCircleProblems(imports: readonly Import[]): string[] {
  const edges = new Map<string, Import>();
  for (const each of imports) {
    const [from, to] = [moduleOf(each.from), each.isPackage ? null : moduleOf(each.to)];
    if (from === null || to === null || from === to || edges.has(`${from} ${to}`)) continue;
    edges.set(`${from} ${to}`, { from, to, isPackage: false, isTypeOnly: false, isLazy: false });
  }
  return circlesIn([...edges.values()]).map((modules) => {
    const names = new Set(modules);
    const examples = imports.filter(({ from, to, isPackage }) => {
      const [a, b] = [moduleOf(from), isPackage ? null : moduleOf(to)];
      return a !== b && names.has(a ?? '') && names.has(b ?? '');
    });
    const shown = examples.map(({ from, to }) => `${from} -> ${to}`).join(', ');
    return `${modules.length} modules import each other in a circle: ${modules.join(', ')} (${shown})`;
  });
}

/** What is wrong with who imports whom, as sentences. */
export function checkImports(tree: SourceTree, aliases: ImportAliases): string[] {
  const production = new Map([...tree].filter(([path]) => !isTest(path)));
  const imports = importsOf(production, aliases);
  return [
    ...imports.flatMap((each) => [
      ...layerProblems(each, layers),
      ...layerProblems(each, [primitives]),
      ...webProblems(each),
      ...serverProblems(each),
      ...testProblems(each),
    ]),
    ...[...production].flatMap(([path, source]) => [...sqlProblems(path, source), ...formatterProblems(path, source)]),
    ...circlesIn(imports).map((files) => `${files.length} files import each other in a circle: ${files.join(', ')}`),
    ...moduleCircleProblems(imports),
  ];
}
