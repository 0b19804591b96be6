import { parseAst } from 'rolldown/parseAst';

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const kinds: ReadonlySet<unknown> = new Set(['Identifier', 'JSXIdentifier', 'PrivateIdentifier']);

/** Every name in a source file that its author chose or repeated, once each. Strings, comments and texts are not names. */
export function identifiersIn(path: string, source: string): Set<string> {
  const names = new Set<string>();
  const waiting: unknown[] = [parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' })];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (!isNode(node)) continue;
    if (kinds.has(node['type'])) names.add(String(node['name']));
    for (const value of Object.values(node)) if (isNode(value)) waiting.push(value);
  }
  return names;
}

/** The words of a name in any of our spellings: `wordsOf('useHTTPKeys')` is ['use', 'http', 'keys']. */
export const wordsOf = (name: string): string[] =>
  [...name.matchAll(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g)].map(([word]) => word.toLowerCase());
