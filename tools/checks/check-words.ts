import { identifiersIn, wordsOf } from '../sources/identifiers.ts';
import type { SourceTree } from '../sources/source-tree.ts';

/** A word that the glossary refuses in names: as it splits ('shelf', or 'at one moment'), what to say, and where it may stand. */
export interface RefusedWord {
  readonly word: string;
  readonly instead: string;
  /** Names that may hold it all the same: a field of the API, or the same word in another sense. */
  readonly allowed: ReadonlySet<string>;
}

const heading = '## Words that are not used in names';

const namesIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

/** Reads the table below its heading: | word | instead | `allowed`, `names` |. */
export function refusedWords(glossary: string): RefusedWord[] {
  const [, table = ''] = glossary.split(`${heading}\n`);
  const rows = table.split(/\n## /)[0]!.matchAll(/^\| ([^|]+)\| ([^|]+)\|([^|]*)\|$/gm);
  return [...rows]
    .map(([, word, instead, allowed]) => ({
      word: word!.trim(),
      instead: instead!.trim(),
      allowed: new Set(namesIn(allowed!)),
    }))
    .filter(({ word }) => word !== 'Word' && !word.startsWith('-'));
}

/** What is wrong with a name. Most names stand in many files, and none is looked at twice. */
function nameCheck(refused: readonly RefusedWord[]): (name: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  const check = (name: string): readonly string[] => {
    const words = ` ${wordsOf(name).join(' ')} `;
    return refused
      .filter(({ word, allowed }) => words.includes(` ${word} `) && !allowed.has(name))
      .map(({ word, instead }) => `is named '${name}'; '${word}' is ${instead} (docs/glossary.md)`);
  };
  return (name) => {
    const found = known.get(name) ?? check(name);
    known.set(name, found);
    return found;
  };
}

/** Folders and the file's own name, without what it ends in. */
const pathNames = (path: string): string[] => path.replace(/\.[\w.]+$/, '').split('/');

/** What names hold a word that the glossary refuses, as sentences. */
export function checkWords(tree: SourceTree, glossary: string): string[] {
  const refused = refusedWords(glossary);
  if (refused.length === 0) return [`docs/glossary.md has no table below '${heading}'`];
  const problemsOf = nameCheck(refused);
  return [...tree].flatMap(([path, source]) => {
    const names = [...pathNames(path), ...(/\.tsx?$/.test(path) ? identifiersIn(path, source) : [])];
    return names.flatMap(problemsOf).map((problem) => `${path} ${problem}`);
  });
}

/** Modules that the glossary does not explain, as sentences: one noun has one name in every layer, and that stands there. */
export function checkModulesNamed(tree: SourceTree, moduleFolders: readonly string[], glossary: string): string[] {
  const explained = ` ${wordsOf(glossary).join(' ')} `;
  const isExplained = (name: string): boolean => {
    const words = wordsOf(name).join(' ');
    return explained.includes(` ${words} `) || explained.includes(` ${words.replace(/s$/, '')} `);
  };
  const modules = moduleFolders.flatMap((folder) => {
    const below = [...tree.keys()].filter((path) => path.startsWith(`${folder}/`));
    const names = below.map((path) => path.slice(folder.length + 1).split('/')).filter((parts) => parts.length > 1);
    return [...new Set(names.map(([name]) => `${folder}/${name!}`))];
  });
  return modules
    .filter((module) => !isExplained(module.split('/').at(-1)!))
    .map((module) => `${module} is a module that docs/glossary.md does not name`);
}
