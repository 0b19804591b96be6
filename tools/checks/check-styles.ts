import { plainSheets, sharedLooks } from './layout-rules.ts';
import type { ImportAliases } from '../sources/import-graph.ts';
import { isTest, type SourceTree } from '../sources/source-tree.ts';
import { classesOf, styleUseOf, type StyleReads } from './style-reads.ts';

/** Those of the shop, and the measures of the back office. */
const globalSheets = ['src/web/styles/', 'src/web/office/styles/'];
const tokens = 'src/web/styles/tokens.css';

const isModule = (path: string): boolean => path.endsWith('.module.css');

const isPlainSheet = (path: string): boolean => plainSheets.some((folder) => path.startsWith(`${folder}/`));

/** Everywhere but among the global sheets a style is scoped; and the global ones select no class. */
function placeProblems(path: string, source: string): string[] {
  if (isModule(path) || isPlainSheet(path)) return [];
  if (!globalSheets.some((folder) => path.startsWith(folder))) return [`${path} is no CSS Module`];
  return [...classesOf(path, source)].map((name) => `${path} selects the class .${name}; styles of a class are scoped`);
}

const rawColour = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/i;

function colourProblems(path: string, source: string): string[] {
  if (path === tokens || isPlainSheet(path)) return [];
  const [colour] = rawColour.exec(source) ?? [];
  return colour ? [`${path} writes the colour '${colour}'; colours are tokens`] : [];
}

/** Finds classes that no component uses, and style modules that have no importer or several. */
function ownerProblems(path: string, source: string, readers: readonly StyleReads[]): string[] {
  const read = new Set(readers.flatMap(({ names }) => [...names]));
  const files = new Set(readers.map(({ from }) => from));
  if (files.size === 0) return [`${path} is imported by nobody`];
  return [
    ...(files.size > 1 && !sharedLooks.includes(path)
      ? [`${path} is imported by ${files.size} files: ${[...files].join(', ')}`]
      : []),
    ...[...classesOf(path, source)].filter((name) => !read.has(name)).map((name) => `${path}: nobody reads .${name}`),
  ];
}

function readProblems({ from, module, names, isComputed }: StyleReads, tree: SourceTree): string[] {
  const source = tree.get(module);
  if (source === undefined) return [`${from} imports ${module}, which does not exist`];
  const defined = classesOf(module, source);
  return [
    ...(isComputed ? [`${from} computes the name of a class of ${module}`] : []),
    ...[...names].filter((name) => !defined.has(name)).map((name) => `${from} reads .${name}, which ${module} lacks`),
  ];
}

/** What is wrong with whose style is whose, as sentences. */
export function checkStyles(tree: SourceTree, aliases: ImportAliases): string[] {
  const sheets = [...tree].filter(([path]) => path.endsWith('.css'));
  const uses = [...tree]
    .filter(([path]) => path.startsWith('src/web/') && /\.tsx?$/.test(path) && !isTest(path))
    .map(([path, source]) => ({ path, ...styleUseOf(path, source, aliases) }));
  const reads = uses.flatMap((use) => use.reads);
  return [
    ...sheets.flatMap(([path, source]) => [...placeProblems(path, source), ...colourProblems(path, source)]),
    ...sheets
      .filter(([path]) => isModule(path))
      .flatMap(([path, source]) =>
        ownerProblems(
          path,
          source,
          reads.filter(({ module }) => module === path),
        ),
      ),
    ...reads.flatMap((each) => readProblems(each, tree)),
    ...uses.flatMap(({ path, literals }) =>
      literals.map((name) => `${path} writes the class '${name}' as a string, which no sheet has`),
    ),
  ];
}
