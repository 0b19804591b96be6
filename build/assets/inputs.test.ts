import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importsOf } from '../../tools/sources/import-graph.ts';
import { root } from '../../tools/bootstrap/root.mjs';
import { drawingHash, buildHash, codePatterns, filesOf, serverHash } from './inputs.ts';

let folder: string;
const write = (path: string, content: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taar-inputs-'));
  write('src/web/app.tsx', 'one');
  write('src/drawings/pedal.ts', 'one');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('whether a build is stale', () => {
  it.each([
    'src/web/app.tsx',
    'src/web/styles/deep/tokens.css',
    'src/domain/money.ts',
    'content/policies/terms.md',
    'catalogue/kits.ts',
    'build/build.ts',
    'build/content/markdown-plugin.ts',
    'vite.config.ts',
    'package-lock.json',
  ])('follows a change of %s', (path) => {
    const before = buildHash(folder);
    write(path, 'two');
    expect(buildHash(folder)).not.toBe(before);
  });

  it.each([
    'src/server/app.ts',
    'src/web/app.test.tsx',
    'src/domain/money.test.ts',
    'tests/e2e/home.e2e.ts',
    'node_modules/sharp/package.json',
  ])('does not depend on %s', (path) => {
    const before = buildHash(folder);
    write(path, 'two');
    expect(buildHash(folder)).toBe(before);
  });

  it.each([
    ['src/server/app.ts', true],
    ['src/main.ts', true],
    ['src/server/app.routes.test.ts', false],
    ['src/web/app.tsx', false],
  ])('of the server’s bundle is another after a change of %s: %s', (path, isAnother) => {
    const before = serverHash(folder);
    write(path, 'two');
    expect(serverHash(folder) !== before).toBe(isAnother);
  });

  it('changes when a file is moved with the same content', () => {
    const before = buildHash(folder);
    rmSync(join(folder, 'src/web/app.tsx'));
    write('src/web/shell.tsx', 'one');
    expect(buildHash(folder)).not.toBe(before);
  });

  it('redraws pictures for a change of the drawing or of the catalogue only', () => {
    const before = drawingHash(folder);
    write('src/web/app.tsx', 'two');
    expect(drawingHash(folder)).toBe(before);
    write('src/drawings/pedal.ts', 'two');
    expect(drawingHash(folder)).not.toBe(before);
  });
});

describe('the code that a cache depends on', () => {
  const { imports: aliases } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const paths = globSync('{src,build,catalogue,tools}/**/*.{ts,tsx,mjs}', { cwd: root });
  const tree = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const targets = Map.groupBy(
    importsOf(tree, aliases).filter(({ isPackage, isTypeOnly }) => !isPackage && !isTypeOnly),
    ({ from }) => from,
  );
  const workers = {
    documents: 'build/documents/document.worker.ts',
    drawings: 'build/drawings/drawings.worker.ts',
    schematics: 'build/schematic/schematic.worker.ts',
  } as const;

  /** Every file that runs when the entry does. */
  function reachedFrom(entry: string): Set<string> {
    const reached = new Set([entry]);
    // A set is walked in order of insertion, with what is added on the way.
    for (const file of reached) for (const { to } of targets.get(file) ?? []) reached.add(to);
    return reached;
  }

  it('belongs to a worker each', () => {
    const entries = [...tree.keys()].filter((path) => path.startsWith('build/') && path.endsWith('.worker.ts'));
    expect(entries.sort()).toEqual(Object.values(workers));
  });

  it.each(['drawings', 'documents', 'schematics'] as const)(
    'of %s is everything that its worker imports, but for the catalogue',
    (kind) => {
      const reached = [...reachedFrom(workers[kind])];
      expect(reached.length).toBeGreaterThan(20);
      const covered = new Set(filesOf(root, codePatterns[kind]));
      const isCatalogue = (path: string) => path.startsWith('catalogue/');
      expect(reached.filter((path) => !isCatalogue(path) && !covered.has(join(root, path)))).toEqual([]);
    },
  );

  it.each([
    ['drawings', 'node_modules/sharp/package.json'],
    ['documents', 'node_modules/pdfkit/package.json'],
    ['documents', 'assets/print-fonts/anek-regular.ttf'],
  ] as const)('of %s has what no import names: %s', (kind, path) => {
    expect(filesOf(root, codePatterns[kind])).toContain(join(root, path));
  });
});
