import { circlesIn, importsOf, type Import, type ImportAliases } from '../sources/import-graph.ts';
import { composers, floors, office, primitives, webLayers, type Floor } from './layout-rules.ts';
import { isTest, type SourceTree } from '../sources/source-tree.ts';

const isIn = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

function floorProblems({ from, to, isPackage }: Import, plan: readonly Floor[]): string[] {
  const floor = plan.find(({ folder }) => isIn(from, folder));
  if (!floor) return [];
  if (isPackage) return floor.packages?.test(to) === false ? [`${from} imports the package ${to}`] : [];
  const mayImport = isIn(to, floor.folder) || floor.floors.some((folder) => isIn(to, folder));
  return mayImport ? [] : [`${from} imports ${to}: ${floor.folder} stands on ${floor.floors.join(', ') || 'nothing'}`];
}

type Layers = readonly (readonly string[])[];

function layerOf(layers: Layers, name: string): number {
  const found = layers.findIndex((layer) => layer.includes(name));
  return found === -1 ? layers.findIndex((layer) => layer.includes('*')) : found;
}

/** The name of the module, layer or file directly below a folder. */
const nameIn = (folder: string, path: string): string => path.slice(folder.length + 1).split('/')[0]!;

function layerProblems({ from, to }: Import, folder: string, layers: Layers): string[] {
  const isAbove = layerOf(layers, nameIn(folder, to)) > layerOf(layers, nameIn(folder, from));
  return isAbove ? [`${from} imports ${to}, which stands above it`] : [];
}

function webProblems(each: Import): string[] {
  const { from, to, isPackage } = each;
  if (isPackage || !isIn(from, 'src/web') || !isIn(to, 'src/web')) return [];
  if (!isIn(from, office.folder)) {
    return isIn(to, office.folder)
      ? [`${from} imports ${to}: the shop knows nothing of the back office`]
      : layerProblems(each, 'src/web', webLayers);
  }
  if (isIn(to, office.folder)) return layerProblems(each, office.folder, office.layers);
  return office.shopParts.includes(nameIn('src/web', to))
    ? []
    : [`${from} imports ${to}: the back office stands on ${office.shopParts.join(', ')}`];
}

const serverRoles = ['repository', 'service', 'routes'] as const;

const roleOf = (path: string): number => serverRoles.findIndex((role) => path.endsWith(`.${role}.ts`));

const serverRoomOf = (path: string): string => path.split('/')[2]!;

function serverProblems({ from, to, isPackage, isTypeOnly }: Import): string[] {
  if (isPackage || !isIn(from, 'src/server') || !isIn(to, 'src/server')) return [];
  const isRepository = to.endsWith('.repository.ts');
  const isForeign = serverRoomOf(from) !== serverRoomOf(to);
  const isComposer = composers.some((place) => from.startsWith(place));
  return [
    ...(roleOf(to) > roleOf(from) && roleOf(from) !== -1 ? [`${from} imports ${to}, which stands above it`] : []),
    ...(isRepository && isForeign && !isTypeOnly ? [`${from} imports the repository of another room, ${to}`] : []),
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

/** What is wrong with who imports whom, as sentences. */
export function checkImports(tree: SourceTree, aliases: ImportAliases): string[] {
  const production = new Map([...tree].filter(([path]) => !isTest(path)));
  const imports = importsOf(production, aliases);
  return [
    ...imports.flatMap((each) => [
      ...floorProblems(each, floors),
      ...floorProblems(each, [primitives]),
      ...webProblems(each),
      ...serverProblems(each),
      ...testProblems(each),
    ]),
    ...[...production].flatMap(([path, source]) => sqlProblems(path, source)),
    ...circlesIn(imports).map((files) => `${files.length} files import each other in a circle: ${files.join(', ')}`),
  ];
}
