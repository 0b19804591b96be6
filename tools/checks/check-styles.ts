import { plainSheets, sharedLooks } from './layout-rules.ts';
import { type ImportAliases, resolveImport } from '../sources/import-graph.ts';
import { isTest, type SourceTree } from '../sources/source-tree.ts';
import { transform } from 'lightningcss';
import { parseSync, Visitor, type ESTree } from 'rolldown/utils';

/** The classes that a sheet selects. */
function classesOf(path: string, source: string): ReadonlySet<string> {
  const cssModules = { animation: false, container: false, customIdents: false, grid: false };
  const { exports } = transform({ filename: path, code: new TextEncoder().encode(source), cssModules });
  return new Set(Object.keys(exports ?? {}));
}

/** How a file uses one CSS Module. */
interface StyleReads {
  readonly from: string;
  readonly module: string;
  /** The classes it reads by name. */
  readonly names: ReadonlySet<string>;
  /** It also reads classes by a name that is only known when it runs. */
  readonly isComputed: boolean;
}

interface StyleUse {
  readonly reads: readonly StyleReads[];
  /** Classes written as a string, which no module can have. */
  readonly literals: readonly string[];
}

/** `classNames` and its like: `buttonClass`, `inputClass`. */
const joinsClasses = /^(?:classNames|\w+Class)$/;

const literalOf = (node: ESTree.Argument): string[] => {
  if (node.type === 'LogicalExpression') return literalOf(node.right);
  return node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];
};

function styleUseOf(from: string, source: string, aliases: ImportAliases): StyleUse {
  const { module, program } = parseSync(from, source);
  const reads = new Map<string, { from: string; module: string; names: Set<string>; isComputed: boolean }>();
  for (const { moduleRequest, entries } of module.staticImports) {
    if (!moduleRequest.value.endsWith('.module.css')) continue;
    const { to } = resolveImport(from, moduleRequest.value, aliases);
    for (const { localName } of entries)
      reads.set(localName.value, { from, module: to, names: new Set(), isComputed: false });
  }
  const literals: string[] = [];
  new Visitor({
    MemberExpression({ object, property, computed }) {
      const read = object.type === 'Identifier' ? reads.get(object.name) : undefined;
      if (read && computed) read.isComputed = true;
      else if (read && property.type === 'Identifier') read.names.add(property.name);
    },
    CallExpression({ callee, arguments: names }) {
      if (callee.type === 'Identifier' && joinsClasses.test(callee.name)) literals.push(...names.flatMap(literalOf));
    },
    JSXAttribute({ name, value }) {
      if (name.name === 'className' && value?.type === 'Literal') literals.push(String(value.value));
    },
  }).visit(program);
  return { reads: [...reads.values()], literals };
}

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
