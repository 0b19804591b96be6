/** Lists in brackets, as KiCad writes them, with the line of each. */

export interface Expression {
  readonly line: number;
  /** What stands first in it: 'comp', 'net'. */
  readonly tag: string;
  /** Words behind it. */
  readonly words: readonly string[];
  readonly lists: readonly Expression[];
}

interface OpenList {
  readonly line: number;
  readonly words: string[];
  readonly lists: Expression[];
}

const closed = ({ line, words, lists }: OpenList): Expression => ({
  line,
  tag: words[0] ?? '',
  words: words.slice(1),
  lists,
});

/** Deeper than anything that KiCad writes. */
const maxDepth = 40;
const token = /\(|\)|"(?:[^"\\]|\\[^])*"|[^\s()"]+|\n|"/g;

const unquoted = (text: string): string =>
  text.startsWith('"') ? text.slice(1, -1).replaceAll(/\\([^])/g, '$1') : text;

export type ReadExpression = { readonly root: Expression } | { readonly line: number; readonly text: string };

/** Or the line and the reason why it is none. */
export function readExpression(text: string): ReadExpression {
  const open: OpenList[] = [];
  let line = 1;
  for (const [sign] of text.matchAll(token)) {
    if (sign === '(') {
      if (open.length === maxDepth) return { line, text: 'Brackets lie deeper than in any netlist of KiCad.' };
      open.push({ line, words: [], lists: [] });
    } else if (sign === ')') {
      const list = open.pop();
      if (!list) return { line, text: 'There is one closing bracket too many.' };
      if (open.length === 0) return { root: closed(list) };
      open.at(-1)!.lists.push(closed(list));
    } else if (sign === '"') return { line, text: 'A quote is opened and not closed.' };
    else if (sign !== '\n') open.at(-1)?.words.push(unquoted(sign));
    line += sign.split('\n').length - 1;
  }
  const [first] = open;
  return { line: first?.line ?? 1, text: 'The bracket that is opened here is not closed.' };
}

/** The first list of that tag, of those right inside. */
export const listOf = ({ lists }: Expression, tag: string): Expression | undefined =>
  lists.find((each) => each.tag === tag);

export const wordOf = (expression: Expression, tag: string): string => listOf(expression, tag)?.words[0] ?? '';

export const listsOf = ({ lists }: Expression, tag: string): Expression[] => lists.filter((each) => each.tag === tag);
