/** Which files the parts of a build are made from. A change to any of them makes that part stale. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/bootstrap/root.mjs';
import { hashOf } from './hash.ts';

const drawing = [
  'src/drawings/**',
  'src/electronics/**',
  'src/domain/catalogue/**',
  'src/domain/typography.ts',
  'build/assets/{hash,worker-pool}.ts',
  'node_modules/sharp/package.json',
];

/** The code that draws. What it draws from, the catalogue, is in the source of each asset and is not listed here. */
export const codePatterns = {
  drawings: [
    ...drawing,
    'build/drawings/**',
    'build/schematic/**',
    'build/wiring/**',
    'build/workbench/**',
    // How finely the sounds of faults are computed.
    'build/listen/{oversampling-of,playable-kits}.ts',
    'src/domain/listening/silent-kits.ts',
    'build/kept-tables/**',
    'build/documents/{test-points/**,wording.ts}',
    'node_modules/elkjs/package.json',
  ],
  schematics: [
    'src/drawings/schematic/**',
    'src/electronics/**',
    'build/schematic/**',
    'build/assets/worker-pool.ts',
    'node_modules/elkjs/package.json',
  ],
  documents: [
    ...drawing,
    'src/pdf/**',
    'src/domain/csv-formula.ts',
    'src/domain/shop/**',
    'build/documents/**',
    'build/wiring/**',
    'build/kept-tables/**',
    // What the circuit files compute with.
    'catalogue/models/*.ts',
    // Where the schematics that they print are found.
    'build/schematic/**',
    'build/assets/{cache,hash,inputs}.ts',
    'tools/bootstrap/root.mjs',
    'assets/print-fonts/**',
    'node_modules/pdfkit/package.json',
  ],
} as const;

// The lock file stands for the packages: a server that only looks whether its build is stale does not have them all.
const drawingCode = [...codePatterns.drawings, ...codePatterns.documents].filter(
  (path) => !path.startsWith('node_modules/'),
);
const drawingPatterns = [...drawingCode, 'catalogue/**', 'build/{*,assets/*}.ts', 'package-lock.json'];

const buildPatterns = [...drawingPatterns, 'src/**', 'content/**', 'build/**', 'vite.config.ts', 'package.json'];

// A change of the server alone leaves pictures and pages as they are: its bundle is renewed by itself.
const serverPatterns = ['src/server/**', 'src/{main,start,prepare,config}.ts'];
const tests = ['**/*.test.ts', '**/*.test.tsx'];

/** All that a build is made from. */
export const buildFiles = (): string[] => filesOf(root, [...buildPatterns, ...serverPatterns], tests);

export const buildHash = (folder: string = root): string => hashFiles(folder, buildPatterns);

/** Of what is in the server's bundle and nowhere else. */
export const serverHash = (folder: string = root): string => hashFiles(folder, serverPatterns, tests);

/** Of all that pictures and documents depend on. */
export const drawingHash = (folder: string = root): string => hashFiles(folder, drawingPatterns);

/** Any change to the drawing code makes everything that it has drawn stale. */
export const codeHash = (kind: keyof typeof codePatterns): string =>
  hashOf(hashFiles(root, codePatterns[kind]), process.versions.node);

export function filesOf(
  folder: string,
  patterns: readonly string[],
  exclude: readonly string[] = [...serverPatterns, ...tests],
): string[] {
  const entries = globSync(patterns, { cwd: folder, exclude, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return [...new Set(files)].sort();
}

function hashFiles(folder: string, patterns: readonly string[], exclude?: readonly string[]): string {
  const parts = filesOf(folder, patterns, exclude).flatMap((file) => {
    const content = readFileSync(file);
    return [`${file.slice(folder.length)}\0${content.length}\0`, content];
  });
  return hashOf(...parts);
}
