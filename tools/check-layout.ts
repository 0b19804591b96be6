import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap/root.mjs';
import { checkImports } from './checks/check-imports.ts';
import { checkRoot } from './checks/check-root.ts';
import { checkSizes, sizesOf } from './checks/check-sizes.ts';
import { checkStyles } from './checks/check-styles.ts';
import { checkModulesNamed, checkWords } from './checks/check-words.ts';
import { moduleFolders } from './checks/layout-rules.ts';
import { projectFiles, readSourceTree } from './sources/source-tree.ts';

const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const tree = readSourceTree(root);
const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
const problems = [
  ...checkImports(tree, imports),
  ...checkRoot(projectFiles(root)),
  ...checkSizes(tree),
  ...checkStyles(tree, imports),
  ...checkWords(tree, glossary),
  ...checkModulesNamed(tree, moduleFolders, glossary),
];
const { median, nineInTen, longest } = sizesOf(tree);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(
  `${tree.size} files (lines: median ${median}, nine in ten under ${nineInTen}, longest ${longest}), ${problems.length} problems\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
