/** What docs/recipes.md asks for, read from it: the files that steps make, change and quote, and the tests at their end. */

interface Block {
  readonly recipe: string;
  /** The file that the step is about: the first path that it names. */
  readonly path: string;
  readonly language: string;
  readonly text: string;
}

export interface Recipes {
  readonly names: readonly string[];
  readonly blocks: readonly Block[];
  /** `npx vitest run --project <project> <paths>`, by project. */
  readonly tests: ReadonlyMap<string, readonly string[]>;
  /** Every path that the text names, but for those with a place to fill in. */
  readonly paths: readonly string[];
}

const fence = /^( *)```(\w+)$/;
const command = /^npx vitest run --project (\w+) (.+)$/;
const pathPattern = /`((?:src|catalogue|db|tests|content|build|benchmarks|tools|docs)\/[\w./-]+)`/g;

/** A number that is free: migrations are numbered by whoever adds one. */
const numbered = (path: string): string => path.replace('NNNN', '9999');

function addCommands(text: string, tests: Map<string, string[]>): void {
  for (const line of text.split('\n')) {
    const [, project, paths] = command.exec(line) ?? [];
    if (!project || !paths) throw new Error(`'${line}' is no command that a recipe ends with.`);
    tests.set(project, [...new Set([...(tests.get(project) ?? []), ...paths.split(' ')])]);
  }
}

export function readRecipes(markdown: string): Recipes {
  const names: string[] = [];
  const blocks: Block[] = [];
  const tests = new Map<string, string[]>();
  const prose: string[] = [];
  const lines = markdown.split('\n');
  let path = '';
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const [, indent, language] = fence.exec(line) ?? [];
    if (indent === undefined || language === undefined) {
      prose.push(line);
      if (line.startsWith('## ')) names.push(line.slice(3));
      if (/^\d+\. /.test(line)) path = /^\d+\. `([^`]+)`/.exec(line)?.[1] ?? '';
      continue;
    }
    const end = lines.indexOf(`${indent}\`\`\``, at);
    const text = lines
      .slice(at + 1, end)
      .map((each) => each.slice(indent.length))
      .join('\n');
    at = end;
    if (language === 'sh') addCommands(text, tests);
    else blocks.push({ recipe: names.at(-1) ?? '', path: numbered(path), language, text });
  }
  // The text before the first recipe mentions paths that no longer exist.
  const recipes = prose.slice(prose.findIndex((line) => line.startsWith('## ')));
  const named = [...recipes.join('\n').matchAll(pathPattern)].map(([, each]) => numbered(each!));
  return { names, blocks, tests, paths: [...new Set(named)] };
}

/** Puts a change of a recipe into a file. What surrounds the change must stand there once. */
export function applyDiff(source: string, diff: string): string {
  return diff
    .split('\n@@\n')
    .reduce((text, hunk) => {
      const lines = hunk.split('\n');
      const side = (sign: string): string =>
        lines
          .filter((line) => line[0] !== sign)
          .map((line) => `${line.slice(1)}\n`)
          .join('');
      const [before, after] = [side('+'), side('-')];
      const at = text.indexOf(`\n${before}`);
      const isOnce = at !== -1 && text.indexOf(`\n${before}`, at + 1) === -1;
      if (!isOnce) throw new Error(`${at === -1 ? 'No place' : 'More than one place'} looks like this:\n${before}`);
      return `${text.slice(0, at)}\n${after}${text.slice(at + 1 + before.length)}`;
    }, `\n${source}`)
    .slice(1);
}

const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

export const isQuotedFrom = (source: string, quotation: string): boolean => words(source).includes(words(quotation));
