import { describe, expect, it } from 'vitest';
import { checkModulesNamed, checkWords, refusedWords } from './check-words.ts';

const glossary = `# Glossary

- **synced store** — kept on the device and on the server.

## Words that are not used in names

| Word          | Say instead     | Names that may hold it |
| ------------- | --------------- | ---------------------- |
| keeper        | a synced store  |                        |
| at one moment | a snapshot      |                        |
| shelf         | the parts table | \`shelfPlace\`, \`Shelf\` |
`;

const problemsOf = (files: Record<string, string>): string[] => checkWords(new Map(Object.entries(files)), glossary);

describe('the words of names', () => {
  it('are read from the table of the glossary', () => {
    expect(refusedWords(glossary).map(({ word }) => word)).toEqual(['keeper', 'at one moment', 'shelf']);
  });

  it.each([
    ['a variable', 'const keeper = 1;'],
    ['a part of a name', 'export function createKeeper() {}'],
    ['a type', 'interface KeeperOptions {}'],
    ['a property', 'export const a = { keeper: 1 };'],
    ['an attribute', 'export const a = <b keeper />;'],
    ['several words', 'const readAtOneMoment = 1;'],
  ])('are refused in %s', (_, source) => {
    expect(problemsOf({ 'src/a.tsx': source })).toHaveLength(1);
  });

  it('say where and what to write instead', () => {
    expect(problemsOf({ 'src/a.ts': 'const keeper = 1;' })).toEqual([
      "src/a.ts is named 'keeper'; 'keeper' is a synced store (docs/glossary.md)",
    ]);
  });

  it.each(['src/keeper/a.ts', 'src/state-keeper.test.ts', 'src/keeper.module.css'])(
    'are refused in the path %s',
    (path) => {
      expect(problemsOf({ [path]: '' })).toHaveLength(1);
    },
  );

  it.each([
    ['a text', "const a = 'keeper';"],
    ['a comment', '// keeper\nexport const a = 1;'],
    ['another word', 'const bookkeepers = 1;'],
    ['a name that is allowed', 'export const a = { shelfPlace: 1 };'],
  ])('are free in %s', (_, source) => {
    expect(problemsOf({ 'src/a.ts': source })).toEqual([]);
  });

  it('have to be in the glossary', () => {
    expect(checkWords(new Map(), '# Glossary')).toHaveLength(1);
  });

  it('are complete: every module is named', () => {
    const tree = new Map(
      ['synced-stores/a.ts', 'synced-stores/b.ts', 'stash/a.ts', 'app.ts'].map((path) => [`src/server/${path}`, '']),
    );
    expect(checkModulesNamed(tree, ['src/server'], glossary)).toEqual([
      'src/server/stash is a module that docs/glossary.md does not name',
    ]);
  });
});
