import { transform } from 'lightningcss';
import { parseSync, Visitor, type ESTree } from 'rolldown/utils';
import { resolveImport, type ImportAliases } from '../sources/import-graph.ts';

/** The classes that a sheet selects. */
export function classesOf(path: string, source: string): ReadonlySet<string> {
  const cssModules = { animation: false, container: false, customIdents: false, grid: false };
  const { exports } = transform({ filename: path, code: new TextEncoder().encode(source), cssModules });
  return new Set(Object.keys(exports ?? {}));
}

/** How a file uses one CSS Module. */
export interface StyleReads {
  readonly from: string;
  readonly module: string;
  /** The classes it reads by name. */
  readonly names: ReadonlySet<string>;
  /** It also reads classes by a name that is only known when it runs. */
  readonly isComputed: boolean;
}

export interface StyleUse {
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

export function styleUseOf(from: string, source: string, aliases: ImportAliases): StyleUse {
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
