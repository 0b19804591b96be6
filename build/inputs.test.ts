import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { artHash, buildHash } from './inputs.ts';

let folder: string;
const write = (path: string, content: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taar-inputs-'));
  write('src/web/app.tsx', 'one');
  write('src/art/pedal.ts', 'one');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('whether a build is stale', () => {
  it.each([
    'src/web/app.tsx',
    'src/web/styles/deep/tokens.css',
    'src/domain/money.ts',
    'content/policies/terms.md',
    'db/seed/kits.ts',
    'build/build.ts',
    'build/content/markdown-plugin.ts',
    'vite.config.ts',
    'package-lock.json',
  ])('follows a change of %s', (path) => {
    const before = buildHash(folder);
    write(path, 'two');
    expect(buildHash(folder)).not.toBe(before);
  });

  it.each(['src/server/app.ts', 'src/web/app.test.tsx', 'src/domain/money.test.ts', 'tests/e2e/home.e2e.ts'])(
    'does not depend on %s',
    (path) => {
      const before = buildHash(folder);
      write(path, 'two');
      expect(buildHash(folder)).toBe(before);
    },
  );

  it('changes when a file is moved with the same content', () => {
    const before = buildHash(folder);
    rmSync(join(folder, 'src/web/app.tsx'));
    write('src/web/shell.tsx', 'one');
    expect(buildHash(folder)).not.toBe(before);
  });

  it('redraws pictures for a change of the drawing or of the catalogue only', () => {
    const before = artHash(folder);
    write('src/web/app.tsx', 'two');
    expect(artHash(folder)).toBe(before);
    write('src/art/pedal.ts', 'two');
    expect(artHash(folder)).not.toBe(before);
  });
});
