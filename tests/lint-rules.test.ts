import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');

/** Lints files as if they stood at the given places, in an empty house with our rules. */
async function lint(files: Record<string, string>): Promise<string> {
  const house = await mkdtemp(join(tmpdir(), 'taar-lint-'));
  try {
    await copyFile(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(house, path)), { recursive: true });
      await writeFile(join(house, path), text);
    }
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    const result = await run(process.execPath, [oxlint], { cwd: house }).catch((error: { stdout: string }) => error);
    return result.stdout;
  } finally {
    await rm(house, { recursive: true });
  }
}

const importing = (source: string) => `import { thing } from '${source}';\nexport const other = thing;\n`;

describe('the import rules of the floors', () => {
  it.each([
    ['src/domain/probe.ts', '#contracts/api.ts', 'The domain imports nothing'],
    ['src/domain/probe.ts', 'zod', 'The domain imports nothing'],
    ['src/contracts/probe.ts', '#server/app.ts', 'Contracts may import the domain and zod'],
    ['src/contracts/probe.ts', 'node:fs', 'Contracts may import the domain and zod'],
    ['src/server/probe.ts', '#web/router.ts', 'The server never imports the web floor'],
    ['src/server/probe.ts', 'react', 'The server never imports the web floor'],
    ['src/server/cart/probe.ts', '../../web/router.ts', 'The server never imports the web floor'],
    ['src/web/probe.ts', '#server/app.ts', 'The web floor never imports the server'],
    ['src/web/probe.ts', 'node:fs', 'The web floor never imports the server'],
    ['src/web/probe.ts', 'pg', 'The web floor never imports the server'],
    ['src/web/ui/probe.ts', 'wouter', 'Primitives know no router'],
    ['src/web/ui/probe.ts', '../cart/cart.queries.ts', 'Primitives know no router'],
  ])('%s may not import %s', async (place, source, sentence) => {
    expect(await lint({ [place]: importing(source) })).toContain(sentence);
  });

  it.each([
    ['src/domain/probe.ts', './money.ts'],
    ['src/contracts/probe.ts', '#domain/money.ts'],
    ['src/server/probe.ts', '#contracts/api.ts'],
    ['src/web/probe.ts', '#domain/money.ts'],
  ])('%s may import %s', async (place, source) => {
    expect(await lint({ [place]: importing(source) })).toContain('Found 0 warnings and 0 errors');
  });

  it('refuses a cycle', async () => {
    const output = await lint({
      'src/domain/probe-a.ts': "import { b } from './probe-b.ts';\nexport const a = (): number => b();\n",
      'src/domain/probe-b.ts': "import { a } from './probe-a.ts';\nexport const b = (): number => a();\n",
    });
    expect(output).toContain('import(no-cycle)');
  });
});
