import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

// The server floor runs as it is written, so that only what is bundled or drawn makes a build stale.
const buildPatterns = [
  'src/**',
  'content/**',
  'db/seed/**',
  'build/**',
  'assets/print-fonts/**',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];
const artPatterns = [
  'src/art/**',
  'src/electronics/**',
  'src/paper/**',
  'db/seed/**',
  'build/{art,documents}/**',
  'assets/print-fonts/**',
  'package-lock.json',
];
const excluded = ['src/server/**', 'src/main.ts', 'src/config.ts', '**/*.test.ts', '**/*.test.tsx'];

export function buildHash(folder: string = root): string {
  return hashOf(folder, buildPatterns);
}

export function artHash(folder: string = root): string {
  return hashOf(folder, artPatterns);
}

function hashOf(folder: string, patterns: string[]): string {
  const hash = createHash('sha256');
  const entries = globSync(patterns, { cwd: folder, exclude: excluded, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of [...new Set(files)].sort()) {
    const content = readFileSync(file);
    hash.update(`${file.slice(folder.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
